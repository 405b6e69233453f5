import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UpButton } from '../../src/features/product/PhoneControls.tsx';
import { renderAt } from '../render.tsx';

/** Scrolls the page to `y`; jsdom lays nothing out. */
function scrollTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => void fireEvent.scroll(window));
}
const button = () => screen.queryByRole('button', { name: 'Up' });

afterEach(() => vi.restoreAllMocks());

describe('the Up button', () => {
  it('is there once the page is scrolled by more than a screen', async () => {
    await renderAt(<UpButton />, '/product/7');
    expect(button()).toBeNull();
    scrollTo(window.innerHeight);
    expect(button()).toBeNull();
    scrollTo(window.innerHeight + 1);
    expect(button()).toBeTruthy();
    scrollTo(0);
    expect(button()).toBeNull();
  });

  it('leads to the top, with the focus at the beginning of the page', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderAt(
      <main id="main" tabIndex={-1}>
        <UpButton />
      </main>,
      '/product/7',
    );
    scrollTo(5000);
    await userEvent.click(screen.getByRole('button', { name: 'Up' }));
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement?.id).toBe('main');
  });
});
