import type { ProductCard } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withMark } from '../../src/features/favorites/cache.ts';
import { FavoritesPage } from '../../src/features/favorites/FavoritesPage.tsx';
import { Heart } from '../../src/features/favorites/Heart.tsx';
import { recommendationsQuery } from '../../src/features/recommendations/api.ts';
import { setToken } from '../../src/lib/token.ts';
import { backend, refusal } from '../auth/backend.ts';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';

const onGuest = vi.fn();
const hearts = (product: ProductCard) => <Heart product={product} onGuest={onGuest} />;
const meta = { page: 1, per_page: 24, total: 2, total_capped: false, next_cursor: null };

/** A list of another feature, beside the favourites. */
function Recommended() {
  const { data = [] } = useQuery(recommendationsQuery);
  return (
    <section aria-label="Recommended">
      {data.map((product) => (
        <div key={product.id}>{hearts(product)}</div>
      ))}
    </section>
  );
}

const both = (
  <>
    <Recommended />
    <FavoritesPage actions={hearts} />
  </>
);
const marks = () =>
  screen.getAllByRole('button', { name: /^Favourite: / }).map((heart) => heart.getAttribute('aria-pressed'));
const pressFirst = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^Favourite: / }))[0] ?? document.body);

beforeEach(() => {
  setToken('abc');
  onGuest.mockClear();
});

describe('a heart', () => {
  it('changes every list at once, is out of use meanwhile, and has the lists fetched again', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const calls = backend({
      'GET /products': () => [aProduct()],
      'GET /favorites': () => ({ data: [aProduct()], meta }),
      'POST /products/7/favorite': () => new Promise((resolve) => (finish = resolve)),
    });
    await renderAt(both);
    await waitFor(() => expect(marks()).toEqual(['false', 'false']));
    await pressFirst();
    await waitFor(() => expect(marks()).toEqual(['true', 'true']));
    for (const heart of screen.getAllByRole('button', { name: /^Favourite: / })) {
      expect(heart.getAttribute('aria-disabled')).toBe('true');
    }
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /^Favourite: / })[0]);
    await pressFirst();
    expect(calls.filter(({ name }) => name.endsWith('/favorite'))).toHaveLength(1);
    const before = calls.filter(({ name }) => name === 'GET /products').length;
    finish(Response.json({ message: 'Added.', data: { product_id: 7, is_favorite: true } }, { status: 201 }));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'GET /products').length).toBe(before + 1));
    expect(calls.filter(({ name }) => name === 'GET /favorites').length).toBe(2);
    expect(calls.find(({ name }) => name === 'POST /products/7/favorite')?.authorization).toBe('Bearer abc');
  });

  it('removes what is marked', async () => {
    const calls = backend({
      'GET /products': () => [aProduct({ is_favorite: true })],
      'DELETE /products/7/favorite': () => ({ message: 'Removed.' }),
    });
    await renderAt(<Recommended />);
    await pressFirst();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /products/7/favorite'));
  });

  it('takes it back when the server refuses, and says so', async () => {
    let refuse: (answer: unknown) => void = () => undefined;
    backend({
      'GET /products': () => [aProduct()],
      'GET /favorites': () => ({ data: [aProduct()], meta }),
      'POST /products/7/favorite': () => new Promise((resolve) => (refuse = resolve)),
    });
    await renderAt(both);
    await waitFor(() => expect(marks()).toEqual(['false', 'false']));
    await pressFirst();
    await waitFor(() => expect(marks()).toEqual(['true', 'true']));
    refuse(refusal(404, 'not_found'));
    await waitFor(() => expect(marks()).toEqual(['false', 'false']));
    expect(screen.getByText('It could not be added to favourites. Not found.')).toBeTruthy();
  });

  it('is marked again when it could not be removed, which is said', async () => {
    backend({
      'GET /products': () => [aProduct({ is_favorite: true })],
      'DELETE /products/7/favorite': () => refusal(403, 'forbidden'),
    });
    await renderAt(<Recommended />);
    await pressFirst();
    expect(await screen.findByText(/^It could not be removed from favourites\./)).toBeTruthy();
    await waitFor(() => expect(marks()).toEqual(['true']));
  });

  it.each([
    [false, 'To favourites'],
    [true, 'In favourites'],
  ])('in words, where it is marked: %s, says %s', async (is_favorite, words) => {
    backend({});
    const product = aProduct({ is_favorite, name: 'Dviratis' });
    await renderAt(<Heart product={product} look="button" onGuest={onGuest} />);
    const button = screen.getByRole('button', { name: `${words}: Dviratis`, pressed: is_favorite });
    expect(button.textContent).toBe(words);
  });

  it('leaves the others as they are', async () => {
    const list = [aProduct({ id: 7 }), aProduct({ id: 8 })];
    const pages = { pages: [{ data: list, meta }], pageParams: [undefined] };
    const marked = withMark(pages, 7, true);
    expect(marked).toMatchObject({
      pages: [
        {
          data: [
            { id: 7, is_favorite: true },
            { id: 8, is_favorite: false },
          ],
        },
      ],
    });
    expect(withMark(pages, 9, true)).toBe(pages);
    expect(withMark([{ id: 7, name: 'A category' }], 7, true)).toEqual([{ id: 7, name: 'A category' }]);
  });

  it('asks guests to sign in', async () => {
    setToken(null);
    const calls = backend({ 'GET /products': () => [aProduct({ is_favorite: true })] });
    await renderAt(<Recommended />);
    await pressFirst();
    expect(onGuest).toHaveBeenCalledOnce();
    expect(marks()).toEqual(['false']);
    expect(calls.map(({ name }) => name)).toEqual(['GET /products']);
  });
});

describe('the favourites', () => {
  it('say "no Products" when there are none', async () => {
    backend({ 'GET /favorites': () => ({ data: [], meta: { ...meta, total: 0 } }) });
    await renderAt(<FavoritesPage actions={hearts} />);
    expect(await screen.findByRole('heading', { name: 'no Products' })).toBeTruthy();
    expect(screen.getByText('Press the heart on an advert, and it stays here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search adverts' }).getAttribute('href')).toBe('/search');
  });

  it('load more by cursor and mark what is no longer available', async () => {
    const calls = backend({
      'GET /favorites': ({ query }) =>
        query.includes('cursor=next')
          ? { data: [aProduct({ id: 8, name: 'Kitas', status: 'completed' })], meta }
          : { data: [aProduct()], meta: { ...meta, next_cursor: 'next' } },
    });
    await renderAt(<FavoritesPage actions={hearts} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Kitas');
    expect(screen.getByRole('heading', { level: 2, name: 'Adverts' })).toBeTruthy();
    expect(within(screen.getAllByRole('article')[1] ?? document.body).getByText('Completed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(calls.map(({ query }) => query)).toEqual(['?per_page=24', '?per_page=24&cursor=next']);
  });

  it('say that they could not be loaded, and try again', async () => {
    let broken = true;
    backend({ 'GET /favorites': () => (broken ? refusal(404, 'not_found') : { data: [aProduct()], meta }) });
    await renderAt(<FavoritesPage actions={hearts} />);
    expect(await screen.findByText('Your favourites could not be loaded')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('keeps the focus in the list as cards leave it, and at its heading after the last', async () => {
    let left = [7, 8, 9].map((id) => aProduct({ id, name: `Daiktas ${id}`, is_favorite: true }));
    const remove = (id: number) => () => {
      left = left.filter((product) => product.id !== id);
      return { message: 'Removed.' };
    };
    backend({
      'GET /favorites': () => ({ data: left, meta: { ...meta, total: left.length } }),
      'DELETE /products/7/favorite': remove(7),
      'DELETE /products/8/favorite': remove(8),
      'DELETE /products/9/favorite': remove(9),
    });
    await renderAt(<FavoritesPage actions={hearts} />);
    const press = async (id: number) =>
      userEvent.click(await screen.findByRole('button', { name: `Favourite: Daiktas ${id}` }));
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    await press(8);
    await waitFor(() => expect(focused()).toBe('Favourite: Daiktas 9'));
    await press(9);
    await waitFor(() => expect(focused()).toBe('Favourite: Daiktas 7'));
    await press(7);
    await screen.findByRole('heading', { name: 'no Products' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
