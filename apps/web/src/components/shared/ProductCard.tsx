import type { ProductCard as Product } from '@muge/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCardDate } from '../../lib/format.ts';
import { linkTo } from '../../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Price } from './Price.tsx';

/** How wide cards are shown in the grids: half of a phone, a third from 768, a quarter of the page from 1024. */
const cardSizes = '(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw';

/**
 * A product in a list. The whole card leads to the product; the buttons on it stay reachable. By its own width it turns
 * compact (card.css). Specification: public part, section 2 (product card).
 */
export function ProductCard({
  product,
  buttonLabel,
  hideButton = false,
  eager = false,
  sizes = cardSizes,
  actions,
}: {
  product: Product;
  /** Label of the button; "To the product" unless told. */
  buttonLabel?: string;
  hideButton?: boolean;
  /** On the first screen: its picture is loaded at once. */
  eager?: boolean;
  sizes?: string;
  /** Stands on the picture's upper right, above the card's link. */
  actions?: ReactNode;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const descriptionId = useId();
  const lang = product.language ?? undefined;
  const gone = product.status === 'completed' || product.status === 'archived';
  const to = linkTo.product(product.id);
  const label = buttonLabel ?? t('card.toProduct');

  return (
    <article className={gone ? 'card card--gone' : 'card'}>
      <div className="card__media">
        <Picture path={product.thumbnail[0]} thumbhash={product.thumbhash} sizes={sizes} eager={eager} />
        {gone && (
          <Badge className="card__flag">
            {product.status === 'completed' ? t('card.completed') : t('card.archived')}
          </Badge>
        )}
      </div>
      {actions}
      <div className="card__body">
        <Price price={product.price} oldPrice={product.old_price} />
        <h3 className="card__title" lang={lang}>
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
        {open && (
          <p className="card__desc" id={descriptionId} lang={lang}>
            {product.description}
          </p>
        )}
        <div className="card__foot">
          {product.description !== '' && (
            <button
              type="button"
              className="quiet quiet--more"
              aria-expanded={open}
              aria-controls={open ? descriptionId : undefined}
              onClick={() => setOpen(!open)}
            >
              <span>{t('card.description')}</span>
              <Icon of={open ? ChevronUp : ChevronDown} size={16} />
            </button>
          )}
          {!hideButton && (
            <Link className="quiet quiet--go" to={to} aria-label={`${label}: ${product.name}`}>
              {label}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

/** Where a card's price, title and place will stand. */
export function CardTextSkeleton() {
  return (
    <>
      <p className="price">
        <span className="skel skel--price" />
      </p>
      <p className="card__title">
        <span className="skel skel--long" />
        <span className="skel skel--short" />
      </p>
      <p className="card__meta">
        <span className="skel skel--where" />
      </p>
    </>
  );
}

/** Where a card will stand: the same boxes, grey. */
export function ProductCardSkeleton() {
  return (
    <div className="card card--skeleton" aria-hidden="true">
      <div className="card__media skel" />
      <div className="card__body">
        <CardTextSkeleton />
        <p className="card__meta card__meta--when">
          <span className="skel skel--when" />
        </p>
        <div className="card__foot">
          <span className="skel skel--word" />
          <span className="skel skel--word" />
        </div>
      </div>
    </div>
  );
}
