import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { keys } from '../../lib/keys.ts';
import { knownPictures } from './known-pictures.ts';

function lines(widths: readonly string[], height: number) {
  return widths.map((width) => <Skeleton key={width} className="wait__line" style={{ width, height }} />);
}

/** Small pictures in one row, which is drawn where nobody knows how many there are. */
const row = 5;

/**
 * The product page's boxes in grey, where they will stand: as many small pictures as a list knows of, so that nothing
 * below them jumps when the product is there.
 */
export function ProductSkeleton({ id }: { id: number }) {
  const { t } = useTranslation('product');
  const client = useQueryClient();
  const [pictures] = useState(() => knownPictures(client, id));
  const thumbs = pictures === null ? row : pictures > 1 ? pictures : 0;
  return (
    <div className="product-page" role="status" aria-label={t('loading')}>
      <div className="desktop product__trail crumbs">
        <Skeleton className="wait__line" style={{ width: 320, height: 10 }} />
      </div>
      <div className="product">
        <div className="product__media gallery">
          <div className={pictures === 0 ? 'gallery__main gallery__main--none skel' : 'gallery__main skel'} />
          {thumbs > 0 && (
            <div className="thumbs desktop">
              {keys(thumbs).map((key) => (
                <Skeleton key={key} className="wait__thumb" />
              ))}
            </div>
          )}
        </div>
        <div className="product__side">
          <div className="panel panel--buy">
            <div className="buy">
              <p className="price">
                <Skeleton className="wait__line" style={{ width: 120, height: 'calc(1lh - 8px)' }} />
              </p>
              <div className="wait__title">{lines(['100%', '70%'], 20)}</div>
              {lines(['80%'], 18)}
              <div className="buy__act desktop">
                <Skeleton className="wait__button" />
              </div>
              <Skeleton className="wait__button wait__button--next desktop" />
            </div>
          </div>
          <div className="panel">
            <div className="seller">
              <Skeleton className="wait__avatar" />
              <div className="seller__who">{lines(['60%', '45%'], 16)}</div>
            </div>
          </div>
        </div>
        <div className="product__main">
          <div className="block">
            <Skeleton className="wait__line" style={{ width: 140, height: 26 }} />
            {lines(['92%', '88%', '40%'], 18)}
          </div>
          <div className="block">
            <Skeleton className="wait__line" style={{ width: 120, height: 26 }} />
            <div className="facts">
              {[1, 2, 3, 4].map((n) => (
                <div key={n}>
                  <Skeleton className="facts__wait" />
                  <Skeleton className="facts__wait" />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="section" aria-hidden="true">
        <ProductGridSkeleton count={4} label="" />
      </div>
    </div>
  );
}
