import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SearchDraftProvider } from '../src/app/layout/search-draft.tsx';
import { Component as Home } from '../src/app/screens/home.tsx';
import { aProduct } from './products.ts';
import { renderAt } from './render.tsx';
import { type Answers, serve, someCategories } from './server.ts';

const full: Answers = {
  categories: someCategories,
  products: [aProduct()],
  counts: { published: 412, published_today: 38 },
  places: [],
};

/** Has all that is shown fetched again, and says when that is done. */
function FetchAgain() {
  const client = useQueryClient();
  const fetching = useIsFetching();
  return (
    <>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Fetch again
      </button>
      {fetching === 0 && <p>All is fetched</p>}
    </>
  );
}

async function home(answers: Answers, language: 'en' | 'lt' | 'ru' = 'en') {
  serve({ ...full, ...answers });
  await renderAt(
    <SearchDraftProvider>
      <Home />
      <FetchAgain />
    </SearchDraftProvider>,
    '/',
    language,
  );
}

/** The section of the recommendations; the best offers show the same products. */
const recommended = () => within(screen.getByRole('region', { name: 'Recommendations for you' }));

describe('the stall', () => {
  it.each([
    ['en', 412, 38, '412 adverts from Vilnius to Nida, 38 of them new today.'],
    ['en', 1, 1, '1 advert from Vilnius to Nida, 1 of them new today.'],
    ['en', 1250, 0, '1,250 adverts from Vilnius to Nida.'],
    ['lt', 412, 38, '412 skelbimų nuo Vilniaus iki Nidos, šiandien įkelta 38.'],
    ['lt', 21, 2, '21 skelbimas nuo Vilniaus iki Nidos, šiandien įkelta 2.'],
    ['lt', 32, 2, '32 skelbimai nuo Vilniaus iki Nidos, šiandien įkelta 2.'],
    ['ru', 412, 38, '412 объявлений от Вильнюса до Ниды, сегодня добавлено 38.'],
    ['ru', 21, 2, '21 объявление от Вильнюса до Ниды, сегодня добавлено 2.'],
    ['ru', 32, 2, '32 объявления от Вильнюса до Ниды, сегодня добавлено 2.'],
  ] as const)('says in %s that there are %d adverts and %d new ones', async (language, published, today, text) => {
    await home({ counts: { published, published_today: today } }, language);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('says nothing where the figures cannot be had', async () => {
    await home({ counts: 404 });
    await recommended().findByRole('article');
    expect(screen.queryByText(/adverts/)).toBeNull();
  });
});

describe('what is shown', () => {
  it('stays when it can’t be fetched again, as after a heart that failed without a connection', async () => {
    await home({});
    const offers = () => within(screen.getByRole('region', { name: 'The best offers' }));
    await offers().findByRole('article');
    const asked = serve({ ...full, categories: 404, products: 404 });
    await userEvent.click(screen.getByRole('button', { name: 'Fetch again' }));
    await screen.findByText('All is fetched');
    expect(asked).toContainEqual(expect.stringMatching('^/api/products[?]'));
    expect(asked).toContainEqual('/api/categories');
    expect(recommended().getByRole('article')).toBeTruthy();
    expect(offers().getByRole('article')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Transport' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the category strip', () => {
  it('leads from each category to its results', async () => {
    await home({});
    const strip = within(screen.getByRole('navigation', { name: 'Categories' }));
    const tile = await strip.findByRole('link', { name: 'Transport' });
    expect(tile.getAttribute('href')).toBe('/search/1');
    expect(tile.querySelector('img')?.getAttribute('src')).toBe('/storage/car.webp?w=320');
  });

  it('says that it loads', async () => {
    await home({});
    expect(screen.getByRole('status', { name: 'Loading categories...' })).toBeTruthy();
    await screen.findByRole('link', { name: 'Transport' });
  });

  it('says that there are none', async () => {
    await home({ categories: [] });
    expect(await screen.findByText('No categories available')).toBeTruthy();
  });

  it('says that they failed and tries again', async () => {
    await home({ categories: 404 });
    expect(await screen.findByText('Failed to load categories')).toBeTruthy();
    serve(full);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Transport' })).toBeTruthy();
  });
});

describe('the recommendations', () => {
  it('are cards', async () => {
    await home({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    expect(screen.getByRole('heading', { name: 'Recommendations for you' })).toBeTruthy();
    expect(await recommended().findAllByRole('article')).toHaveLength(2);
  });

  it('say that they load', async () => {
    await home({});
    expect(screen.getByRole('status', { name: 'Loading products…' })).toBeTruthy();
    await recommended().findByRole('article');
  });

  it('say what failed and try again', async () => {
    await home({ products: 404 });
    expect(await screen.findByText('Error loading products: Server error. Please try again later.')).toBeTruthy();
    serve(full);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await recommended().findByRole('article')).toBeTruthy();
  });

  it('are empty without products', async () => {
    await home({ products: [] });
    expect(await screen.findByText('No adverts yet')).toBeTruthy();
  });
});

describe('the best offers', () => {
  it('are the first of the same products', async () => {
    await home({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })] });
    const offers = within(screen.getByRole('region', { name: 'The best offers' }));
    expect((await offers.findAllByRole('article', { hidden: true })).length).toBe(2);
  });

  it('say that they failed', async () => {
    await home({ products: 404 });
    expect(await screen.findByText('Failed to load offers')).toBeTruthy();
  });
});

describe('the tags', () => {
  it('lead to a search for the word that stands in adverts', async () => {
    await home({});
    await recommended().findByRole('article');
    const tags = within(screen.getByRole('navigation', { name: 'Popular searches' }));
    expect(tags.getAllByRole('link').map((tag) => tag.textContent)).toEqual([
      'Discounts',
      'Garage',
      'Accommodation for the trip',
      'Sale of housing',
      'Beauty services',
      'New cars',
    ]);
    expect(tags.getByRole('link', { name: 'New cars' }).getAttribute('href')).toBe('/search?q=automobilis');
  });
});
