import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BestOffers, type Offers } from '../../src/features/best-offers/BestOffers.tsx';
import * as reload from '../../src/lib/reload.ts';
import { aProduct } from '../products.ts';
import { renderAt } from '../render.tsx';

/** Products named `Daiktas 1`, `Daiktas 2` … */
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ id: index + 1, name: `Daiktas ${index + 1}` }));

/** Which media queries hold: by default a wide screen and no wish for less motion. */
function screenThat(holds: (query: string) => boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: holds(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const draw = (offers: Offers, language: 'en' | 'lt' | 'ru' = 'en') =>
  renderAt(<BestOffers offers={offers} actions={() => null} />, '/', language);
const show = (count: number) => draw({ status: 'success', products: some(count) });

/** Titles in the slide that can be reached. */
const inSight = () => {
  const slide = [...document.querySelectorAll('.offers__track > ul')].filter((list) => !list.hasAttribute('inert'));
  expect(slide).toHaveLength(1);
  return [...(slide[0]?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
};

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => screenThat((query) => query.includes('min-width')));

describe('the best offers', () => {
  it.each([
    ['en', 'The best offers', 'No products available'],
    ['lt', 'Geriausi pasiūlymai', 'Pasiūlymų nėra'],
    ['ru', 'Лучшие предложения', 'Предложений нет'],
  ] as const)('have their title in %s and say when there are none', async (language, title, none) => {
    await draw({ status: 'success', products: [] }, language);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.getByRole('heading', { name: none })).toBeTruthy();
  });

  it('say that they could not be loaded; "Try Again" loads the page anew', async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined);
    await draw({ status: 'error' });
    expect(within(screen.getByRole('alert')).getByText('Failed to load offers')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('say that they load', async () => {
    await draw({ status: 'pending' });
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
  });

  it('are twelve at most, without what is archived or completed', async () => {
    const products = [
      aProduct({ id: 100, name: 'Parduota', status: 'completed' }),
      aProduct({ id: 101, name: 'Padėta', status: 'archived' }),
      ...some(13),
    ];
    await draw({ status: 'success', products });
    const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(titles).toEqual(some(12).map(({ name }) => name));
  });

  it('stand three to a slide, one on phones', async () => {
    const { unmount } = await show(7);
    expect(inSight()).toEqual(['Daiktas 1', 'Daiktas 2', 'Daiktas 3']);
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(3);
    unmount();
    screenThat(() => false);
    await show(7);
    expect(inSight()).toEqual(['Daiktas 1']);
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(7);
  });

  it('have neither dots nor buttons where one slide holds them all', async () => {
    await show(3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('go where a dot says, and round by the buttons', async () => {
    await show(7);
    await userEvent.click(screen.getByRole('button', { name: 'Go to slide 2 of 3' }));
    expect(inSight()).toEqual(['Daiktas 4', 'Daiktas 5', 'Daiktas 6']);
    expect(screen.getByRole('button', { name: 'Go to slide 2 of 3' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('list', { name: 'Offers, slide 2 of 3' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next offers' }));
    expect(inSight()).toEqual(['Daiktas 7']);
    await userEvent.click(screen.getByRole('button', { name: 'Next offers' }));
    expect(inSight()).toEqual(['Daiktas 1', 'Daiktas 2', 'Daiktas 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous offers' }));
    expect(inSight()).toEqual(['Daiktas 7']);
  });

  it('follow who swipes', async () => {
    await show(7);
    const track = document.querySelector('.offers__track') ?? document.body;
    Object.defineProperty(track, 'scrollWidth', { value: 3000 });
    track.scrollLeft = 990;
    fireEvent.scroll(track);
    await waitFor(() => expect(inSight()).toEqual(['Daiktas 4', 'Daiktas 5', 'Daiktas 6']));
  });
});

describe('the best offers by themselves', () => {
  const first = ['Daiktas 1', 'Daiktas 2', 'Daiktas 3'];

  async function begin() {
    await show(6);
    vi.useFakeTimers();
    // Timers that run were set before the clock was a stand-in's: hovering once sets them anew.
    const carousel = document.querySelector('.offers__carousel') ?? document.body;
    fireEvent.pointerEnter(carousel);
    fireEvent.pointerLeave(carousel);
    return carousel;
  }

  it('go on every five seconds and begin anew after the last', async () => {
    await begin();
    pass(4999);
    expect(inSight()).toEqual(first);
    pass(1);
    expect(inSight()).toEqual(['Daiktas 4', 'Daiktas 5', 'Daiktas 6']);
    pass(5000);
    expect(inSight()).toEqual(first);
    vi.useRealTimers();
  });

  it('wait under the pointer', async () => {
    const carousel = await begin();
    fireEvent.pointerEnter(carousel);
    pass(20_000);
    expect(inSight()).toEqual(first);
    fireEvent.pointerLeave(carousel);
    pass(5000);
    expect(inSight()).not.toEqual(first);
    vi.useRealTimers();
  });

  it('wait while the focus is in them', async () => {
    await begin();
    act(() => screen.getByRole('button', { name: 'Go to slide 1 of 2' }).focus());
    pass(20_000);
    expect(inSight()).toEqual(first);
    vi.useRealTimers();
  });

  it('wait in a hidden tab', async () => {
    await begin();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(20_000);
    expect(inSight()).toEqual(first);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(5000);
    expect(inSight()).not.toEqual(first);
    vi.useRealTimers();
  });

  it('stop when they are told to', async () => {
    await begin();
    fireEvent.click(screen.getByRole('button', { name: 'Stop the offers from moving' }));
    pass(20_000);
    expect(inSight()).toEqual(first);
    fireEvent.click(screen.getByRole('button', { name: 'Let the offers move' }));
    pass(5000);
    expect(inSight()).not.toEqual(first);
    vi.useRealTimers();
  });

  it('never move for whoever wants less motion', async () => {
    screenThat((query) => query.includes('min-width') || query.includes('reduce'));
    await begin();
    pass(20_000);
    expect(inSight()).toEqual(first);
    expect(screen.queryByRole('button', { name: 'Stop the offers from moving' })).toBeNull();
    vi.useRealTimers();
  });
});
