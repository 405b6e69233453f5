import { AD_DATES, AD_LIMITS } from '@muge/contract/limits';
import { useTranslation } from 'react-i18next';
import { CategoriesFailed, CategorySelect } from '../../components/shared/CategorySelect.tsx';
import { type Categories, knownCategories } from '../../components/shared/categories.ts';
import { Input, Textarea } from '../../components/ui/Field.tsx';
import { Mandatory } from '../../components/ui/Mandatory.tsx';
import { dayInVilnius } from '../../lib/format.ts';
import { readLink } from './link.ts';
import { SubcategoryChoice } from './SubcategoryChoice.tsx';
import type { Field } from './validate.ts';
import type { AdValues } from './values.ts';

/** What an ad says and where it leads. Specification: signed-in part, section 2 (create ad, edit ad). */
export function AdFields({
  values,
  categories,
  errorOf,
  still,
  onChange,
}: {
  values: AdValues;
  categories: Categories;
  errorOf: (field: Field) => string | undefined;
  /** It is being sent: what is typed now would not go with it. */
  still: boolean;
  onChange: (changes: Partial<AdValues>, fields: readonly Field[]) => void;
}) {
  const { t } = useTranslation('ads');
  const category = knownCategories(categories).find(({ id }) => id === values.categoryId);
  const days = { type: 'date', min: AD_DATES.first, max: AD_DATES.last, 'aria-required': true } as const;
  // Said, not refused: whoever changes an ad that has ended may want just that.
  const isOver = values.endDate >= AD_DATES.first && values.endDate < dayInVilnius(new Date());
  return (
    <>
      <section className="formcard" inert={still}>
        <h2 className="h3 formcard__title">{t('form.place')}</h2>
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          error={errorOf('category_id')}
          onChange={(categoryId) => onChange({ categoryId, subcategoryIds: [] }, ['category_id', 'subcategory_id'])}
        />
        <CategoriesFailed categories={categories} />
        <SubcategoryChoice
          subcategories={category?.subcategories ?? []}
          chosen={values.subcategoryIds}
          error={errorOf('subcategory_id')}
          onChange={(subcategoryIds) => onChange({ subcategoryIds }, ['subcategory_id'])}
        />
      </section>
      <section className="formcard" inert={still}>
        <h2 className="h3 formcard__title">{t('form.banner')}</h2>
        <Input
          label={<Mandatory label={t('form.name')} />}
          name="name"
          autoComplete="off"
          maxLength={AD_LIMITS.name}
          aria-required
          value={values.name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value }, ['name'])}
        />
        <Input
          label={<Mandatory label={t('form.link')} />}
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={AD_LIMITS.link}
          aria-required
          placeholder="example.lt"
          help={t('form.linkHelp')}
          value={values.link}
          error={errorOf('link')}
          onChange={({ target }) => onChange({ link: target.value }, ['link'])}
          onBlur={() => {
            const link = readLink(values.link) ?? values.link;
            if (link !== values.link) onChange({ link }, ['link']);
          }}
        />
        <div className="two formcard__two">
          <Input
            {...days}
            label={<Mandatory label={t('form.start')} />}
            name="start_date"
            value={values.startDate}
            error={errorOf('start_date')}
            onChange={({ target }) => onChange({ startDate: target.value }, ['start_date', 'end_date'])}
          />
          <Input
            {...days}
            label={<Mandatory label={t('form.end')} />}
            name="end_date"
            value={values.endDate}
            error={errorOf('end_date')}
            help={isOver ? t('form.endOver') : undefined}
            onChange={({ target }) => onChange({ endDate: target.value }, ['end_date'])}
          />
        </div>
        <p className="field__help">{t('form.datesHelp')}</p>
        <Textarea
          label={t('form.description')}
          name="description"
          rows={4}
          maxLength={AD_LIMITS.description}
          value={values.description}
          error={errorOf('description')}
          onChange={({ target }) => onChange({ description: target.value }, ['description'])}
        />
      </section>
    </>
  );
}
