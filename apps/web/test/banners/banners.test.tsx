import type { Ad } from '@muge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BannerTiles, HomeBanner } from '../../src/features/banners/Banners.tsx';
import { backend, refusal } from '../auth/backend.ts';
import { renderAt } from '../render.tsx';

function anAd(id: number, link = `https://reklama.lt/${id}`): Ad {
  return {
    id,
    user_id: 1,
    name: `Padangos ${id}`,
    description: 'Vilniuje ir Klaipėdoje',
    category_id: 1,
    category_name: 'Transport',
    subcategory_id: [],
    subcategory_names: [],
    type: 'image',
    status: 'available',
    content: { image_url: ['/storage/ban.webp'], link },
    priority: 'best',
    start_date: '2025-11-01',
    end_date: '2025-12-01',
    clicks_count: 0,
    approved: true,
    revision: 1,
    hidden_reason: null,
    running: true,
    created_at: '2025-11-01T08:00:00.000Z',
  };
}

async function show(ads: readonly Ad[], language: 'en' | 'lt' | 'ru' = 'en') {
  const calls = backend({
    'GET /getads': () => ({ ads }),
    'POST /1/click': () => ({ message: 'Counted.' }),
  });
  await renderAt(
    <>
      <BannerTiles />
      <HomeBanner />
    </>,
    '/',
    language,
  );
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /getads'));
  return calls;
}

describe('banners', () => {
  it.each([
    ['en', 'Ad'],
    ['lt', 'Reklama'],
    ['ru', 'Реклама'],
  ] as const)('are marked as advertising in %s, each of them', async (language, mark) => {
    await show(
      [1, 2, 3, 4].map((id) => anAd(id)),
      language,
    );
    const banners = await screen.findAllByRole('link');
    expect(banners).toHaveLength(4);
    for (const banner of banners) expect(within(banner).getByText(mark)).toBeTruthy();
  });

  it('stand in three widths, and the first one over the whole page', async () => {
    await show([1, 2, 3, 4, 5].map((id) => anAd(id)));
    const looks = (await screen.findAllByRole('link')).map(({ className, textContent }) => [
      className,
      /Padangos \d/.exec(textContent ?? '')?.[0],
    ]);
    expect(looks).toEqual([
      ['banner banner--small', 'Padangos 2'],
      ['banner banner--medium', 'Padangos 3'],
      ['banner banner--large', 'Padangos 4'],
      ['banner banner--home', 'Padangos 1'],
    ]);
  });

  it('stand in parts of the page that say what they are', async () => {
    await show([anAd(1), anAd(2)]);
    const home = await screen.findByRole('complementary', { name: 'Advertising' });
    expect(within(home).getByRole('link', { name: /Padangos 1.*\(opens in a new tab\)/ })).toBeTruthy();
    const tiles = screen.getByRole('complementary', { name: 'Advertisers' });
    expect(within(tiles).getByRole('link', { name: /Padangos 2.*\(opens in a new tab\)/ })).toBeTruthy();
  });

  it('lead to the advertiser in a new tab, which is told nothing and trusted with nothing', async () => {
    await show([anAd(1)]);
    const banner = await screen.findByRole('link');
    expect(banner.getAttribute('href')).toBe('https://reklama.lt/1');
    expect(banner.getAttribute('target')).toBe('_blank');
    expect(banner.getAttribute('rel')?.split(' ').sort()).toEqual(['nofollow', 'noopener', 'noreferrer', 'sponsored']);
  });

  it('have their clicks counted', async () => {
    const calls = await show([anAd(1)]);
    const banner = await screen.findByRole('link');
    banner.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(banner);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /1/click'));
  });

  it('never lead anywhere but to the web', async () => {
    await show([anAd(1, 'javascript:alert(1)'), anAd(2)]);
    const banners = await screen.findAllByRole('link');
    expect(banners.map((banner) => banner.getAttribute('href'))).toEqual(['https://reklama.lt/2']);
  });

  it('are absent where none runs', async () => {
    await show([]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('are absent where they cannot be had', async () => {
    const calls = backend({ 'GET /getads': () => refusal(403, 'forbidden') });
    await renderAt(<HomeBanner />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
