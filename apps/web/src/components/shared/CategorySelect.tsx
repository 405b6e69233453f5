import { useTranslation } from 'react-i18next';
import { Mandatory } from '../ui/Mandatory.tsx';
import { Select } from '../ui/Select.tsx';
import { type Categories, knownCategories } from './categories.ts';

/** A form's choice of the category, which must be made. */
export function CategorySelect({
  categories,
  value,
  error,
  onChange,
}: {
  categories: Categories;
  value: number | null;
  error: string | undefined;
  onChange: (categoryId: number) => void;
}) {
  const { t } = useTranslation('selling');
  return (
    <Select
      label={<Mandatory label={t('form.category')} />}
      placeholder={t('form.choose')}
      disabled={categories.status === 'pending'}
      options={knownCategories(categories).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

/** Says that the categories couldn't be had, and offers to try again; nothing otherwise. */
export function CategoriesFailed({ categories }: { categories: Categories }) {
  const { t } = useTranslation('selling');
  if (categories.status !== 'error') return null;
  return (
    <p className="formcard__note" role="alert">
      {t('form.categoriesFailed')}{' '}
      <button type="button" className="link" onClick={categories.retry}>
        {t('pictures.retry')}
      </button>
    </p>
  );
}
