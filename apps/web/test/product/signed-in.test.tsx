import type { ProductDetail } from '@muge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductView } from '../../src/features/product/ProductView.tsx';
import { useAsked } from '../../src/lib/sign-in.ts';
import { setToken } from '../../src/lib/token.ts';
import { backend, refusal } from '../auth/backend.ts';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';
import { aDetail } from './fixtures.ts';

const reveal = 'GET /products/7/phone';
const similar = { 'GET /categories/1/search': () => ({ data: [], meta: {} }) };

function Asked() {
  return <output>{useAsked() ? 'asked to sign in' : ''}</output>;
}

async function show(
  changes: Partial<ProductDetail> = {},
  answers: Parameters<typeof backend>[0] = {},
  language: 'en' | 'lt' | 'ru' = 'en',
) {
  const calls = backend({ ...similar, ...answers });
  const product = aDetail({ subcategory_id: null, ...changes });
  await renderAt(
    <>
      <ProductView product={product} fields={{ status: 'success', list: [] }} />
      <Asked />
    </>,
    '/product/7',
    language,
  );
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setToken('abc'));

describe('the phone number', () => {
  it('is asked for once, shown, hidden and shown again', async () => {
    const calls = await show({}, { [reveal]: () => ({ phone: '+370 612 34567' }) });
    await press('Show phone');
    const number = await screen.findByRole('link', { name: 'Call +370 612 34567' });
    expect(number.getAttribute('href')).toBe('tel:+37061234567');
    await press('Hide phone');
    expect(screen.queryByText('+370 612 34567')).toBeNull();
    await press('Show phone');
    expect(screen.getByRole('link', { name: 'Call +370 612 34567' })).toBeTruthy();
    expect(calls.filter(({ name }) => name === reveal)).toHaveLength(1);
  });

  it('makes guests sign in, over the page', async () => {
    setToken(null);
    const calls = await show();
    await press('Show phone');
    expect(screen.getByText('asked to sign in')).toBeTruthy();
    expect(calls.some(({ name }) => name === reveal)).toBe(false);
  });

  it('is gone from the page when one signs out', async () => {
    await show({}, { [reveal]: () => ({ phone: '+370 612 34567' }) });
    await press('Show phone');
    await screen.findByText('+370 612 34567');
    setToken(null);
    await waitFor(() => expect(screen.queryByText('+370 612 34567')).toBeNull());
  });

  it.each([
    ['en', 'Show phone', 'Too many requests. Please try again in 24 h.'],
    ['lt', 'Rodyti telefoną', 'Per daug užklausų. Bandykite dar kartą po 24 val.'],
    ['ru', 'Показать телефон', 'Слишком много запросов. Попробуйте ещё раз через 24 ч.'],
  ] as const)('is not shown to whoever asks too often, who is told in %s', async (language, button, text) => {
    await show({}, { [reveal]: () => refusal(429, 'too_many_requests', { retryAfter: 86_400 }) }, language);
    await press(button);
    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeTruthy();
  });

  it('may have been taken away meanwhile, which is said', async () => {
    await show({}, { [reveal]: () => refusal(404, 'not_found') });
    await press('Show phone');
    expect(await screen.findByText('The seller has no phone number to show any more.')).toBeTruthy();
  });

  it.each([
    ['there is none', { has_phone: false }],
    ['the product is completed', { status: 'completed', available: false }],
    ['it is one’s own', { owner: { contact_phone: null, contact_email: null, hidden_reason: null } }],
  ] as const)('is not offered where %s', async (_, changes) => {
    await show(changes);
    expect(screen.queryByRole('button', { name: 'Show phone' })).toBeNull();
  });
});

describe('the owner', () => {
  const owner = { contact_phone: '+37061234567', contact_email: 'mantas@pastas.lt', hidden_reason: null };
  const panel = () => within(screen.getByRole('region', { name: 'This is your advert' }));

  it('sees the contacts given, the way to change it, and to its statistics', async () => {
    await show({ owner });
    expect(panel().getByText('+370 612 34567')).toBeTruthy();
    expect(panel().getByText('mantas@pastas.lt')).toBeTruthy();
    expect(panel().getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/product/edit/7');
    expect(panel().getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe('#statistics');
  });

  it.each([
    ['Published', 'Published'],
    ['Saved', 'Draft'],
    ['archived', 'Archived'],
    ['completed', 'Completed'],
  ] as const)('sees of a product that is %s: %s', async (status, mark) => {
    await show({ owner, status });
    expect(panel().getByText(mark)).toBeTruthy();
  });

  it('is told that a draft is seen by nobody else', async () => {
    await show({ owner, status: 'Saved' });
    expect(panel().getByText('Only you see it until you publish it.')).toBeTruthy();
  });

  it('is told why a moderator hid it', async () => {
    await show({ owner: { ...owner, hidden_reason: 'The picture is not yours.' } });
    expect(panel().getByText('Hidden')).toBeTruthy();
    expect(panel().getByText('A moderator has hidden this advert: The picture is not yours.')).toBeTruthy();
  });

  it('alone sees all that', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'This is your advert' })).toBeNull();
  });
});

describe('a product that is gone', () => {
  it('leads on to similar ads where there are some', async () => {
    const meta = { page: 1, per_page: 30, total: 1, total_capped: false, next_cursor: null };
    const some = { 'GET /categories/1/search': () => ({ data: [aProduct({ id: 9, name: 'Kitas' })], meta }) };
    await show({ status: 'archived', available: false }, some);
    const link = await screen.findByRole('link', { name: 'See similar ads' });
    const anchor = link.getAttribute('href')?.slice(1) ?? '';
    expect(await screen.findByText('Kitas')).toBeTruthy();
    expect(document.getElementById(anchor)?.textContent).toContain('Kitas');
  });
});

describe('the price history', () => {
  it('tells each price and since when, the present one first', async () => {
    await show({
      price: 300,
      old_price: 340,
      created_at: '2025-11-01T08:00:00.000Z',
      price_changes: [
        { price: 340, changed_at: '2025-11-20T08:00:00.000Z' },
        { price: 320, changed_at: '2025-11-10T08:00:00.000Z' },
      ],
    });
    const section = screen.getByRole('heading', { name: 'Price history' }).parentElement ?? document.body;
    const rows = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      '300 €40 €The price went down by 40 €since 20.11.25 10:00:00',
      '340 €20 €The price went up by 20 €since 10.11.25 10:00:00',
      '320 €since 01.11.25 10:00:00',
    ]);
  });

  it('does not date the first price from when the product was put up again', async () => {
    await show({
      price: 320,
      old_price: 340,
      created_at: '2025-11-25T08:00:00.000Z',
      price_changes: [{ price: 340, changed_at: '2025-11-20T08:00:00.000Z' }],
    });
    const section = screen.getByRole('heading', { name: 'Price history' }).parentElement ?? document.body;
    const rows = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual(['320 €20 €The price went down by 20 €since 20.11.25 10:00:00', '340 €']);
  });

  it('is absent where the price never changed', async () => {
    await show();
    expect(screen.queryByRole('heading', { name: 'Price history' })).toBeNull();
  });
});

describe('the seller card', () => {
  it('leads to the seller’s page', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Mantas Kazlauskas' });
    expect(link.getAttribute('href')).toBe('/seller/1/7');
  });

  it('says that nobody has written of the seller yet', async () => {
    await show();
    expect(within(screen.getByRole('region', { name: 'Seller' })).getByText('No reviews yet')).toBeTruthy();
  });
});
