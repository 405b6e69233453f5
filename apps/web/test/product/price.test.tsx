import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductPrice } from '../../src/features/product/ProductPrice.tsx';
import { priceChange } from '../../src/features/product/price-change.ts';
import { renderAt } from '../render.tsx';

describe('the change of a price', () => {
  it('is none without an old price or with the same one', () => {
    expect(priceChange(85, null)).toBeNull();
    expect(priceChange(85, 85)).toBeNull();
  });

  it('points where the price went and says by how much', () => {
    expect(priceChange(85, 110)).toEqual({ direction: 'down', amount: 25 });
    expect(priceChange(110, 85)).toEqual({ direction: 'up', amount: 25 });
  });

  it('is exact in cents', () => {
    expect(priceChange(0.3, 0.1)).toEqual({ direction: 'up', amount: 0.2 });
  });
});

describe('the price of the page', () => {
  it('is green and points down when it fell', async () => {
    await renderAt(<ProductPrice price={85} oldPrice={110} />);
    expect(screen.getByText('110 €').tagName).toBe('S');
    const badge = screen.getByText('25 €').closest('.badge');
    expect(badge?.className).toContain('badge--ok');
    expect(badge?.querySelector('.lucide-arrow-down')).toBeTruthy();
    expect(screen.getByText('The price went down by 25 €')).toBeTruthy();
  });

  it('is red and points up when it rose', async () => {
    await renderAt(<ProductPrice price={1250} oldPrice={1000} />);
    const badge = screen.getByText('250 €').closest('.badge');
    expect(badge?.className).toContain('badge--bad');
    expect(badge?.querySelector('.lucide-arrow-up')).toBeTruthy();
    expect(screen.getByText('The price went up by 250 €')).toBeTruthy();
  });

  it('stands alone when it never changed', async () => {
    const { container } = await renderAt(<ProductPrice price={1250} oldPrice={null} />);
    expect(container.textContent).toBe('1\u00a0250\u00a0€');
  });

  it('is Free at zero', async () => {
    await renderAt(<ProductPrice price={0} oldPrice={20} />);
    expect(screen.getByText('Free')).toBeTruthy();
    expect(screen.getByText('The price went down by 20 €')).toBeTruthy();
  });
});
