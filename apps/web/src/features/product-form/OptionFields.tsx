import type { OptionField } from '@muge/contract';
import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useTranslation } from 'react-i18next';
import { Input } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import type { PartProps } from './fields.ts';

function OptionControl({
  field: { key, label, type, choices, unit },
  value,
  error,
  onChange,
}: {
  field: OptionField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('selling');
  if (type === 'select' || type === 'boolean') {
    const offered =
      type === 'boolean'
        ? [
            { value: 'true', label: t('form.yes') },
            { value: 'false', label: t('form.no') },
          ]
        : (choices ?? []).map((choice) => ({ value: choice.key, label: choice.label }));
    return (
      <Select
        label={label}
        placeholder={t('form.choose')}
        options={[{ value: '', label: t('form.none') }, ...offered]}
        value={value === '' ? null : value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <Input
      label={label}
      name={`option-${key}`}
      autoComplete="off"
      {...(type === 'number' && { inputMode: 'decimal', className: 'num' })}
      {...(unit !== null && { unit })}
      maxLength={PRODUCT_LIMITS.optionText}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The fields of the chosen subcategory. Specification: signed-in part, section 2; decisions, subcategory.options. */
export function OptionFields({ fields, values, onChange, errorOf }: PartProps & { fields: readonly OptionField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="two formcard__two">
      {fields.map((field) => (
        <OptionControl
          key={field.key}
          field={field}
          value={values.options[field.key] ?? ''}
          error={errorOf(`options.${field.key}`)}
          onChange={(value) =>
            onChange({ options: { ...values.options, [field.key]: value } }, [`options.${field.key}`])
          }
        />
      ))}
    </div>
  );
}
