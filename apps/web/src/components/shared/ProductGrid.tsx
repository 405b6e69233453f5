import type { ProductCard as Product } from '@muge/contract';
import type { ReactNode } from 'react';
import { keys } from '../../lib/keys.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

/** A grid of cards: two columns on phones, three from 768 px, four from 1024 where `columns` is 4. */
export function ProductGrid({
  products,
  columns = 4,
  eager = 0,
  actions,
}: {
  products: readonly Product[];
  columns?: 3 | 4;
  /** How many of the first cards stand on the first screen. */
  eager?: number;
  /** What stands on each card's picture. */
  actions?: (product: Product) => ReactNode;
}) {
  return (
    <div className={columns === 4 ? 'grid grid--4' : 'grid'}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < eager} actions={actions?.(product)} />
      ))}
    </div>
  );
}

/** The grid while its products are on their way; `label` is read out. */
export function ProductGridSkeleton({ count, columns = 4, label }: { count: number; columns?: 3 | 4; label: string }) {
  return (
    <div className={columns === 4 ? 'grid grid--4' : 'grid'} role="status" aria-label={label}>
      {keys(count).map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
