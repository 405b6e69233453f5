import { AUTH_LIMITS, PRODUCT_LIMITS } from '@muge/contract/limits';
import { formatPriceInput, parsePrice } from '@muge/i18n/price';
import { useTranslation } from 'react-i18next';
import { CategoriesFailed, CategorySelect } from '../../components/shared/CategorySelect.tsx';
import { type Categories, knownCategories } from '../../components/shared/categories.ts';
import { Input } from '../../components/ui/Field.tsx';
import { Mandatory } from '../../components/ui/Mandatory.tsx';
import { Select } from '../../components/ui/Select.tsx';
import type { PartProps } from './fields.ts';

/** Longest text of a price field: 100 million with its spaces, cents and sign fits. */
const priceLength = 20;

/** "Basic information". Specification: signed-in part, section 2 (create product, edit product). */
export function BasicFields({
  values,
  onChange,
  errorOf,
  still,
  categories,
  isNew,
}: PartProps & { categories: Categories; isNew: boolean }) {
  const { t } = useTranslation('selling');
  const subcategories = knownCategories(categories).find(({ id }) => id === values.categoryId)?.subcategories ?? [];
  const mandatoryOnEdit = (label: string) => (isNew ? label : <Mandatory label={label} />);

  return (
    <section className="formcard" inert={still}>
      <h2 className="h3 formcard__title">{t('form.basic')}</h2>
      <Input
        label={<Mandatory label={t('form.name')} />}
        name="name"
        autoComplete="off"
        maxLength={PRODUCT_LIMITS.name}
        aria-required
        value={values.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value }, ['name'])}
      />
      <div className="two formcard__two">
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          error={errorOf('category_id')}
          onChange={(categoryId) =>
            onChange({ categoryId, subcategoryId: null, options: {} }, ['category_id', 'subcategory_id'])
          }
        />
        <Select
          label={isNew ? t('form.subcategory') : t('form.subcategories')}
          placeholder={t('form.choose')}
          disabled={subcategories.length === 0}
          options={[
            { value: '', label: t('form.none') },
            ...subcategories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={values.subcategoryId === null ? null : String(values.subcategoryId)}
          error={errorOf('subcategory_id')}
          onChange={(id) => onChange({ subcategoryId: id === '' ? null : Number(id) }, ['subcategory_id'])}
        />
      </div>
      <CategoriesFailed categories={categories} />
      <div className="two formcard__two">
        <Input
          label={<Mandatory label={t('form.price')} />}
          name="price"
          className="num"
          inputMode="decimal"
          autoComplete="off"
          maxLength={priceLength}
          unit="€"
          aria-required
          help={t('form.priceHelp')}
          value={values.price}
          error={errorOf('price')}
          onChange={({ target }) => onChange({ price: target.value }, ['price'])}
          onBlur={() => {
            const price = parsePrice(values.price);
            const text = price.ok ? formatPriceInput(price.cents) : values.price;
            if (text !== values.price) onChange({ price: text }, ['price']);
          }}
        />
        <Input
          label={mandatoryOnEdit(t('form.phone'))}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={AUTH_LIMITS.phone}
          aria-required={!isNew}
          help={t('form.phoneHelp')}
          value={values.phone}
          error={errorOf('contact_phone')}
          onChange={({ target }) => onChange({ phone: target.value }, ['contact_phone'])}
        />
      </div>
      <Input
        label={<Mandatory label={t('form.email')} />}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={AUTH_LIMITS.email}
        aria-required
        help={t('form.emailHelp')}
        value={values.email}
        error={errorOf('contact_email')}
        onChange={({ target }) => onChange({ email: target.value }, ['contact_email'])}
      />
    </section>
  );
}
