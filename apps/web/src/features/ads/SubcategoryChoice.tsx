import type { Subcategory } from '@muge/contract';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';

/** Any number of the category's subcategories, each a chip that is pressed or not. */
export function SubcategoryChoice({
  subcategories,
  chosen,
  error,
  onChange,
}: {
  subcategories: readonly Subcategory[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}) {
  const { t } = useTranslation('ads');
  const note = useId();
  return (
    <fieldset className="field choices" aria-describedby={note}>
      <legend className="field__label">{t('form.subcategories')}</legend>
      {subcategories.length > 0 && (
        <div className="choices__list">
          {subcategories.map(({ id, name }) => (
            <label className="choice chip" key={id}>
              <input
                className="sr"
                type="checkbox"
                checked={chosen.includes(id)}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              {name}
            </label>
          ))}
        </div>
      )}
      <p className={error ? 'field__err' : 'field__help'} id={note}>
        {error && <Icon of={CircleAlert} size={16} />}
        {error ?? t(subcategories.length === 0 ? 'form.noSubcategories' : 'form.subcategoriesHelp')}
      </p>
    </fieldset>
  );
}
