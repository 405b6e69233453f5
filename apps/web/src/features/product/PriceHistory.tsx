import type { ProductDetail } from '@muge/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { formatCardDate, formatPrice } from '../../lib/format.ts';
import { priceChange } from './price-change.ts';

/** The prices a product had, the present one first, and when each took the place of the one before, as far as that is known. */
export function PriceHistory({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'common']);
  const changes = product.price_changes;
  if (changes.length === 0) return null;
  const free = t('common:card.free');
  const prices = [product.price, ...changes.map(({ price }) => price)];
  // What is published anew is dated anew: since when the first price stood isn't known then.
  const begun = changes.some(({ changed_at }) => changed_at < product.created_at) ? null : product.created_at;
  const rows = prices.map((price, index) => ({
    price,
    since: changes[index]?.changed_at ?? begun,
    change: priceChange(price, prices[index + 1] ?? null),
  }));
  return (
    <section className="block">
      <h2>{t('history.title')}</h2>
      <ol className="price-history">
        {rows.map(({ price, since, change }) => (
          <li key={since ?? 'first'}>
            <b>{formatPrice(price, free)}</b>
            {change && (
              <Badge
                tone={change.direction === 'up' ? 'bad' : 'ok'}
                icon={change.direction === 'up' ? ArrowUp : ArrowDown}
              >
                <span aria-hidden="true">{formatPrice(change.amount, free)}</span>
                <span className="sr">
                  {t(change.direction === 'up' ? 'priceRoseBy' : 'priceFellBy', {
                    amount: formatPrice(change.amount, free),
                  })}
                </span>
              </Badge>
            )}
            {since !== null && (
              <span className="price-history__since muted">
                {t('history.since')} <time dateTime={since}>{formatCardDate(since)}</time>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
