import type { Ad } from '@muge/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditAd } from '../../src/features/ads/EditAd.tsx';
import { NewAd } from '../../src/features/ads/NewAd.tsx';
import { useAsked } from '../../src/lib/sign-in.ts';
import { setToken } from '../../src/lib/token.ts';
import { backend, type Call, offline, rasa, refusal } from '../auth/backend.ts';
import { disguisedHeic, type FakeUpload, jpeg, stored, takeUploads } from '../pictures/uploads.ts';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';
import { anAd } from './fixtures.ts';

let uploads: FakeUpload[] = [];

beforeEach(() => {
  setToken('abc');
  uploads = takeUploads();
});

/** Where one has come to, and whether one is asked to sign in. */
function Where() {
  const { pathname } = useLocation();
  return <output>{useAsked() ? `${pathname} asked to sign in` : pathname}</output>;
}

const categories = { status: 'success', list: someCategories } as const;
const openNew = (language: 'en' | 'lt' | 'ru' = 'en') =>
  renderAt(
    <>
      <Where />
      <NewAd profile={rasa} categories={categories} />
    </>,
    '/new-ad',
    language,
  );
const openEdit = () =>
  renderAt(
    <>
      <Where />
      <EditAd id={9} profile={rasa} categories={categories} notFound={<p>not found</p>} />
    </>,
    '/ad/edit/9',
  );

const create = 'POST /5/createad';
const created = { message: 'Ad uploaded successfully', data: anAd() };
const sent = (calls: readonly Call[], name = create) => calls.filter((call) => call.name === name);
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const day = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const where = () => document.querySelector('output')?.textContent;

async function chooseCategory(name = 'Transport') {
  await userEvent.click(screen.getByRole('combobox', { name: /^Category/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}
async function choosePicture(file: File, label = 'Add a picture') {
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>(label), file, { applyAccept: false });
}
async function fill() {
  await chooseCategory();
  await userEvent.type(field(/^Name/), 'Dviračių remontas');
  await userEvent.type(field(/^Link/), 'example.lt/remontas');
  fireEvent.change(day(/^Start Date/), { target: { value: '2026-12-01' } });
  fireEvent.change(day(/^End date/), { target: { value: '2026-12-31' } });
}

describe('a new ad', () => {
  it('says so when it would end before today, and can be created all the same', async () => {
    const calls = backend({ [create]: () => Response.json(created, { status: 201 }) });
    await openNew();
    await fill();
    fireEvent.change(day(/^Start Date/), { target: { value: '2026-11-01' } });
    const past = 'This day is over: the ad would not be shown.';
    expect(screen.queryByText(past)).toBeNull();
    fireEvent.change(day(/^End date/), { target: { value: '2026-11-02' } });
    expect(day(/^End date/).getAttribute('aria-describedby')).toBe(screen.getByText(past).id);
    await press('Create');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });

  it('is created with everything that was said of it, says so, and leads to my ads', async () => {
    const calls = backend({ [create]: () => Response.json(created, { status: 201 }) });
    await openNew();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cars' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bicycles' }));
    await userEvent.type(field('Description'), 'Per vieną dieną.');
    await choosePicture(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, stored('a')));
    await press('Create');
    expect(await screen.findByText('Ad uploaded successfully')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/profile/ads'));
    expect(sent(calls).map(({ body }) => body)).toEqual([
      {
        name: 'Dviračių remontas',
        description: 'Per vieną dieną.',
        category_id: 1,
        subcategory_id: [11, 12],
        type: 'image',
        status: 'available',
        content: { image_url: ['/storage/aaaaaaaa.webp'], link: 'https://example.lt/remontas' },
        priority: 'best',
        start_date: '2026-12-01',
        end_date: '2026-12-31',
      },
    ]);
  });

  it('needs category, name, link and both dates; the first of them gets the focus', async () => {
    const calls = backend({});
    await openNew();
    await press('Create');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Category/ })));
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(5);
    expect(sent(calls)).toHaveLength(0);
  });

  it('offers the subcategories of its category, and forgets them with it', async () => {
    backend({});
    await openNew();
    expect(screen.getByText('Choose a category first.')).toBeTruthy();
    await chooseCategory();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bicycles' }));
    await chooseCategory('Real estate');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await chooseCategory();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bicycles' }).checked).toBe(false);
  });

  it('shows the whole address of a link that was written without http', async () => {
    backend({});
    await openNew();
    await userEvent.type(field(/^Link/), 'example.lt');
    await userEvent.tab();
    expect(field(/^Link/).value).toBe('https://example.lt');
  });

  it.each(['javascript:alert(1)', 'dviračių remontas'])('refuses the link %j in words', async (link) => {
    const calls = backend({});
    await openNew();
    await fill();
    await userEvent.clear(field(/^Link/));
    await userEvent.type(field(/^Link/), link);
    await press('Create');
    const words = 'Write a web address such as example.lt or https://example.lt/offer.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent(calls)).toHaveLength(0);
  });

  it.each([
    ['2026-11-30', 'The end date must not be before the start date.'],
    ['1999-12-31', 'Choose a date between 2000 and 2100.'],
  ])('refuses %s as the end of what starts on 2026-12-01', async (end, words) => {
    const calls = backend({});
    await openNew();
    await fill();
    fireEvent.change(day(/^End date/), { target: { value: end } });
    await press('Create');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent(calls)).toHaveLength(0);
  });

  it('may begin and end on the same day', async () => {
    const calls = backend({ [create]: () => Response.json(created, { status: 201 }) });
    await openNew();
    await fill();
    fireEvent.change(day(/^End date/), { target: { value: '2026-12-01' } });
    await press('Create');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });

  it('keeps only the latest picture', async () => {
    const calls = backend({ [create]: () => Response.json(created, { status: 201 }) });
    await openNew();
    await fill();
    await choosePicture(jpeg('1.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await choosePicture(jpeg('2.jpg'), 'Choose another picture');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[0]?.aborted).toBe(true);
    act(() => uploads[1]?.answer(201, stored('b')));
    await press('Create');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.body).toMatchObject({ content: { image_url: ['/storage/bbbbbbbb.webp'] } });
  });

  it('isn’t sent without the picture that was chosen for it', async () => {
    const calls = backend({ [create]: () => Response.json(created, { status: 201 }) });
    await openNew();
    await fill();
    await choosePicture(disguisedHeic());
    expect(await screen.findByText('File type is not supported')).toBeTruthy();
    await press('Create');
    expect(await screen.findByText('The picture was not uploaded. Retry it or remove it.')).toBeTruthy();
    expect(sent(calls)).toHaveLength(0);
    await press('Remove the picture');
    // Nor where it fails while it is waited for.
    await choosePicture(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await press('Create');
    expect(document.querySelector('input[name="name"]')?.closest('[inert]')).toBeTruthy();
    act(() => uploads[0]?.drop());
    expect(await screen.findByText('The picture was not uploaded. Retry it or remove it.')).toBeTruthy();
    expect(screen.getByText('Some fields need your attention.')).toBeTruthy();
    expect(sent(calls)).toHaveLength(0);
    await press('Remove the picture');
    await press('Create');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });

  it.each([
    ['en', 'Must have at most 200 characters.', 'Create'],
    ['lt', 'Gali būti ne daugiau kaip 200 ženklų.', 'Sukurti'],
    ['ru', 'Можно не больше 200 символов.', 'Создать'],
  ] as const)(
    'says at its field what the server refuses, in %s, and loses nothing',
    async (language, words, button) => {
      backend({
        [create]: () =>
          refusal(422, 'validation_failed', {
            errors: { name: ['Must have at most 200 characters.'], 'content.link': ['Enter a link.'] },
          }),
      });
      // Kept from before, as filling it in is another test's subject.
      localStorage.setItem(
        'adDraft.5.new',
        JSON.stringify({
          at: Date.now(),
          base: '',
          idempotencyKey: 'k'.repeat(32),
          unsure: false,
          values: {
            name: 'Remontas',
            categoryId: 1,
            subcategoryIds: [],
            link: 'https://example.lt',
            startDate: '2026-12-01',
            endDate: '2026-12-31',
            description: '',
          },
          pictures: [],
        }),
      );
      await openNew(language);
      await press(button);
      expect(await screen.findByText(words)).toBeTruthy();
      const name = document.querySelector<HTMLInputElement>('input[name="name"]');
      expect(document.activeElement).toBe(name);
      expect(name?.value).toBe('Remontas');
      expect(document.querySelector('input[name="link"]')?.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('pressed five times, or sent again after no answer, is one ad', async () => {
    const keys: (string | null)[] = [];
    let dead = true;
    let drop: () => void = () => undefined;
    const calls = backend({
      [create]: async () => {
        if (!dead) return Response.json(created, { status: 201 });
        await new Promise<void>((resolve) => (drop = resolve));
        return offline();
      },
      'PUT /9/update': () => created,
    });
    const fake = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      return fake(address, init);
    };
    await openNew();
    await fill();
    const button = screen.getByRole('button', { name: 'Create' });
    await Promise.all([1, 2, 3, 4, 5].map(() => userEvent.click(button)));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    drop();
    expect(await screen.findByText('The ad could not be created. What you typed is kept here.')).toBeTruthy();
    dead = false;
    await press('Create');
    expect(await screen.findByText('Ad uploaded successfully')).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    // The first try may have arrived: what stands in the form now is what counts.
    expect(calls.at(-1)?.name).toBe('PUT /9/update');
  });

  it('is there again after a reload, and can be begun anew', async () => {
    backend({});
    const first = await openNew();
    await userEvent.type(field(/^Name/), 'Remontas');
    await chooseCategory();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bicycles' }));
    expect(await screen.findByText('Kept in this browser just now')).toBeTruthy();
    first.unmount();
    await openNew();
    expect(screen.getByText('What you had typed is here again.', { exact: false })).toBeTruthy();
    expect(field(/^Name/).value).toBe('Remontas');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bicycles' }).checked).toBe(true);
    await press('Start over');
    expect(field(/^Name/).value).toBe('');
  });

  it('asks to sign in where the session ended, and keeps what was typed', async () => {
    backend({ [create]: () => refusal(401, 'unauthenticated') });
    await openNew();
    await fill();
    await press('Create');
    expect(await screen.findByText('Please sign in again. What you typed is kept here.')).toBeTruthy();
    expect(where()).toBe('/new-ad asked to sign in');
    expect(field(/^Name/).value).toBe('Dviračių remontas');
  });

  it('shows the banner as visitors will see it', async () => {
    backend({});
    await openNew();
    await userEvent.type(field(/^Name/), 'Remontas');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Remontas')).toBeTruthy();
    expect(preview.getByText('Ad')).toBeTruthy();
  });
});

describe('changing an ad', () => {
  const update = 'PUT /9/update';
  const shown = (ad: Ad) => ({ 'GET /ads/9': () => ({ data: ad }) });

  it('shows it as it is, and sends what was changed with what was not', async () => {
    const calls = backend({ ...shown(anAd()), [update]: () => created });
    await openEdit();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe('Dviračių remontas');
    expect(field(/^Link/).value).toBe('https://example.lt/remontas');
    expect(day(/^Start Date/).value).toBe('2025-11-01');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bicycles' }).checked).toBe(true);
    expect(screen.getByRole('img', { name: 'The chosen picture' }).getAttribute('src')).toMatch(/^\/storage\/a{8}/);
    await userEvent.clear(field(/^Name/));
    await userEvent.type(field(/^Name/), 'Remontas');
    await press('Save');
    expect(await screen.findByText('Ad updated successfully')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/'));
    expect(sent(calls, update).map(({ body }) => body)).toEqual([
      {
        name: 'Remontas',
        description: 'Per vieną dieną.',
        category_id: 1,
        subcategory_id: [12],
        type: 'image',
        status: 'avilable',
        content: { image_url: ['/storage/aaaaaaaa.webp'], link: 'https://example.lt/remontas' },
        priority: 'best',
        start_date: '2025-11-01',
        end_date: '2099-12-31',
        seen_revision: 1,
      },
    ]);
  });

  it('tells why a moderator took it down', async () => {
    backend(shown(anAd({ running: false, hidden_reason: 'A cheat' })));
    await openEdit();
    expect(await screen.findByText('Hidden by a moderator: A cheat')).toBeTruthy();
  });

  it('that fails stays where it is and loses nothing', async () => {
    backend({ ...shown(anAd()), [update]: () => refusal(500, 'server_error') });
    await openEdit();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' greitai');
    await press('Save');
    expect(await screen.findByText('The ad could not be changed. What you typed is kept here.')).toBeTruthy();
    expect(field(/^Name/).value).toBe('Dviračių remontas greitai');
    expect(where()).toBe('/ad/edit/9');
  });

  it('isn’t for moderators either, who may read it', async () => {
    backend({ 'GET /ads/9': () => ({ data: anAd({ user_id: 6 }) }) });
    await openEdit();
    expect(await screen.findByText('not found')).toBeTruthy();
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
  ])('isn’t for others: %i is not found', async (status, code) => {
    backend({ 'GET /ads/9': () => refusal(status, code) });
    await openEdit();
    expect(await screen.findByText('not found')).toBeTruthy();
  });

  it('can be tried again where it could not be loaded', async () => {
    let broken = true;
    backend({ 'GET /ads/9': () => (broken ? refusal(400, 'bad_request') : { data: anAd() }) });
    await openEdit();
    expect(await screen.findByRole('heading', { name: 'The ad could not be loaded' })).toBeTruthy();
    broken = false;
    await press('Try again');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeTruthy();
  });
});

describe('an ad that was changed meanwhile', () => {
  const load = 'GET /ads/9';
  const update = 'PUT /9/update';

  async function collide() {
    let now = anAd();
    const calls = backend({
      [load]: () => ({ data: now }),
      [update]: ({ body }) => {
        const isSeen = body instanceof Object && 'seen_revision' in body;
        if (isSeen && body.seen_revision !== now.revision) return refusal(409, 'conflict');
        return { message: 'Ad updated successfully', data: now };
      },
    });
    await openEdit();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' čia');
    now = anAd({ name: 'Iš telefono', revision: 2 });
    await press('Save');
    expect(await screen.findByRole('dialog', { name: 'This ad was changed meanwhile' })).toBeTruthy();
    return calls;
  }

  it('is written over only by whoever says so', async () => {
    const calls = await collide();
    await press('Save mine over it');
    await waitFor(() => expect(where()).toBe('/'));
    const [first, second] = sent(calls, update).map(({ body }) => body);
    expect(first).toMatchObject({ name: 'Dviračių remontas čia', seen_revision: 1 });
    expect(second).toMatchObject({ name: 'Dviračių remontas čia' });
    expect(second).not.toHaveProperty('seen_revision');
  });

  it('is shown as it is now to whoever gives up what they typed', async () => {
    const calls = await collide();
    await press('Show what is there now');
    await waitFor(() => expect(field(/^Name/).value).toBe('Iš telefono'));
    await press('Save');
    await waitFor(() => expect(where()).toBe('/'));
    expect(sent(calls, update)[1]?.body).toMatchObject({ name: 'Iš telefono', seen_revision: 2 });
  });
});
