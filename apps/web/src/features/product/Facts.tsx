import type { OptionField, ProductDetail } from '@muge/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { useLanguage } from '../../lib/language.ts';
import { optionFacts } from './option-facts.ts';

/** The option fields of a product's subcategory: on their way, there, or not to be had. */
export type Fields =
  | { status: 'pending' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; list: readonly OptionField[] };

/** Options by the subcategory's fields, and the state among them. Specification: signed-in part, section 2. */
export function Options({ product, fields }: { product: ProductDetail; fields: Fields }) {
  const { t } = useTranslation(['product', 'common']);
  const language = useLanguage();
  const given = Object.keys(product.options).length;
  if (given === 0 && product.state === null) return null;
  const facts =
    fields.status === 'success'
      ? optionFacts(fields.list, product.options, { yes: t('yes'), no: t('no'), language })
      : [];
  if (fields.status === 'success' && facts.length === 0 && product.state === null) return null;
  return (
    <section className="block">
      <h2>{t('options')}</h2>
      <dl className="facts">
        {facts.map(({ key, label, value, listing }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd lang={listing ? (product.language ?? undefined) : undefined}>{value}</dd>
          </div>
        ))}
        {fields.status === 'pending' &&
          Object.keys(product.options).map((key) => (
            <div key={key} aria-hidden="true">
              <dt>
                <Skeleton className="facts__wait" />
              </dt>
              <dd>
                <Skeleton className="facts__wait" />
              </dd>
            </div>
          ))}
        {product.state !== null && (
          <div>
            <dt>{t('state.label')}</dt>
            <dd>{t(`state.${product.state}`)}</dd>
          </div>
        )}
      </dl>
      {fields.status === 'error' && given > 0 && (
        <p className="row facts__failed" role="alert">
          {t('optionsFailed')}
          <Button variant="line" size="sm" icon={RotateCw} onClick={fields.retry}>
            {t('common:tryAgain')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** What the seller wrote in pairs, in the seller's order and language. Specification: decisions, specifications. */
export function Specifications({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const names = product.specification_names;
  if (names.length === 0) return null;
  return (
    <section className="block">
      <h2>{t('specifications')}</h2>
      <dl className="facts" lang={product.language ?? undefined}>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{product.specifications[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
