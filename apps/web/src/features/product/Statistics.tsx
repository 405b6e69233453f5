import type { ProductDetail } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** Reviews of the seller; how often the product was seen, written about and called about. Specification: signed-in part, section 2. */
export function Statistics({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const figures = [
    [product.user.reviews_count, t('statistics.reviews', { count: product.user.reviews_count })],
    [product.watch_count, t('statistics.seen')],
    [product.written_count, t('statistics.written')],
    [product.called_count, t('statistics.called')],
  ] as const;
  return (
    <section className="block" id="statistics">
      <h2>{t('statistics.title')}</h2>
      <ul className="stats">
        {figures.map(([figure, label]) => (
          <li key={label}>
            <b>{formatNumber(figure, language)}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
