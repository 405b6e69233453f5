import type { Ad } from '@muge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnAdsPage } from '../../src/features/ads/OwnAdsPage.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, rasa, refusal } from '../auth/backend.ts';
import { renderAt } from '../render.tsx';
import { anAd } from './fixtures.ts';

const list = 'GET /5/ads';
function page(ads: Ad[], next: string | null = null) {
  return { ads, meta: { page: 1, per_page: 30, total: ads.length, total_capped: false, next_cursor: next } };
}
const open = () => renderAt(<OwnAdsPage profile={rasa} />, '/profile/ads');

beforeEach(() => setToken('abc'));
describe('my ads', () => {
  it('show subcategories, date, days, clicks, and lead to the form and to the page', async () => {
    backend({ [list]: () => page([anAd({ subcategory_names: ['Bicycles', 'Cars'] })]) });
    await open();
    const card = within(await screen.findByRole('article'));
    for (const text of [
      'Bicycles, Cars',
      '27.11.25 09:14:52',
      '1 Nov 2025 – 31 Dec 2099',
      '21 clicks',
      'Running',
      'Created',
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByRole('link', { name: 'Edit: Dviračių remontas' }).getAttribute('href')).toBe('/ad/edit/9');
    const link = card.getByRole('link', { name: 'https://example.lt/remontas' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'Create a new ad +' }).getAttribute('href')).toBe('/new-ad');
  });

  it('count a single click', async () => {
    backend({ [list]: () => page([anAd({ clicks_count: 1 })]) });
    await open();
    expect(await screen.findByText('1 click')).toBeTruthy();
  });

  it('name the category where no subcategory was chosen', async () => {
    backend({ [list]: () => page([anAd({ subcategory_id: [], subcategory_names: [] })]) });
    await open();
    expect(within(await screen.findByRole('article')).getByText('Transport')).toBeTruthy();
  });

  it.each([
    ['Hidden', { approved: true, running: false, hidden_reason: 'A cheat' }],
    ['Awaiting approval', { approved: false, running: false }],
    ['Running', { approved: true, running: true }],
    ['Not begun', { approved: true, running: false, start_date: '2099-01-01' }],
    ['Ended', { approved: true, running: false, end_date: '2025-11-02' }],
    ['Ended', { approved: false, running: false, end_date: '2025-11-02' }],
  ] as const)('tell the state %s', async (state, changes) => {
    backend({ [list]: () => page([anAd(changes)]) });
    await open();
    expect(within(await screen.findByRole('article')).getByText(state)).toBeTruthy();
  });

  it('tell why a moderator took one down', async () => {
    backend({ [list]: () => page([anAd({ running: false, hidden_reason: 'A cheat' })]) });
    await open();
    expect(await screen.findByText('Hidden by a moderator: A cheat')).toBeTruthy();
  });

  it('say so where there are none', async () => {
    backend({ [list]: () => page([]) });
    await open();
    expect(await screen.findByRole('heading', { name: 'You have no ads' })).toBeTruthy();
    const hint = 'An ad is a banner that leads to your page. Yours stand here with their clicks.';
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('are deleted only after asking', async () => {
    let ads = [anAd()];
    const calls = backend({
      [list]: () => page(ads),
      'DELETE /9/delete': () => {
        ads = [];
        return { message: 'Ad was deleted' };
      },
    });
    const deletions = () => calls.filter(({ name }) => name === 'DELETE /9/delete');
    await open();
    const ask = async () => userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    await ask();
    expect(screen.getByText('Delete this ad?')).toBeTruthy();
    expect(screen.getByText('“Dviračių remontas” is no longer shown, and leaves Mugė for good.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deletions()).toHaveLength(0);
    await ask();
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
    // Twice, before anything is drawn.
    act(() => [1, 2].forEach(() => void confirm.click()));
    expect(await screen.findByText('Ad was deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You have no ads' })).toBeTruthy();
    expect(deletions()).toHaveLength(1);
  });

  it('say why they could not be deleted', async () => {
    backend({ [list]: () => page([anAd()]), 'DELETE /9/delete': () => refusal(403, 'forbidden') });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('come page by page', async () => {
    const calls = backend({
      [list]: ({ query }) =>
        query.includes('cursor=next') ? page([anAd({ id: 8, name: 'Kita' })]) : page([anAd()], 'next'),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Kita')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(calls.map(({ query }) => query)).toEqual(['?per_page=30', '?per_page=30&cursor=next']);
  });

  it('can be tried again where they could not be loaded', async () => {
    let broken = true;
    backend({ [list]: () => (broken ? refusal(400, 'bad_request') : page([anAd()])) });
    await open();
    expect(await screen.findByRole('heading', { name: 'Your ads could not be loaded' })).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
