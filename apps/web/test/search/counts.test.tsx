import type { SearchCount, SearchCounts } from '@muge/contract';
import type { Language } from '@muge/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filters, heading, main, open, serve } from './application.tsx';

const count = (id: number, total: number, total_capped = false): SearchCount => ({ id, total, total_capped });

const inTransport: SearchCounts = {
  categories: [count(1, 46), count(2, 0)],
  subcategories: [count(11, 1), count(12, 1000, true)],
};

/** The width of a desktop, where the panel of filters is in sight. */
function widen() {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
}

/** The application, and the addresses by which it asked for counts. */
async function openAt(path: string, counted: SearchCounts | number, language?: Language) {
  const asked: string[] = [];
  const counts = (address: URL) => {
    asked.push(address.search);
    return counted;
  };
  serve({ search: () => ({ total: 46 }), counts });
  return { ...(await open(path, language && { language })), asked };
}

/** What stands at the end of a link of the tree, and what the link is called. */
const link = (name: RegExp) => filters().findByRole('link', { name });

describe('counts beside the categories', () => {
  beforeEach(widen);

  it('say how many adverts each leads to', async () => {
    await openAt('/search?q=dviratis', inTransport);
    expect((await link(/^Transport ?, 46 adverts$/)).querySelector('.link-count')?.textContent).toBe('46');
    expect((await link(/^Real estate ?, 0 adverts$/)).querySelector('.link-count')?.textContent).toBe('0');
  });

  it('and each subcategory of the current one, those beyond a thousand with a plus', async () => {
    await openAt('/search/1', inTransport);
    expect((await link(/^Cars ?, 1 advert$/)).querySelector('.link-count')?.textContent).toBe('1');
    expect((await link(/^Bicycles ?, 1,000\+ adverts$/)).querySelector('.link-count')?.textContent).toBe('1,000+');
    expect(filters().getByRole('link', { name: 'All Categories' }).querySelector('.link-count')).toBeNull();
  });

  it.each<[Language, string]>([
    ['lt', 'Bicycles, 1 000+ skelbimų'],
    ['ru', 'Bicycles, 1 000+ объявлений'],
  ])('speak the language: %s', async (language, name) => {
    await openAt('/search/1', inTransport, language);
    await waitFor(() => {
      const names = main()
        .getAllByRole('link', { name: /^Bicycles/ })
        .map(
          ({ lastElementChild, firstElementChild }) =>
            `${firstElementChild?.textContent}${lastElementChild?.textContent}`,
        );
      expect(names.map((text) => text.replace(/\s/g, ' '))).toContain(name);
    });
  });

  it('stand under the names of the tiles', async () => {
    await openAt('/search/1/12', inTransport);
    const tiles = within(await main().findByRole('navigation', { name: 'Subcategories' }));
    expect(await tiles.findByRole('link', { name: /^Cars ?, 1 advert$/ })).toBeTruthy();
  });

  it('are absent where they could not be had', async () => {
    const { asked } = await openAt('/search/1', 404);
    await heading(/46 adverts/);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await link(/^Bicycles$/)).toBeTruthy();
  });
});

describe('what is counted', () => {
  beforeEach(widen);

  it('is the search with all its filters, whatever its order', async () => {
    const { asked } = await openAt(
      '/search/1/11?q=dviratis&address=Kaunas&price_min=10&price_max=500&status=used&sort_by=price',
      inTransport,
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked).toEqual(['?q=dviratis&address=Kaunas&price_min=10&price_max=500&status=used&category_id=1']);
  });

  it('is asked for after the results', async () => {
    const order: string[] = [];
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    serve({
      search: async () => {
        await waiting;
        order.push('results');
        return {};
      },
      counts: () => {
        order.push('counts');
        return inTransport;
      },
    });
    await open('/search/1');
    await link(/^Bicycles$/);
    expect(order).toEqual([]);
    act(finish);
    await link(/^Bicycles ?, /);
    expect(order).toEqual(['results', 'counts']);
  });

  it('is not said of other filters while new counts are on their way', async () => {
    let first = true;
    serve({
      search: () => ({ total: 46 }),
      counts: () => {
        const answer = first ? inTransport : new Promise<SearchCounts>(() => {});
        first = false;
        return answer;
      },
    });
    await open('/search/1');
    await link(/^Bicycles ?, /);
    await userEvent.click(filters().getByRole('radio', { name: 'Used' }));
    expect((await link(/^Bicycles$/)).querySelector('.link-count')?.className).toContain('is-stale');
    expect(screen.queryByRole('link', { name: /^Bicycles ?, / })).toBeNull();
  });
});

describe('on a phone', () => {
  it('nothing is counted before the sheet of filters is opened', async () => {
    const { asked } = await openAt('/search/1', inTransport);
    await heading(/46 adverts/);
    expect(asked).toEqual([]);
    await userEvent.click(main().getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Setting up Filters' }));
    expect(await sheet.findByRole('link', { name: /^Cars ?, 1 advert$/ })).toBeTruthy();
    expect(asked).toEqual(['?category_id=1']);
  });
});
