import type { Category, ProductDetail } from '@muge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Categories } from '../../src/components/shared/categories.ts';
import { EditProduct } from '../../src/features/product-form/EditProduct.tsx';
import { NewProduct } from '../../src/features/product-form/NewProduct.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, rasa, refusal } from '../auth/backend.ts';
import { type FakeUpload, jpeg, stored, takeUploads } from '../pictures/uploads.ts';
import { aDetail, aField, pictures } from '../product/fixtures.ts';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';

/** Bicycles ask whether they have lights. */
const withLights: Category[] = someCategories.map((category) => ({
  ...category,
  subcategories: category.subcategories.map((subcategory) =>
    subcategory.name === 'Bicycles'
      ? { ...subcategory, option_fields: [aField({ key: 'lights', label: 'Lights', type: 'boolean' })] }
      : subcategory,
  ),
}));
const owner: NonNullable<ProductDetail['owner']> = {
  contact_phone: '+37061234567',
  contact_email: 'rasa@pastas.lt',
  hidden_reason: null,
};
const mine = aDetail({ user_id: 5, owner, category_id: 1, subcategory_id: 12, pictures: pictures('aaa') });

let uploads: FakeUpload[] = [];

beforeEach(() => {
  setToken('abc');
  uploads = takeUploads();
});

const openNew = (categories: Categories = { status: 'success', list: withLights }) =>
  renderAt(<NewProduct profile={rasa} categories={categories} />, '/new-product');
const openEdit = () =>
  renderAt(
    <EditProduct
      id={7}
      profile={rasa}
      categories={{ status: 'success', list: someCategories }}
      notFound={<p>not found</p>}
    />,
    '/product/edit/7',
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function select(name: RegExp, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the form of a product', () => {
  it('has the headings, labels and buttons of the specification', async () => {
    backend({});
    await openNew();
    for (const name of ['New product', 'Pictures', 'Basic information', 'Additional information']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    for (const name of ['Name', 'Price', 'Phone', 'Email', 'Description']) {
      expect(screen.getByRole('textbox', { name })).toBeTruthy();
    }
    for (const name of [/^Category/, /^Subcategory/, 'Address']) {
      expect(screen.getByRole('combobox', { name })).toBeTruthy();
    }
    for (const name of ['Not said', 'New', 'Used', 'New-like'])
      expect(screen.getByRole('radio', { name })).toBeTruthy();
    for (const name of ['To publish', 'Save', 'Add a pair']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is headed "Editing Ad" and has "SubCategories" where a product is changed', async () => {
    backend({ 'GET /products/7': () => ({ data: mine }) });
    await openEdit();
    expect(await screen.findByRole('combobox', { name: /^SubCategories/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Editing Ad Published' })).toBeTruthy();
  });

  it.each([
    'Up to 9, JPG or PNG. The first one is the cover; drag or use the arrow keys to reorder.',
    '0 means free.',
    'Shown only to signed-in people who press Show phone.',
    'Nobody but you sees it.',
    'How buyers will see it.',
    'Changes as you type; in lists the picture is cut to 4:3.',
  ])('says beside its fields: %s', async (text) => {
    backend({});
    await openNew();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('gives examples in empty fields, and clears the address', async () => {
    backend({});
    await openNew();
    await press('Add a pair');
    for (const text of ['What', 'How much, which']) expect(screen.getByPlaceholderText(text)).toBeTruthy();
    const address = screen.getByPlaceholderText<HTMLInputElement>('Street, town');
    await userEvent.type(address, 'Gedimino pr. 1, ');
    await press('Clear the address');
    expect(address.value).toBe('');
  });

  it('asks Yes or No where a subcategory has such a field', async () => {
    backend({});
    await openNew();
    await select(/^Category/, 'Transport');
    await select(/^Subcategory/, 'Bicycles');
    await userEvent.click(screen.getByRole('combobox', { name: /^Lights/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['None', 'Yes', 'No']);
  });

  it('counts its specifications, and takes one away again', async () => {
    backend({});
    await openNew();
    await press('Add a pair');
    await press('Add a pair');
    expect(screen.getByText('2 of 6')).toBeTruthy();
    await press('Remove specification 1');
    expect(screen.getByText('1 of 6')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a pair'));
  });

  it('says that the categories could not be had, and asks for them again', async () => {
    backend({});
    const retry = vi.fn();
    await openNew({ status: 'error', retry });
    expect(screen.getByText('The categories could not be loaded.', { exact: false })).toBeTruthy();
    await press('Retry');
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says that it loads, and that it could not', async () => {
    let answer: (response: unknown) => void = () => undefined;
    let down = true;
    backend({
      'GET /products/7': () => (down ? new Promise((resolve) => (answer = resolve)) : { data: mine }),
    });
    await openEdit();
    expect(screen.getByText('Loading the form…')).toBeTruthy();
    answer(refusal(403, 'forbidden'));
    expect(await screen.findByRole('heading', { name: 'The product could not be loaded' })).toBeTruthy();
    down = false;
    await press('Try again');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
  });

  it('waits with sending for the pictures, and says so', async () => {
    const calls = backend({ 'POST /products': () => Response.json({ message: 'Done.', data: mine }, { status: 201 }) });
    await openNew();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dviratis');
    await select(/^Category/, 'Transport');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '25');
    await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Add pictures'), jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await press('To publish');
    expect(await screen.findByText('Waiting for the pictures…')).toBeTruthy();
    // What is on its way can't be changed any more, but pictures can: of those that are added all are waited for.
    expect(screen.getByRole('textbox', { name: 'Name' }).closest('[inert]')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Address' }).closest('[inert]')).toBeTruthy();
    const add = screen.getByLabelText<HTMLInputElement>('Add pictures');
    expect(add.closest('[inert]')).toBeNull();
    await userEvent.upload(add, jpeg('2.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[0]?.answer(201, stored('a')));
    expect(await screen.findByText('Picture 1 was uploaded.')).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('POST /products');
    act(() => uploads[1]?.answer(201, stored('b')));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /products'));
    expect(calls.find(({ name }) => name === 'POST /products')?.body).toMatchObject({
      thumbnail: ['/storage/aaaaaaaa.webp', '/storage/bbbbbbbb.webp'],
    });
  });

  it('says that too many products were put up today, and loses nothing', async () => {
    backend({ 'POST /products': () => refusal(429, 'product_quota_exceeded', { retryAfter: 3600 }) });
    await openNew();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dviratis');
    await select(/^Category/, 'Transport');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '25');
    await press('To publish');
    const words = 'You have put up very many products today. Please try again tomorrow.';
    expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dviratis');
  });
});
