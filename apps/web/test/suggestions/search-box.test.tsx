import type { Suggestions } from '@muge/contract';
import { createI18n, type Language } from '@muge/i18n';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createRoutes } from '../../src/app/router.tsx';
import { createQueryClient } from '../../src/lib/query.ts';
import { setToken } from '../../src/lib/token.ts';
import { someCategories } from '../server.ts';

// The layout's code is there before a test waits for it.
import '../../src/app/layout/MainLayout.tsx';

vi.setConfig({ testTimeout: 20_000 });

const answers: Record<string, Suggestions> = {
  dvir: {
    categories: [
      { id: 1, name: 'Dviračiai ir dalys', category_id: null, category_name: null },
      { id: 12, name: 'Dviračiai', category_id: 1, category_name: 'Transportas' },
    ],
    words: ['dviratis', 'dviratukas'],
  },
  'kalnų dvir': { categories: [], words: ['dviratis'] },
  du: { categories: [], words: ['dušas'] },
};

/** Calls for suggestions, and whether each was given up before its answer. */
interface Asked {
  q: string;
  signal: AbortSignal | null | undefined;
}

/** Stands in for the API. `hold` keeps answers of suggestions back. */
function serve({ broken = false, hold }: { broken?: boolean; hold?: Promise<void> } = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (text: string, init?: RequestInit) => {
    const address = new URL(text, 'http://localhost');
    if (address.pathname === '/api/categories') return Response.json({ data: someCategories });
    if (address.pathname === '/api/profile') return new Promise(() => undefined);
    if (address.pathname === '/api/places') return Response.json({ data: [] });
    if (address.pathname !== '/api/search/suggestions') throw new Error(`Nothing is said about ${text}`);
    const q = address.searchParams.get('q') ?? '';
    asked.push({ q, signal: init?.signal });
    await hold;
    if (broken) return Response.json({ code: 'server_error', message: 'Broken.', request_id: 'r' }, { status: 500 });
    return Response.json({ data: answers[q] ?? { categories: [], words: [] } });
  });
  return asked;
}

/** The layout around an empty screen, with these searches made before. */
async function open({ recent = [], language = 'en' }: { recent?: string[]; language?: Language } = {}) {
  if (recent.length > 0) localStorage.setItem('searches', JSON.stringify(recent));
  const client = createQueryClient();
  const i18n = await createI18n(language, [initReactI18next]);
  const [layout] = createRoutes(client);
  const router = createMemoryRouter([{ element: layout?.element, children: [{ path: '*', element: <h1>Here</h1> }] }], {
    initialEntries: ['/product/7'],
  });
  render(<App i18n={i18n} client={client} router={router} />);
  await screen.findByRole('main');
  return { address: () => router.state.location.pathname + router.state.location.search };
}

const box = () =>
  within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox', { name: /Text|tekstas|Текст/ });
const list = () => screen.getByRole('listbox');
const rows = (group?: string) => {
  const part = group === undefined ? list() : within(list()).getByRole('group', { name: group });
  return within(part)
    .getAllByRole('option')
    .map((row) => row.textContent.trim());
};
const activeRow = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
const kept = () => JSON.parse(localStorage.getItem('searches') ?? '[]');

describe('a search box', () => {
  it('offers categories and words in groups with names while one types', async () => {
    serve();
    await open();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(rows('Categories')).toEqual(['Dviračiai ir dalys', 'Dviračiai Transportas']);
    expect(rows('Suggested searches')).toEqual(['dviratis', 'dviratukas']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(list().id);
    expect(box().value).toBe('dvir');
  });

  it('keeps the words before the one that it completes', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'kalnų dvir');
    await userEvent.click(await screen.findByRole('option', { name: 'kalnų dviratis' }));
    expect(address()).toBe(`/search?${new URLSearchParams({ q: 'kalnų dviratis' })}`);
    expect(box().value).toBe('kalnų dviratis');
    expect(kept()).toEqual(['kalnų dviratis']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leads to a category and to a subcategory', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'dvir');
    await userEvent.click(await screen.findByRole('option', { name: 'Dviračiai ir dalys' }));
    expect(address()).toBe('/search/1');
    await userEvent.clear(box());
    await userEvent.type(box(), 'dvir');
    await userEvent.click(await screen.findByRole('option', { name: 'Dviračiai Transportas' }));
    expect(address()).toBe('/search/1/12');
    expect(kept()).toEqual([]);
  });

  it('asks once for what is typed in one go, and gives up what is not needed any more', async () => {
    const asked = serve({ hold: new Promise(() => undefined) });
    await open();
    await userEvent.type(box(), 'dvir');
    await waitFor(() => expect(asked.map(({ q }) => q)).toEqual(['dvir']));
    await userEvent.type(box(), 'ati');
    await waitFor(() => expect(asked.map(({ q }) => q)).toEqual(['dvir', 'dvirati']));
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('offers nothing when the server fails, and searches all the same', async () => {
    const asked = serve({ broken: true });
    const { address } = await open({ recent: ['dviratis', 'sofa'] });
    await userEvent.type(box(), 'dvir');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(rows()).toEqual(['dviratis']);
    await userEvent.type(box(), '{Enter}');
    expect(address()).toBe('/search?q=dvir');
    expect(asked).toHaveLength(1);
  });

  it('speaks the language of the page', async () => {
    serve();
    await open({ language: 'lt', recent: ['sofa'] });
    await userEvent.click(box());
    expect(rows('Naujausios paieškos')).toEqual(['sofa', 'Išvalyti naujausias paieškas']);
  });
});

describe('the keyboard', () => {
  it('moves through all rows and back to the box, which keeps the text', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    const met: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      await userEvent.keyboard('{ArrowDown}');
      met.push(activeRow());
    }
    expect(met).toEqual(['Dviračiai ir dalys', 'Dviračiai Transportas', 'dviratis', 'dviratukas', undefined]);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeRow()).toBe('dviratukas');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('dviratukas');
    expect(box().value).toBe('dvir');
    expect(document.activeElement).toBe(box());
  });

  it('chooses the active row with Enter', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/search?q=dviratukas');
  });

  it('searches for what is typed with Enter while no row is active', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(address()).toBe('/search?q=dvir');
    expect(kept()).toEqual(['dvir']);
  });

  it('closes with Esc, keeps the text, and opens again with an arrow', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('dvir');
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()).toHaveLength(4);
  });

  it('leaves with Tab for what comes next, past the list', async () => {
    serve();
    await open({ recent: ['sofa'] });
    await screen.findByRole('combobox', { name: 'Place' });
    await userEvent.click(box());
    expect(rows()).toHaveLength(2);
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Place' }));
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Shift>}{Home}{/Shift', 'Shift>}{ArrowUp}{/Shift'])(
    'goes back to the text with {%s}, and Enter searches for it',
    async (keys) => {
      serve();
      const { address } = await open();
      await userEvent.type(box(), 'dvir');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}');
      expect(activeRow()).toBe('Dviračiai ir dalys');
      await userEvent.keyboard(`{${keys}}`);
      expect(box().hasAttribute('aria-activedescendant')).toBe(false);
      expect(screen.queryByRole('option', { selected: true })).toBeNull();
      expect(rows()).toHaveLength(4);
      await userEvent.keyboard('{Enter}');
      expect(address()).toBe('/search?q=dvir');
    },
  );

  it('moves the caret with the arrows that belong to the text', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(box().selectionStart).toBe(3);
  });

  it('leaves arrows with a modifier to the text', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    expect(fireEvent.keyDown(box(), { key: 'ArrowUp', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(box(), { key: 'ArrowDown', shiftKey: true })).toBe(true);
    expect(activeRow()).toBeUndefined();
  });

  it('opens the list with Alt and Down and closes it with Alt and Up, on no row', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows()).toHaveLength(4);
    expect(activeRow()).toBeUndefined();
  });

  it('lets go of the active row when one presses into the text', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(box());
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/search?q=dvir');
  });

  it('lets go of the active row when one types on', async () => {
    serve();
    const { address } = await open();
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(box(), 'atis{Enter}');
    expect(address()).toBe('/search?q=dviratis');
  });
});

describe('the number of suggestions', () => {
  const said = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);

  it('is said when they have come, and again when it changes', async () => {
    serve();
    await open();
    await userEvent.type(box(), 'dvir');
    await waitFor(() => expect(said()).toContain('4 suggestions'));
    await userEvent.type(box(), 'atis');
    await waitFor(() => expect(said()).not.toContain('4 suggestions'));
  });

  it.each([
    ['en', 1, '1 suggestion'],
    ['en', 2, '2 suggestions'],
    ['lt', 1, '1 pasiūlymas'],
    ['lt', 2, '2 pasiūlymai'],
    ['ru', 1, '1 подсказка'],
    ['ru', 2, '2 подсказки'],
    ['ru', 5, '5 подсказок'],
  ] as const)('in %s of %d is "%s", without what clears them', async (language, count, text) => {
    serve();
    await open({ language, recent: ['sofa', 'lova', 'stalas', 'kėdė', 'spinta'].slice(0, count) });
    await userEvent.click(box());
    await waitFor(() => expect(said()).toContain(text));
  });

  it('is not said of a closed list', async () => {
    serve();
    await open({ recent: ['sofa'] });
    await userEvent.click(box());
    await waitFor(() => expect(said()).toContain('1 suggestion'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(said()).not.toContain('1 suggestion'));
  });
});

describe('recent searches', () => {
  const recent = ['Sofa lova', 'dviratis', 'dušas'];

  it('are offered in the empty box, the newest first', async () => {
    const asked = serve();
    await open({ recent });
    await userEvent.click(box());
    expect(rows('Recent searches')).toEqual([...recent, 'Clear recent searches']);
    expect(asked).toEqual([]);
  });

  it('are offered as far as they begin with what is typed, without diacritics too', async () => {
    serve();
    await open({ recent });
    await userEvent.type(box(), 'DU');
    expect(rows('Recent searches')).toEqual(['dušas']);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Suggested searches' })).toBeNull());
  });

  it('stand there once, however they are spelled', async () => {
    serve();
    await open({ recent: ['dvirat', 'Dviratis'] });
    await userEvent.type(box(), 'dvir');
    await screen.findByRole('group', { name: 'Categories' });
    expect(rows('Recent searches')).toEqual(['dvirat', 'Dviratis']);
    expect(rows('Suggested searches')).toEqual(['dviratukas']);
  });

  it('lead to the same search again, and become the newest', async () => {
    serve();
    const { address } = await open({ recent });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'dviratis' }));
    expect(address()).toBe('/search?q=dviratis');
    expect(kept()).toEqual(['dviratis', 'Sofa lova', 'dušas']);
  });

  it('are eight at most, each once', async () => {
    serve();
    await open({ recent: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'] });
    await userEvent.type(box(), 'Sofa{Enter}');
    expect(kept()).toEqual(['Sofa', 'a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7']);
    await userEvent.clear(box());
    await userEvent.type(box(), ' C3 {Enter}');
    expect(kept()).toEqual(['C3', 'Sofa', 'a1', 'b2', 'd4', 'e5', 'f6', 'g7']);
  });

  it('can be removed one by one, by a button and by the keyboard', async () => {
    serve();
    await open({ recent });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'Remove from recent searches: dviratis' }));
    expect(rows()).toEqual(['Sofa lova', 'dušas', 'Clear recent searches']);
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(rows()).toEqual(['dušas', 'Clear recent searches']);
    expect(activeRow()).toBe('dušas');
    expect(kept()).toEqual(['dušas']);
  });

  it('can be removed all at once', async () => {
    serve();
    const { address } = await open({ recent });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.getItem('searches')).toBeNull();
    expect(address()).toBe('/product/7');
  });

  it.each(['nonsense', '{}', '[1, null, "", "  "]', JSON.stringify(['a'.repeat(201)])])(
    'are none where %s was written in their place',
    async (written) => {
      serve();
      localStorage.setItem('searches', written);
      await open();
      await userEvent.click(box());
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('are forgotten when somebody signs out: the computer may be shared', async () => {
    serve();
    setToken('abc');
    await open({ recent });
    act(() => setToken(null));
    expect(localStorage.getItem('searches')).toBeNull();
    await userEvent.click(box());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stay when somebody signs in', async () => {
    serve();
    await open({ recent });
    act(() => setToken('abc'));
    expect(kept()).toEqual(recent);
    act(() => setToken('abd'));
    expect(kept()).toEqual(recent);
  });

  it('are not what was only tried to search for', async () => {
    serve();
    await open();
    await userEvent.type(box(), '  {Enter}');
    expect(kept()).toEqual([]);
  });
});
