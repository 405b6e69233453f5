import type { SellerProductCard } from '@muge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProducts } from '../../src/features/own-products/OwnProducts.tsx';
import { ArchivePage, OwnProductsWaiting, ProductsPage } from '../../src/features/own-products/OwnProductsPage.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, refusal } from '../auth/backend.ts';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';

const own = { watch_count: 12, written_count: 1, called_count: 0, hidden_reason: null };
const mine = (changes: Partial<SellerProductCard> = {}): SellerProductCard => ({ ...aProduct(), own, ...changes });

const noCounts = { Saved: 0, archived: 0, completed: 0 };
function page(data: SellerProductCard[], next: string | null = null, total = data.length, counts = noCounts) {
  return { data, meta: { page: 1, per_page: 12, total, total_capped: false, next_cursor: next }, counts };
}

beforeEach(() => setToken('abc'));
describe('my products', () => {
  it.each([
    ['products', <OwnProductsWaiting key="products" />, <ProductsPage key="there" />],
    ['archive', <OwnProductsWaiting key="archive" archive />, <ArchivePage key="there" />],
  ])('have the same above their first row while it isn’t known who is here: %s', async (name, waiting, there) => {
    const above = () => {
      const skeleton = document.querySelector('.owns');
      const all = [...document.querySelectorAll('h1, h2, .chip')];
      return all
        .filter((element) => skeleton && element.compareDocumentPosition(skeleton) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map(({ textContent }) => textContent?.trim());
    };
    // Never answered: the rows stay on their way.
    backend({
      'GET /user/products/active': () => new Promise(() => undefined),
      'GET /user/products/archived': () => new Promise(() => undefined),
    });
    const first = await renderAt(waiting, `/profile/${name}`);
    const before = above();
    first.unmount();
    await renderAt(there, `/profile/${name}`);
    expect(before.length).toBeGreaterThan(1);
    expect(before).toEqual(above());
  });

  it.each([
    ['en', 'Authentication needed.'],
    ['lt', 'Reikia prisijungti.'],
    ['ru', 'Нужно войти.'],
  ] as const)('aren’t asked for without a token, which is said in %s', async (language, text) => {
    setToken(null);
    const calls = backend({});
    await renderAt(<OwnProducts list="active" />, '/profile/products', language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('show the published ones and the rest apart, each with its count, numbers and links', async () => {
    backend({
      'GET /user/products/active': () => page([mine()]),
      'GET /user/products/archived': () => page([mine({ id: 8, name: 'Juodraštis', status: 'Saved' })]),
    });
    await renderAt(<ProductsPage />, '/profile/products');
    expect(await screen.findByRole('heading', { level: 2, name: 'Published 1' })).toBeTruthy();
    const [first, second] = await screen.findAllByRole('article');
    const published = within(first ?? document.body);
    for (const text of ['27.11.25 09:14:52', 'Bicycles', '340 €', '12 views', '1 chat', '0 calls', 'Published']) {
      expect(published.getByText(text, { normalizer: (words) => words.replace(/\u00a0/g, ' ') })).toBeTruthy();
    }
    expect(published.getByText('Placed')).toBeTruthy();
    expect(published.getByRole('link', { name: /^To the product: / }).getAttribute('href')).toBe('/product/7');
    expect(published.getByRole('link', { name: /^Edit: / }).getAttribute('href')).toBe('/product/edit/7');
    expect(within(second ?? document.body).getByText('Draft')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create new product' }).getAttribute('href')).toBe('/new-product');
  });

  it.each([
    [
      'published',
      <OwnProducts key="active" list="active" />,
      '',
      'What you put up stands here, with its views and calls.',
    ],
    ['other', <ArchivePage key="all" />, '', 'Drafts, put away and completed products stand here.'],
    ['drafts', <ArchivePage key="drafts" />, '?status=Saved', 'You have no drafts.'],
    ['put away', <ArchivePage key="archived" />, '?status=archived', 'You have put nothing away.'],
    ['completed', <ArchivePage key="completed" />, '?status=completed', 'You have completed nothing yet.'],
  ])('say "no Products" where there are no %s ones', async (_which, list, query, hint) => {
    backend({ 'GET /user/products/active': () => page([]), 'GET /user/products/archived': () => page([]) });
    await renderAt(list, `/profile/archive${query}`);
    expect(await screen.findByRole('heading', { name: 'no Products' })).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('that are not published are shown by their status, which is in the address', async () => {
    const counts = { Saved: 1, archived: 1200, completed: 0 };
    const drafts = page([mine({ id: 8, name: 'Juodraštis', status: 'Saved' })], null, 1, counts);
    const calls = backend({
      'GET /user/products/archived': ({ query }) => {
        if (query.includes('status=Saved')) return drafts;
        if (query.includes('status=')) return page([], null, 0, counts);
        return page([mine({ status: 'archived' }), ...drafts.data], null, 2, counts);
      },
    });
    const { unmount } = await renderAt(<ArchivePage />, '/profile/archive');
    expect(await screen.findByRole('heading', { level: 2, name: 'Not published 2' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Which are shown' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Archived 1,200' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Drafts 1' }));
    // How many there are of each stays in sight while those of one are on their way.
    expect(screen.getByRole('button', { name: 'Drafts 1', pressed: true })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Not published 1' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Completed 0' }));
    expect(await screen.findByText('You have completed nothing yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All 1,201' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    unmount();
    const before = calls.length;
    await renderAt(<ArchivePage />, '/profile/archive?status=Saved');
    expect(await screen.findByText('Juodraštis')).toBeTruthy();
    expect(calls.slice(before).map(({ query }) => query)).toEqual(['?per_page=12&status=Saved']);
  });

  it.each([
    [1, '1 view', '1 chat', '1 call'],
    [2, '2 views', '2 chats', '2 calls'],
  ])('count %d of each', async (count, seen, written, called) => {
    const counts = { watch_count: count, written_count: count, called_count: count, hidden_reason: null };
    backend({ 'GET /user/products/archived': () => page([mine({ own: counts })]) });
    await renderAt(<ArchivePage />, '/profile/archive');
    for (const text of [seen, written, called]) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('tell why a moderator has hidden one', async () => {
    const hidden = { ...own, written_count: 2, hidden_reason: 'A fake' };
    backend({ 'GET /user/products/archived': () => page([mine({ own: hidden })]) });
    await renderAt(<ArchivePage />, '/profile/archive');
    expect(await screen.findByText('Hidden by a moderator: A fake')).toBeTruthy();
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(screen.queryByText('Published')).toBeNull();
    expect(screen.getByText('2 chats')).toBeTruthy();
  });

  it('that cannot be had say so, and can be asked for again', async () => {
    let down = true;
    backend({ 'GET /user/products/archived': () => (down ? refusal(403, 'forbidden') : page([mine()])) });
    await renderAt(<ArchivePage />, '/profile/archive');
    expect(await screen.findByText('Your products could not be loaded')).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('are deleted only after asking', async () => {
    let list = [mine()];
    const calls = backend({
      'GET /user/products/archived': () => page(list),
      'DELETE /products/7': () => {
        list = [];
        return { message: 'Product was deleted' };
      },
    });
    const deletions = () => calls.filter(({ name }) => name === 'DELETE /products/7');
    await renderAt(<ArchivePage />, '/profile/archive');
    const open = async () => userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    await open();
    expect(screen.getByText('Delete this product?')).toBeTruthy();
    expect(
      screen.getByText(
        '“Miesto dviratis Gazelle Orange C8” leaves Mugė for good. What was written about it stays with those who wrote.',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deletions()).toHaveLength(0);
    await open();
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
    // Twice, before anything is drawn.
    act(() => [1, 2].forEach(() => void confirm.click()));
    expect(await screen.findByText('Product was deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'no Products' })).toBeTruthy();
    expect(deletions()).toHaveLength(1);
  });

  it('say why they could not be deleted', async () => {
    backend({
      'GET /user/products/archived': () => page([mine()]),
      'DELETE /products/7': () => refusal(404, 'not_found'),
    });
    await renderAt(<ArchivePage />, '/profile/archive');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not found.')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('leave the list where they were deleted elsewhere', async () => {
    let list = [mine()];
    backend({ 'GET /user/products/archived': () => page(list), 'DELETE /products/7': () => refusal(404, 'not_found') });
    await renderAt(<ArchivePage />, '/profile/archive');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    list = [];
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'no Products' })).toBeTruthy();
  });

  it.each([
    ['Published', /^Mark as completed: /, 'completed', 'The product is completed'],
    ['Published', /^Put away: /, 'archived', 'The product is in the archive'],
    ['Saved', /^Publish: /, 'Published', 'The product is published'],
    ['archived', /^Publish: /, 'Published', 'The product is published'],
    ['completed', /^Publish: /, 'Published', 'The product is published'],
  ] as const)('that are %s become by %s %s', async (status, button, to, words) => {
    const calls = backend({
      'GET /user/products/archived': () => page([mine({ status })]),
      'PUT /products/7': () => ({ message: 'Done.', data: {} }),
    });
    await renderAt(<ArchivePage />, '/profile/archive');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.find(({ name }) => name === 'PUT /products/7')?.body).toEqual({ status: to });
  });

  it('are put away one after the other without waiting, and the focus stays where they were', async () => {
    let list = [7, 8, 9, 10].map((id) => mine({ id, name: `Daiktas ${id}` }));
    const doors = new Map([8, 9].map((id) => [id, Promise.withResolvers<void>()]));
    const put = (id: number) => async () => {
      await doors.get(id)?.promise;
      list = list.filter((product) => product.id !== id);
      return { message: 'Done.', data: {} };
    };
    backend({ 'GET /user/products/active': () => page(list), 'PUT /products/8': put(8), 'PUT /products/9': put(9) });
    await renderAt(<OwnProducts list="active" />, '/profile/products');
    const press = (id: number) => userEvent.click(screen.getByRole('button', { name: `Put away: Daiktas ${id}` }));
    await screen.findByText('Daiktas 8');
    await press(8);
    await press(9);
    expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-busy'))).toEqual([
      null,
      'true',
      'true',
      null,
    ]);
    doors.get(8)?.resolve();
    await waitFor(() => expect(screen.queryByText('Daiktas 8')).toBeNull());
    doors.get(9)?.resolve();
    await waitFor(() => expect(screen.queryByText('Daiktas 9')).toBeNull());
    expect(await screen.findAllByText('The product is in the archive')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('To the product: Daiktas 10'));
  });

  it('leave the focus on the heading after the last one', async () => {
    let list = [mine()];
    backend({
      'GET /user/products/active': () => page(list),
      'DELETE /products/7': () => {
        list = [];
        return { message: 'Product was deleted' };
      },
    });
    await renderAt(<OwnProducts list="active" />, '/profile/products');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'no Products' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Published 0' })));
  });

  it('say that more could not be loaded, and can be asked for it again', async () => {
    let down = true;
    backend({
      'GET /user/products/archived': ({ query }) => {
        if (!query.includes('cursor')) return page([mine()], 'next', 2);
        return down ? refusal(403, 'forbidden') : page([mine({ id: 8, name: 'Kitas' })], null, 2);
      },
    });
    await renderAt(<ArchivePage />, '/profile/archive');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('More could not be loaded')).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kitas')).toBeTruthy();
  });

  it('come page by page', async () => {
    const calls = backend({
      'GET /user/products/archived': ({ query }) =>
        query.includes('cursor=next') ? page([mine({ id: 8, name: 'Kitas' })], null, 2) : page([mine()], 'next', 2),
    });
    await renderAt(<ArchivePage />, '/profile/archive');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Kitas')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(calls.map(({ query }) => query)).toEqual(['?per_page=12', '?per_page=12&cursor=next']);
  });
});
