/** Where a price went. */
export interface PriceChange {
  /** The arrow points there. */
  direction: 'up' | 'down';
  /** By how much, in euros. */
  amount: number;
}

/** How a price differs from the one before it; null when there was none or it is the same. Specification: decisions, old_price. */
export function priceChange(price: number, oldPrice: number | null): PriceChange | null {
  if (oldPrice === null || oldPrice === price) return null;
  const cents = Math.round(price * 100) - Math.round(oldPrice * 100);
  return { direction: cents > 0 ? 'up' : 'down', amount: Math.abs(cents) / 100 };
}
