import type { OptionField, ProductState } from '@muge/contract';
import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useTranslation } from 'react-i18next';
import { Textarea } from '../../components/ui/Field.tsx';
import { Mandatory } from '../../components/ui/Mandatory.tsx';
import { Segmented } from '../../components/ui/Segmented.tsx';
import { AddressField } from './AddressField.tsx';
import type { PartProps } from './fields.ts';
import { OptionFields } from './OptionFields.tsx';
import { Specifications } from './Specifications.tsx';

const states = ['none', 'new', 'used', 'new-like'] as const satisfies readonly (ProductState | 'none')[];

/** "Additional information". Specification: signed-in part, section 2 (create product, edit product). */
export function AdditionalFields({
  fields,
  isNew,
  ...part
}: PartProps & { fields: readonly OptionField[]; isNew: boolean }) {
  const { t } = useTranslation('selling');
  const { values, onChange, errorOf, still } = part;
  return (
    <section className="formcard" inert={still}>
      <h2 className="h3 formcard__title">{t('form.additional')}</h2>
      <div className="field formcard__state">
        <div className="field__label" aria-hidden="true">
          {t('form.state')}
        </div>
        <Segmented
          label={t('form.state')}
          options={states.map((value) => ({ value, label: t(`form.states.${value}`) }))}
          value={values.state ?? 'none'}
          onChange={(state) => onChange({ state: state === 'none' ? null : state }, ['state'])}
        />
      </div>
      <AddressField
        label={isNew ? t('form.address') : <Mandatory label={t('form.address')} />}
        required={!isNew}
        value={values.address}
        error={errorOf('address')}
        onChange={(address) => onChange({ address }, ['address'])}
      />
      <OptionFields fields={fields} {...part} />
      <Textarea
        label={t('form.description')}
        name="description"
        rows={5}
        maxLength={PRODUCT_LIMITS.description}
        value={values.description}
        error={errorOf('description')}
        onChange={({ target }) => onChange({ description: target.value }, ['description'])}
      />
      <Specifications {...part} />
    </section>
  );
}
