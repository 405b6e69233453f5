import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SimilarAds } from '../../src/features/product/SimilarAds.tsx';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';
import { aDetail, answerWith, failure, found } from './fixtures.ts';

const search = '/api/categories/1/search';
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const many = Array.from({ length: 30 }, (_, index) => aProduct({ id: 100 + index, name: `Dviratis ${index}` }));

describe('similar ads', () => {
  it('are the published ones of the same subcategory, without the product itself', async () => {
    const asked = answerWith({
      [search]: () =>
        found(
          aProduct({ id: 8, name: 'Kitas' }),
          aProduct({ id: 7, name: 'Tas pats' }),
          aProduct({ id: 9, name: 'Užbaigtas', status: 'completed' }),
        ),
    });
    await renderAt(<SimilarAds product={aDetail({ id: 7 })} />);
    await screen.findByText('Kitas');
    expect(names()).toEqual(['Kitas']);
    expect(asked).toEqual(['/api/categories/1/search?subcategory_id=4&per_page=30']);
  });

  it('are those of the category for a product without a subcategory', async () => {
    const asked = answerWith({ [search]: () => found(aProduct({ id: 8 })) });
    await renderAt(<SimilarAds product={aDetail({ subcategory_id: null })} />);
    await screen.findByRole('article');
    expect(asked).toEqual(['/api/categories/1/search?per_page=30']);
  });

  it('collapse and expand', async () => {
    answerWith({ [search]: () => found(aProduct({ id: 8 })) });
    await renderAt(<SimilarAds product={aDetail()} />);
    await screen.findByRole('article');
    const toggle = screen.getByRole('button', { name: 'Collapse' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(toggle);
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('show two rows first and all of them on demand', async () => {
    answerWith({ [search]: () => found(...many) });
    await renderAt(<SimilarAds product={aDetail()} />);
    await screen.findByText('Dviratis 0');
    expect(screen.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('article')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each([
    ['phones', 0, 9, 8, 8],
    ['middle screens', 768, 10, 6, 9],
    ['wide screens', 1024, 13, 8, 12],
    ['wide screens, which they do not fill once', 1024, 3, 3, 3],
  ])('end with a whole row on %s', async (_screen, width, count, before, after) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      media,
      matches: Number(/\d+/.exec(media)?.[0]) <= width,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }));
    answerWith({ [search]: () => found(...many.slice(0, count)) });
    await renderAt(<SimilarAds product={aDetail()} />);
    await screen.findByText('Dviratis 0');
    expect(names()).toHaveLength(before);
    const more = screen.queryByRole('button', { name: 'Show more' });
    expect(more !== null).toBe(after > before);
    if (more) await userEvent.click(more);
    expect(names()).toHaveLength(after);
  });

  it('say that they load', async () => {
    answerWith({});
    await renderAt(<SimilarAds product={aDetail()} />);
    expect(screen.getByRole('status', { name: 'Loading similar ads…' })).toBeTruthy();
  });

  it('are absent when there are none', async () => {
    answerWith({ [search]: () => found(aProduct({ id: 7 })) });
    await renderAt(<SimilarAds product={aDetail({ id: 7 })} />);
    await expect.poll(() => screen.queryByRole('heading', { name: 'Similar ads' })).toBeNull();
  });

  it('can be asked for again when that failed', async () => {
    let down = true;
    answerWith({ [search]: () => (down ? failure(404, 'not_found') : found(aProduct({ id: 8 }))) });
    await renderAt(<SimilarAds product={aDetail()} />);
    await screen.findByText('Similar ads could not be loaded');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
