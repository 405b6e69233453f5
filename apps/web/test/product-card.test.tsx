import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProductCard } from '../src/components/shared/ProductCard.tsx';
import { aProduct } from './products.ts';
import { renderAt } from './render.tsx';

const card = () => within(screen.getByRole('article'));

describe('a product card', () => {
  it('leads to the product by its title, marked with the language of its words', async () => {
    await renderAt(<ProductCard product={aProduct()} />);
    const link = card().getByRole('link', { name: 'Miesto dviratis Gazelle Orange C8' });
    expect(link.getAttribute('href')).toBe('/product/7');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('lt');
  });

  it('shows price, subcategory, place and the date in Vilnius', async () => {
    await renderAt(<ProductCard product={aProduct()} />);
    expect(card().getByText('340 €')).toBeTruthy();
    expect(card().getByText('Bicycles').nextSibling?.textContent).toBe(' · Vilnius');
    expect(card().getByText('27.11.25 09:14:52').getAttribute('datetime')).toBe('2025-11-27T07:14:52.000Z');
  });

  it('offers the first picture in three widths', async () => {
    const { container } = await renderAt(
      <ProductCard product={aProduct({ thumbnail: ['/storage/a.webp', '/storage/b.webp'] })} />,
    );
    expect(container.querySelector('img')?.getAttribute('srcset')).toBe(
      '/storage/a.webp?w=320 320w, /storage/a.webp?w=640 640w, /storage/a.webp?w=1280 1280w',
    );
  });

  it('says so where there is no picture', async () => {
    await renderAt(<ProductCard product={aProduct({ thumbnail: [] })} />);
    expect(card().getByText('No picture')).toBeTruthy();
  });

  it('says Free for a price of zero, in the language on screen', async () => {
    await renderAt(<ProductCard product={aProduct({ price: 0 })} />, '/', 'lt');
    expect(card().getByText('Nemokamai')).toBeTruthy();
  });

  it.each([
    ['8 888 888,88 €', 8_888_888.88, false],
    ['88 888 888,88 €', 88_888_888.88, true],
    ['100 000 000 €', 100_000_000, false],
  ])('sets a price as long as %s smaller where cards are narrow: %d', async (text, price, isLong) => {
    await renderAt(<ProductCard product={aProduct({ price })} />);
    expect(card().getByText(text).className).toBe(isLong ? 'price price--long' : 'price');
  });

  it('strikes the old price and points down where the price fell', async () => {
    await renderAt(<ProductCard product={aProduct({ price: 340, old_price: 390 })} />);
    expect(card().getByText('Old price')).toBeTruthy();
    expect(card().getByText('390 €').tagName).toBe('S');
    expect(card().getByText('The price went down')).toBeTruthy();
  });

  it('points up where the price rose', async () => {
    await renderAt(<ProductCard product={aProduct({ price: 260, old_price: 240 })} />);
    expect(card().getByText('The price went up')).toBeTruthy();
  });

  it('opens and closes the description', async () => {
    await renderAt(<ProductCard product={aProduct()} />);
    const toggle = card().getByRole('button', { name: 'Description' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(card().getByText('Tvarkingas, su krepšiu.').getAttribute('lang')).toBe('lt');
    await userEvent.click(toggle);
    expect(card().queryByText('Tvarkingas, su krepšiu.')).toBeNull();
  });

  it('has no toggle where there is no description', async () => {
    await renderAt(<ProductCard product={aProduct({ description: '' })} />);
    expect(card().queryByRole('button')).toBeNull();
  });

  it('has its button, with another label, or none', async () => {
    const { unmount } = await renderAt(<ProductCard product={aProduct()} />);
    expect(card().getByText('To the product').getAttribute('href')).toBe('/product/7');
    unmount();
    const other = await renderAt(<ProductCard product={aProduct()} buttonLabel="Edit" />);
    expect(card().getByText('Edit')).toBeTruthy();
    other.unmount();
    await renderAt(<ProductCard product={aProduct()} hideButton />);
    expect(card().queryByText('To the product')).toBeNull();
  });

  it('marks what is completed or archived', async () => {
    const { unmount } = await renderAt(<ProductCard product={aProduct({ status: 'completed' })} />);
    expect(card().getByText('Completed')).toBeTruthy();
    unmount();
    await renderAt(<ProductCard product={aProduct({ status: 'archived' })} />);
    expect(card().getByText('Archived')).toBeTruthy();
  });

  it('holds the actions it is given', async () => {
    await renderAt(<ProductCard product={aProduct()} actions={<button type="button">Favourite</button>} />);
    expect(card().getByRole('button', { name: 'Favourite' })).toBeTruthy();
  });
});
