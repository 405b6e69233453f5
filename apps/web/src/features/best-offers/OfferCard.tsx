import type { ProductCard } from '@muge/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Price } from '../../components/shared/Price.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatCardDate } from '../../lib/format.ts';
import { linkTo } from '../../lib/paths.ts';

/** The picture's width on its card: beside the words, or above them where cards are narrow (offers.css). */
const pictureSizes = '(min-width: 1024px) 160px, (min-width: 768px) 33vw, 128px';

/** A product as the wide card of the best offers; all of it leads to the product. */
export function OfferCard({ product, actions }: { product: ProductCard; actions?: ReactNode }) {
  const { t } = useTranslation();
  const to = linkTo.product(product.id);
  return (
    <article className="card offer">
      <div className="offer__media">
        <Picture path={product.thumbnail[0]} thumbhash={product.thumbhash} sizes={pictureSizes} />
      </div>
      {actions}
      <div className="card__body">
        <Price price={product.price} oldPrice={product.old_price} />
        <h3 className="card__title" lang={product.language ?? undefined}>
          <Link className="card__link" to={to}>
            {product.name}
          </Link>
        </h3>
        <p className="card__meta card__meta--where">
          {product.subcategory_name && <span>{product.subcategory_name}</span>}
          {product.place && (
            <span>
              {product.subcategory_name && ' · '}
              {product.place}
            </span>
          )}
        </p>
        <p className="card__meta card__meta--when num">
          <span className="sr">{t('card.created')} </span>
          <time dateTime={product.created_at}>{formatCardDate(product.created_at)}</time>
        </p>
        <div className="card__foot">
          <Link className="quiet" to={to} aria-label={`${t('card.toProduct')}: ${product.name}`}>
            {t('card.toProduct')}
          </Link>
        </div>
      </div>
    </article>
  );
}
