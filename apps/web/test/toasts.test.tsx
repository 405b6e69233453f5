import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../src/lib/toasts.ts';
import { renderAt } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const show = (...texts: string[]) =>
  act(() => {
    for (const text of texts) notify('success', text);
  });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('notifications', () => {
  it('close after five seconds', async () => {
    await renderAt(null);
    show('Copied');
    await wait(4999);
    expect(screen.getByText('Copied')).toBeTruthy();
    await wait(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('have no limit on their number', async () => {
    await renderAt(null);
    show(...Array.from({ length: 12 }, (_, index) => `Message ${index}`));
    expect(screen.getAllByText(/^Message/)).toHaveLength(12);
  });

  it('stay while the pointer is on them', async () => {
    await renderAt(null);
    show('Copied');
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications (Alt+T)' }));
    await wait(20_000);
    expect(screen.getByText('Copied')).toBeTruthy();
    fireEvent.mouseLeave(screen.getByRole('region'));
    await wait(5000);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('can be closed', async () => {
    await renderAt(null);
    show('Copied');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it.each([
    ['the keyboard', () => undefined],
    ['the pointer', () => fireEvent.mouseEnter(screen.getByRole('region'))],
  ])('close after five seconds again once one was closed by %s, and the focus is where it was', async (_by, come) => {
    await renderAt(<input aria-label="Text" />);
    const field = screen.getByLabelText('Text');
    act(() => field.focus());
    show('Refused');
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT', key: 't' });
    come();
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.queryByText('Refused')).toBeNull();
    expect(document.activeElement).toBe(field);
    show('Copied');
    await wait(5000);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('keep the focus among them while there are others', async () => {
    await renderAt(<input aria-label="Text" />);
    act(() => screen.getByLabelText('Text').focus());
    show('Refused', 'Copied');
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    act(() => first?.focus());
    if (first) fireEvent.click(first);
    expect(document.activeElement).toBe(screen.getByRole('region'));
    await wait(20_000);
    expect(screen.getByText('Copied')).toBeTruthy();
  });

  it('take the focus on Alt+T', async () => {
    await renderAt(null);
    show('Copied');
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT', key: 't' });
    expect(document.activeElement).toBe(screen.getByRole('region'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('are announced', async () => {
    await renderAt(null);
    show('Copied');
    expect(screen.getByText('Copied').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});
