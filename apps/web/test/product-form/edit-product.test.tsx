import type { ProductDetail } from '@muge/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditProduct } from '../../src/features/product-form/EditProduct.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, type Call, rasa, refusal } from '../auth/backend.ts';
import { aDetail, pictures } from '../product/fixtures.ts';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';

const owner: NonNullable<ProductDetail['owner']> = {
  contact_phone: '+37061234567',
  contact_email: 'rasa@pastas.lt',
  hidden_reason: null,
};
const mine = (changes: Partial<ProductDetail> = {}) =>
  aDetail({ user_id: 5, owner, category_id: 1, subcategory_id: 12, pictures: pictures('aaa'), ...changes });

const load = 'GET /products/7';
const update = 'PUT /products/7';
const done = { message: 'Done.', data: mine() };

function Where() {
  return <output>{useLocation().pathname}</output>;
}
const open = (language: 'en' | 'lt' | 'ru' = 'en') =>
  renderAt(
    <>
      <Where />
      <EditProduct
        id={7}
        profile={rasa}
        categories={{ status: 'success', list: someCategories }}
        notFound={<p>not found</p>}
      />
    </>,
    '/product/edit/7',
    language,
  );
const where = () => document.querySelector('output')?.textContent;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (calls: readonly Call[]) => calls.filter(({ name }) => name === update).map(({ body }) => body);

beforeEach(() => setToken('abc'));
describe('changing a product', () => {
  it.each([
    ['Published', 'Save', true],
    ['Published', 'To publish', false],
    ['Saved', 'Save', false],
  ] as const)('of status %s with %s says that it left the lists: %s', async (status, button, says) => {
    backend({ [load]: () => ({ data: mine({ status }) }), [update]: () => done });
    await open();
    await field('Price');
    await press(button);
    await waitFor(() => expect(where()).toBe('/profile/products'));
    const said = screen.queryByText('It is a draft now: nobody but you sees it until you publish it.');
    expect(said !== null).toBe(says);
  });

  it('tells that a moderator has hidden it, and why', async () => {
    backend({ [load]: () => ({ data: mine({ owner: { ...owner, hidden_reason: 'A fake' } }) }) });
    await open();
    expect(await screen.findByRole('heading', { name: 'Editing Ad Hidden' })).toBeTruthy();
    expect(screen.getByText('Hidden by a moderator: A fake')).toBeTruthy();
  });

  it.each([
    [1234.5, '1\u00a0234,50'],
    [1234, '1\u00a0234'],
    [0.05, '0,05'],
    [0, '0'],
  ])('shows the price %d as %j and saves it unchanged', async (price, text) => {
    const calls = backend({ [load]: () => ({ data: mine({ price }) }), [update]: () => done });
    await open();
    expect((await field('Price')).value).toBe(text);
    await press('To publish');
    await waitFor(() => expect(bodies(calls)).toHaveLength(1));
    expect(bodies(calls)[0]).toMatchObject({ price });
  });

  it.each(['1 234,50', '1.234,50 €', '1234.5', '1\u202f234,50€'])('takes %j for 1 234,50', async (text) => {
    const calls = backend({ [load]: () => ({ data: mine({ price: 10 }) }), [update]: () => done });
    await open();
    await userEvent.clear(await field('Price'));
    await userEvent.type(await field('Price'), text);
    await userEvent.tab();
    expect((await field('Price')).value).toBe('1\u00a0234,50');
    await press('To publish');
    await waitFor(() => expect(bodies(calls)[0]).toMatchObject({ price: 1234.5 }));
  });

  it.each([
    ['To publish', 'Published', 'Product updated successfully!'],
    ['Save', 'Saved', 'Product saved successfully!'],
  ])('with %s makes it %s, says so and goes to my products', async (button, status, words) => {
    const calls = backend({ [load]: () => ({ data: mine() }), [update]: () => done });
    await open();
    await field('Name');
    await press(button);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(bodies(calls)[0]).toMatchObject({ status, thumbnail: ['/storage/aaa.webp'], contact_phone: '+37061234567' });
    await waitFor(() => expect(where()).toBe('/profile/products'));
  });

  it('of the title alone leaves its five pictures, their order and its cover', async () => {
    const five = ['aaa', 'bbb', 'ccc', 'ddd', 'eee'];
    const calls = backend({ [load]: () => ({ data: mine({ pictures: pictures(...five) }) }), [update]: () => done });
    await open();
    await userEvent.type(await field('Name'), ' pigiau');
    await press('To publish');
    await waitFor(() => expect(bodies(calls)).toHaveLength(1));
    expect(bodies(calls)[0]).toMatchObject({ thumbnail: five.map((key) => `/storage/${key}.webp`) });
  });

  it('that fails says so, stays and loses nothing', async () => {
    backend({ [load]: () => ({ data: mine() }), [update]: () => refusal(500, 'server_error') });
    await open();
    await userEvent.clear(await field('Name'));
    await userEvent.type(await field('Name'), 'Dviratis');
    await press('To publish');
    expect(await screen.findAllByText('Failed to update product. Please try again.')).toHaveLength(2);
    expect((await field('Name')).value).toBe('Dviratis');
    expect(where()).toBe('/product/edit/7');
  });

  it.each([
    ['en', 'To publish', 'It was deleted meanwhile.'],
    ['lt', 'Paskelbti', 'Per tą laiką ištrinta.'],
    ['ru', 'Опубликовать', 'Тем временем удалено.'],
  ] as const)(
    'of what was deleted elsewhere says so in %s, and keeps what was typed',
    async (language, button, words) => {
      backend({ [load]: () => ({ data: mine() }), [update]: () => refusal(404, 'not_found') });
      await open(language);
      await screen.findByRole('button', { name: button });
      await press(button);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(where()).toBe('/product/edit/7');
    },
  );

  it('needs name, phone, price, category and address with either button', async () => {
    const calls = backend({ [load]: () => ({ data: mine({ address: null }) }), [update]: () => done });
    await open();
    await field('Name');
    const words = 'Please fill in all required fields: Name, Phone, Price, Category, and Address.';
    for (const button of ['To publish', 'Save']) {
      await press(button);
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    }
    expect(bodies(calls)).toHaveLength(0);
  });

  it.each([
    ['lt', 'Paskelbti', 'Gali būti ne daugiau kaip 200 ženklų.'],
    ['ru', 'Опубликовать', 'Можно не больше 200 символов.'],
  ] as const)('says in %s what the server refuses', async (language, button, words) => {
    const errors = { name: ['Must have at most 200 characters.'] };
    backend({ [load]: () => ({ data: mine() }), [update]: () => refusal(422, 'validation_failed', { errors }) });
    await open(language);
    await screen.findByRole('button', { name: button });
    await press(button);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows the price before beside the new one, as buyers will see it', async () => {
    backend({ [load]: () => ({ data: mine({ price: 100, old_price: 120 }) }) });
    await open();
    await field('Price');
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    const struck = () => preview.querySelector('s')?.textContent.replace(/\u00a0/g, ' ');
    expect(struck()).toBe('120 €');
    await userEvent.clear(await field('Price'));
    expect(struck()).toBeUndefined();
    await userEvent.type(await field('Price'), '80');
    expect(struck()).toBe('100 €');
  });

  it('is not found where it isn’t one’s own', async () => {
    backend({ [load]: () => ({ data: aDetail({ owner: null }) }) });
    await open();
    expect(await screen.findByText('not found')).toBeTruthy();
  });

  it('is not found where there is none', async () => {
    backend({ [load]: () => refusal(404, 'not_found') });
    await open();
    expect(await screen.findByText('not found')).toBeTruthy();
  });
});

describe('a product that was changed meanwhile', () => {
  const begun = '2025-11-27T08:00:00.000Z';
  const later = '2025-11-27T09:00:00.000Z';
  const key = 'productDraft.5.7';

  /** A house in which somebody saves a change of the product after the form was opened. */
  function house() {
    let now = mine({ name: 'Senas', updated_at: begun });
    const calls = backend({
      [load]: () => ({ data: now }),
      [update]: ({ body }) => {
        const isSeen = body instanceof Object && 'seen_updated_at' in body;
        if (isSeen && body.seen_updated_at !== now.updated_at) return refusal(409, 'conflict');
        return done;
      },
    });
    return { calls, changeElsewhere: () => (now = mine({ name: 'Iš telefono', updated_at: later })) };
  }
  async function typed(text: string) {
    await userEvent.clear(await field('Name'));
    await userEvent.type(await field('Name'), text);
  }
  async function collide() {
    const it = house();
    const screenOf = await open();
    await typed('Mano');
    it.changeElsewhere();
    await press('To publish');
    expect(await screen.findByRole('dialog', { name: 'This product was changed meanwhile' })).toBeTruthy();
    expect((await field('Name')).value).toBe('Mano');
    return { ...it, ...screenOf };
  }

  it('is saved with the moment that it was looked at', async () => {
    const { calls } = house();
    await open();
    await typed('Mano');
    await press('To publish');
    await waitFor(() => expect(where()).toBe('/profile/products'));
    expect(bodies(calls)).toMatchObject([{ name: 'Mano', seen_updated_at: begun }]);
  });

  it('is not written over unasked: one can go on, and is asked again', async () => {
    const { calls } = await collide();
    await press('Go on editing');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where()).toBe('/product/edit/7');
    await press('Save');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(bodies(calls)).toMatchObject([{ seen_updated_at: begun }, { seen_updated_at: begun }]);
  });

  it('is written over by whoever says so, as they had meant to leave it', async () => {
    const { calls } = await collide();
    await press('Save mine over it');
    expect(await screen.findByText('Product updated successfully!')).toBeTruthy();
    expect(bodies(calls)[1]).toMatchObject({ name: 'Mano', status: 'Published' });
    expect(bodies(calls)[1]).not.toHaveProperty('seen_updated_at');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is shown as it is now to whoever gives up what they typed', async () => {
    const { calls } = await collide();
    await press('Show what is there now');
    await waitFor(async () => expect((await field('Name')).value).toBe('Iš telefono'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    await press('Save');
    await waitFor(() => expect(where()).toBe('/profile/products'));
    expect(bodies(calls)[1]).toMatchObject({ name: 'Iš telefono', seen_updated_at: later });
  });

  it('keeps what was typed through a reload, says so, and still isn’t written over unasked', async () => {
    const { unmount } = await collide();
    unmount();
    await open();
    expect((await field('Name')).value).toBe('Mano');
    expect(screen.getByText(/^What you had typed is here again\. It was changed elsewhere meanwhile\./)).toBeTruthy();
    await press('To publish');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await press('Go on editing');
    await press('Start over');
    expect((await field('Name')).value).toBe('Iš telefono');
    await press('To publish');
    await waitFor(() => expect(where()).toBe('/profile/products'));
  });
});
