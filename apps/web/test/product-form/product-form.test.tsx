import type { Category } from '@muge/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewProduct } from '../../src/features/product-form/NewProduct.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, type Call, offline, rasa, refusal } from '../auth/backend.ts';
import { layOut, pointer } from '../pictures/dragging.ts';
import { disguisedHeic, type FakeUpload, jpeg, stored, takeUploads } from '../pictures/uploads.ts';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';

const bicycles: Category[] = someCategories.map((category) => ({
  ...category,
  subcategories: category.subcategories.map((subcategory) =>
    subcategory.name === 'Bicycles'
      ? {
          ...subcategory,
          option_fields: [{ key: 'wheel', label: 'Wheel size', type: 'number', choices: null, unit: 'in' }],
        }
      : subcategory,
  ),
}));

let uploads: FakeUpload[] = [];
const created = { message: 'product uploaded successfully', data: { id: 70 } };

beforeEach(() => {
  setToken('abc');
  uploads = takeUploads();
});
const open = () =>
  renderAt(<NewProduct profile={rasa} categories={{ status: 'success', list: bicycles }} />, '/new-product');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const posts = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'POST /products');
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>('Add pictures'), files, { applyAccept: false });
async function select(name: RegExp, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function fill() {
  await userEvent.type(field('Name'), 'Dviratis');
  await select(/^Category/, 'Transport');
  await userEvent.type(field('Price'), '1 250,50');
}

describe('a new product', () => {
  it('is published with everything that was said of it, and says that it was', async () => {
    const calls = backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await select(/^Subcategory/, 'Bicycles');
    await userEvent.type(field('Wheel size'), '28');
    await userEvent.click(screen.getByRole('radio', { name: 'New-like' }));
    await userEvent.type(field('Description'), 'Tvarkingas.');
    await press('Add a pair');
    await waitFor(() => expect(document.activeElement).toBe(field('Specification 1: name')));
    await userEvent.type(field('Specification 1: name'), 'Rėmas');
    await userEvent.type(field('Specification 1: value'), 'Aliuminis');
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    await press('To publish');
    expect(await screen.findByText('product uploaded successfully')).toBeTruthy();
    expect(posts(calls).map(({ body }) => body)).toEqual([
      {
        name: 'Dviratis',
        price: 1250.5,
        category_id: 1,
        subcategory_id: 12,
        contact_phone: null,
        contact_email: 'rasa@pastas.lt',
        state: 'new-like',
        address: null,
        options: { wheel: '28' },
        description: 'Tvarkingas.',
        specifications: { Rėmas: 'Aliuminis' },
        specification_names: ['Rėmas'],
        thumbnail: ['/storage/aaaaaaaa.webp'],
        status: 'Published',
      },
    ]);
  });

  it('without a picture is warned of, and goes on', async () => {
    const calls = backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await press('To publish');
    expect(await screen.findByText('upload at least 1 image')).toBeTruthy();
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
  });

  it('needs name, category, price and email; the first wrong field gets the focus', async () => {
    const calls = backend({});
    await open();
    await userEvent.clear(field('Email'));
    await press('To publish');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(4);
    expect(posts(calls)).toHaveLength(0);
  });

  it.each([
    ['-1', 'A price cannot be below zero.'],
    ['1e9', 'Write a price such as 25 or 1 250,50.'],
    ['12,345', 'Is that thousands or decimals? Write 12 345 or 12,34.'],
  ])('refuses the price %s in words', async (text, words) => {
    backend({});
    await open();
    await userEvent.type(field('Price'), text);
    await press('To publish');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('Price').value).toBe(text);
  });

  it('refuses what is no email address', async () => {
    backend({});
    await open();
    await userEvent.type(field('Email'), '@');
    await press('To publish');
    expect(await screen.findByText('Please enter valid Email')).toBeTruthy();
  });

  it('is saved only with phone and address', async () => {
    const calls = backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await press('Save');
    expect((await screen.findAllByText('All input fields are required')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field('Phone'));
    expect(posts(calls)).toHaveLength(0);
    await userEvent.type(field('Phone'), '+37061234567');
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), 'Gedimino pr. 1, ');
    await press('Save');
    expect(await screen.findByText('Product was saved')).toBeTruthy();
    expect(posts(calls)[0]?.body).toMatchObject({ status: 'Saved', address: 'Gedimino pr. 1,' });
  });

  it('says at its field what the server refuses, and loses nothing', async () => {
    backend({
      'POST /products': () =>
        refusal(422, 'validation_failed', { errors: { contact_phone: ['No.'], name: ['Choose another name.'] } }),
    });
    await open();
    await fill();
    await press('To publish');
    expect(await screen.findByText('Choose another name.')).toBeTruthy();
    expect(screen.getByText('Write a phone number such as +370 612 34567.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').value).toBe('Dviratis');
  });

  it('pressed five times, or sent again after no answer, is one listing', async () => {
    const keys: (string | null)[] = [];
    let dead = true;
    let drop: () => void = () => undefined;
    const calls = backend({
      'POST /products': async () => {
        if (!dead) return Response.json(created, { status: 201 });
        await new Promise<void>((resolve) => (drop = resolve));
        return offline();
      },
      'PUT /products/70': () => created,
    });
    const fake = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      return fake(address, init);
    };
    await open();
    await fill();
    const button = screen.getByRole('button', { name: 'To publish' });
    await Promise.all([1, 2, 3, 4, 5].map(() => userEvent.click(button)));
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
    drop();
    expect(await screen.findByText('The product could not be put up. What you typed is kept here.')).toBeTruthy();
    expect(posts(calls)).toHaveLength(1);
    dead = false;
    await press('To publish');
    expect(await screen.findByText('product uploaded successfully')).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    // The first try may have arrived: what stands in the form now is what counts.
    expect(calls.at(-1)?.name).toBe('PUT /products/70');
  });

  it('is there again after a reload, and can be begun anew', async () => {
    backend({});
    const first = await open();
    await userEvent.type(field('Name'), 'Dviratis');
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    expect(await screen.findByText('Kept in this browser just now')).toBeTruthy();
    first.unmount();
    const second = await open();
    expect(screen.getByText('What you had typed is here again.', { exact: false })).toBeTruthy();
    expect(field('Name').value).toBe('Dviratis');
    expect(screen.getByRole('button', { name: 'Picture 1 of 1, the cover' })).toBeTruthy();
    await press('Start over');
    expect(field('Name').value).toBe('');
    second.unmount();
    await open();
    expect(field('Name').value).toBe('');
  });

  it('has its pictures kept while it lives, told once in a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const calls = backend({ 'POST /pictures/keep': () => ({ message: 'The pictures are kept.' }) });
    const kept = () => calls.filter(({ name }) => name === 'POST /pictures/keep').map(({ body }) => body);
    const first = await open();
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    await screen.findByText('Kept in this browser just now');
    // They have only just gone up.
    expect(kept()).toEqual([]);
    first.unmount();
    vi.setSystemTime(Date.now() + 6 * 24 * 60 * 60 * 1000);
    await open();
    await waitFor(() => expect(kept()).toEqual([{ pictures: [stored('a').url] }]));
    await userEvent.type(field('Name'), 'Dviratis');
    await screen.findByText('Kept in this browser just now');
    expect(kept()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60 * 60 * 1000);
    await userEvent.type(field('Name'), ' vaikams');
    await waitFor(() => expect(kept()).toHaveLength(2));
  });

  it('tells after a reload which pictures had not gone up yet', async () => {
    backend({});
    const first = await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(3));
    act(() => uploads[0]?.answer(201, stored('a')));
    await screen.findByText('Kept in this browser just now');
    first.unmount();
    const second = await open();
    expect(screen.getByText('2 pictures had not been uploaded yet: choose them again.', { exact: false })).toBeTruthy();
    await press('Start over');
    expect(screen.queryByText(/had not been uploaded/)).toBeNull();
    second.unmount();
  });

  it('is forgotten after 7 days', async () => {
    backend({});
    const first = await open();
    await userEvent.type(field('Name'), 'Dviratis');
    await screen.findByText('Kept in this browser just now');
    first.unmount();
    const text = localStorage.getItem('productDraft.5.new') ?? '{}';
    const old = { ...JSON.parse(text), at: Date.now() - 7 * 24 * 60 * 60 * 1000 - 1 };
    localStorage.setItem('productDraft.5.new', JSON.stringify(old));
    await open();
    expect(field('Name').value).toBe('');
  });

  it('is another listing where another tab has sent what both had', async () => {
    const keys: (string | null)[] = [];
    backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    const fake = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      return fake(address, init);
    };
    await open();
    await fill();
    await waitFor(() => expect(localStorage.getItem('productDraft.5.new') ?? '').toContain('50'));
    const { idempotencyKey } = JSON.parse(localStorage.getItem('productDraft.5.new') ?? '{}');
    // Sent there, and perhaps the next one was begun.
    const next = { idempotencyKey: 'f'.repeat(32) };
    localStorage.setItem('productDraft.5.new', JSON.stringify(next));
    await press('To publish');
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect([idempotencyKey, next.idempotencyKey]).not.toContain(keys[0]);
  });

  it('is the same listing where another tab has sent it, and nothing was typed here', async () => {
    const keys: (string | null)[] = [];
    backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    const fake = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      return fake(address, init);
    };
    const first = await open();
    await fill();
    await waitFor(() => expect(localStorage.getItem('productDraft.5.new') ?? '').toContain('50'));
    const { idempotencyKey } = JSON.parse(localStorage.getItem('productDraft.5.new') ?? '{}');
    first.unmount();
    await open();
    localStorage.removeItem('productDraft.5.new');
    await press('To publish');
    await waitFor(() => expect(keys).toEqual([idempotencyKey]));
  });

  it('keeps what was typed where the session ended', async () => {
    backend({ 'POST /products': () => refusal(401, 'unauthenticated') });
    await open();
    await fill();
    await press('To publish');
    expect(await screen.findByText('Please sign in again. What you typed is kept here.')).toBeTruthy();
    expect(field('Name').value).toBe('Dviratis');
    await waitFor(() => expect(localStorage.getItem('productDraft.5.new') ?? '').toContain('Dviratis'));
    act(() => setToken('def'));
    expect(screen.queryByText('Please sign in again. What you typed is kept here.')).toBeNull();
  });

  it('refuses a price beyond a hundred millions, a number that is none, and pairs without a name or with the same one', async () => {
    const calls = backend({});
    await open();
    await fill();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '100000001');
    await select(/^Subcategory/, 'Bicycles');
    await userEvent.type(field('Wheel size'), 'didelis');
    for (const [at, name, value] of [
      [1, 'Rėmas', 'Aliuminis'],
      [2, 'Rėmas', 'Plienas'],
      [3, '', 'Raudona'],
    ] as const) {
      await press('Add a pair');
      if (name !== '') await userEvent.type(field(`Specification ${at}: name`), name);
      await userEvent.type(field(`Specification ${at}: value`), value);
    }
    await press('To publish');
    for (const words of [
      'A price can be at most 100\u00a0000\u00a0000\u00a0€.',
      'Write a number.',
      'This name stands here twice.',
      'Say what the value is of.',
    ]) {
      expect(await screen.findByText((text) => text.replace(/\s/g, ' ') === words.replace(/\s/g, ' '))).toBeTruthy();
    }
    expect(posts(calls)).toHaveLength(0);
  });

  it('is seen beside the form as buyers will see it', async () => {
    backend({});
    await open();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('How buyers will see it.')).toBeTruthy();
    expect(preview.getByText('Name of the product')).toBeTruthy();
    await fill();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), 'Gedimino pr. 1, Vilnius');
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    expect(preview.getByText('Dviratis')).toBeTruthy();
    expect(preview.getByText((text) => text.replace(/\s/g, ' ') === '1 250,50 €')).toBeTruthy();
    expect(preview.getByText('Vilnius', { exact: false })).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('.create__preview img')?.getAttribute('src')).toContain('/storage/aaaaaaaa.webp'),
    );
  });

  it('takes no more than 6 specifications', async () => {
    backend({});
    await open();
    for (let pair = 0; pair < 6; pair++) await press('Add a pair');
    expect(screen.queryByRole('button', { name: 'Add a pair' })).toBeNull();
    expect(screen.getByText('6 of 6')).toBeTruthy();
  });
});

describe('its pictures', () => {
  const tiles = () => screen.getAllByRole('button', { name: /^Picture \d/ });
  const order = () => tiles().map((tile) => tile.querySelector('img')?.getAttribute('src') ?? tile.dataset.slot);

  it('go up side by side with their progress', async () => {
    backend({});
    await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.progress(64, 100));
    expect(screen.getByText('64 %')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Picture 2 is uploading' })).toHaveProperty('value', 64);
    expect(uploads[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  it.each([
    [415, 'file_type_unsupported', 'File type is not supported'],
    [413, 'file_too_large', 'File size is too big'],
    [500, 'server_error', 'Failed to upload image.'],
  ])(
    'that fail with %i say why at their place, keep the others, and can be tried again',
    async (status, code, words) => {
      backend({});
      await open();
      await choose(jpeg('1.jpg'), jpeg('2.jpg'));
      await waitFor(() => expect(uploads).toHaveLength(2));
      act(() => uploads[0]?.answer(201, stored('a')));
      act(() => uploads[1]?.answer(status, { code, message: 'No.', request_id: 'r' }));
      const second = (await screen.findByRole('button', { name: 'Retry picture 2' })).closest('li');
      expect(within(second ?? document.body).getByText(words)).toBeTruthy();
      // Once more under the tiles, for who sees a tile too small for a sentence.
      expect(screen.getByText(new RegExp(`^Picture 2: ${words}`)).closest('[aria-hidden="true"]')).toBeTruthy();
      expect(tiles()).toHaveLength(2);
      await press('Retry picture 2');
      await waitFor(() => expect(uploads).toHaveLength(3));
      act(() => uploads[2]?.answer(201, stored('b')));
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      expect(screen.queryByText(new RegExp(`^Picture 2: ${words}`), { selector: '.uploads__failed *' })).toBeNull();
    },
  );

  it('that are HEIC in disguise are refused by their content, the others kept', async () => {
    backend({});
    await open();
    await choose(disguisedHeic(), jpeg());
    expect(await screen.findByText('File type is not supported')).toBeTruthy();
    expect(screen.getByText('Choose JPG or PNG.')).toBeTruthy();
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(tiles()).toHaveLength(2);
  });

  it.each([
    [422, 'file_unreadable', 'This picture is damaged and cannot be read. Choose another.'],
    [429, 'upload_quota_exceeded', 'You have uploaded very many pictures today. Please try again tomorrow.'],
  ])('that are refused with %i say why at their place', async (status, code, words) => {
    backend({});
    await open();
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(status, { code, message: 'No.', request_id: 'r' }));
    const tile = (await screen.findByRole('button', { name: 'Retry picture 1' })).closest('li');
    expect(within(tile ?? document.body).getByText(words)).toBeTruthy();
  });

  it('that are empty files are refused unsent', async () => {
    backend({});
    await open();
    await choose(new File([], 'tuščias.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('File size is too small')).toBeTruthy();
    expect(uploads).toHaveLength(0);
  });

  it('that all failed are warned of like none, and it is said that they are left out', async () => {
    const calls = backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await choose(jpeg('1.jpg'), disguisedHeic());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await screen.findByText('File type is not supported');
    await press('To publish');
    // The first is still on its way, and fails while it is waited for.
    expect(posts(calls)).toHaveLength(0);
    act(() => uploads[0]?.drop());
    expect(await screen.findByText('product uploaded successfully')).toBeTruthy();
    expect(screen.getByText('upload at least 1 image')).toBeTruthy();
    expect(
      screen.getByText('2 pictures were not uploaded and are missing. Edit the product to add them.'),
    ).toBeTruthy();
    expect(posts(calls)[0]?.body).toMatchObject({ thumbnail: [] });
  });

  it('that failed are left out beside those that arrived, which is said', async () => {
    backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await choose(jpeg('1.jpg'), disguisedHeic());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    await press('To publish');
    expect(
      await screen.findByText('1 picture was not uploaded and is missing. Edit the product to add it.'),
    ).toBeTruthy();
    expect(screen.queryByText('upload at least 1 image')).toBeNull();
  });

  it('that the server does not take are marked as such', async () => {
    backend({
      'POST /products': () =>
        refusal(422, 'validation_failed', { errors: { thumbnail: ['Use pictures that you have uploaded yourself.'] } }),
    });
    await open();
    await fill();
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    await press('To publish');
    const words = await within(screen.getByRole('region', { name: 'Pictures' })).findByRole('alert');
    expect(words.textContent).toBe('A picture is no longer there: remove it and choose it again.');
    await press('Remove picture 1');
    expect(screen.queryByText(words.textContent)).toBeNull();
  });

  it('that have all arrived are told of', async () => {
    backend({});
    await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[0]?.answer(201, stored('a')));
    expect(await screen.findByText('Picture 1 was uploaded.')).toBeTruthy();
    expect(screen.queryByText(/uploaded successfully/)).toBeNull();
    act(() => uploads[1]?.answer(201, stored('b')));
    expect(await screen.findByText('Files uploaded successfully')).toBeTruthy();
    await press('Remove picture 2');
    expect(screen.getByText('File uploaded successfully')).toBeTruthy();
  });

  it.each([
    ['a picture', ['image/png'], 'Drop the pictures here'],
    ['a film and a picture', ['video/mp4', 'image/jpeg'], 'Drop the pictures here'],
    ['a film and a text', ['video/mp4', 'application/pdf'], 'File type/size error, Hovered on types!'],
    ['what the browser does not tell', [], 'Drop the pictures here'],
  ])('say beforehand what comes of dropping %s', async (_what, types, words) => {
    backend({});
    await open();
    const form = screen.getByRole('region', { name: 'Pictures' });
    const dataTransfer = { types: ['Files'], items: types.map((type) => ({ kind: 'file', type })), files: [] };
    fireEvent.dragOver(form, { dataTransfer });
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.dragLeave(form);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('beyond 9 push the oldest out', async () => {
    backend({});
    await open();
    await choose(...Array.from({ length: 9 }, (_, index) => jpeg(`${index}.jpg`)));
    const [oldest, next] = tiles().map(({ dataset }) => dataset.slot);
    expect(screen.queryByLabelText('Add pictures')).toBeNull();
    await press('Remove picture 9');
    await choose(jpeg('9.jpg'), jpeg('10.jpg'));
    const kept = tiles().map(({ dataset }) => dataset.slot);
    expect(kept).toHaveLength(9);
    expect(kept).not.toContain(oldest);
    expect(kept[0]).toBe(next);
    expect(screen.getByText('At most 9 pictures are kept: the oldest were dropped.')).toBeTruthy();
  });

  it('change their order by the arrow keys, and the focus stays with the picture', async () => {
    backend({});
    await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'));
    const before = tiles().map(({ dataset }) => dataset.slot);
    act(() => tiles()[2]?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(tiles().map(({ dataset }) => dataset.slot)).toEqual([before[0], before[2], before[1]]);
    expect(screen.getByText('Picture moved to place 2 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(tiles()[1]);
    await userEvent.keyboard('{Home}');
    expect(tiles()[0]?.dataset.slot).toBe(before[2]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(tiles()[0]?.dataset.slot).toBe(before[2]);
    expect(order()).toHaveLength(3);
  });

  it('are sent in the order that they were dragged into', async () => {
    layOut();
    const calls = backend({ 'POST /products': () => Response.json(created, { status: 201 }) });
    await open();
    await fill();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(3));
    for (const [at, letter] of ['a', 'b', 'c'].entries()) act(() => uploads[at]?.answer(201, stored(letter)));
    pointer('pointerdown', tiles()[0] ?? document.body, 50);
    pointer('pointermove', window, 250);
    pointer('pointerup', window, 250);
    await press('To publish');
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
    expect(posts(calls)[0]?.body).toMatchObject({
      thumbnail: ['/storage/bbbbbbbb.webp', '/storage/cccccccc.webp', '/storage/aaaaaaaa.webp'],
    });
  });

  it('stay as they are when the form is found wrong', async () => {
    backend({});
    await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'), jpeg('4.jpg'));
    const before = tiles().map(({ dataset }) => dataset.slot);
    await press('To publish');
    await screen.findAllByText('Please fill in this field.');
    expect(tiles().map(({ dataset }) => dataset.slot)).toEqual(before);
  });
});
