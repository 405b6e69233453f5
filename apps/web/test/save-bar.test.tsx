import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveBar } from '../src/components/shared/SaveBar.tsx';
import { keepDraft } from '../src/lib/draft.ts';
import { renderAt } from './render.tsx';

const now = Date.parse('2025-11-27T10:00:00Z');
const show = (changes: { keptAt?: number | null; refused?: boolean; waiting?: boolean }) =>
  renderAt(
    <SaveBar keptAt={null} refused={false} waiting={false} {...changes}>
      {null}
    </SaveBar>,
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

describe('the bar under a form', () => {
  it.each([
    [0, 'Kept in this browser just now'],
    [5, 'Kept in this browser 5 s ago'],
    [59, 'Kept in this browser 59 s ago'],
    [60, 'Kept in this browser 1 min ago'],
    [59 * 60, 'Kept in this browser 59 min ago'],
    [60 * 60, 'Kept in this browser 27.11.25 11:00:00'],
  ])('tells what was kept %d s ago: %s', async (seconds, words) => {
    await show({ keptAt: now - seconds * 1000 });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says that the pictures are waited for', async () => {
    await show({ keptAt: now, waiting: true });
    expect(screen.getByText('Waiting for the pictures…')).toBeTruthy();
    expect(screen.queryByText('Kept in this browser just now')).toBeNull();
  });

  it('says that the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const draft = { at: now, base: '', idempotencyKey: 'k', unsure: false, values: {}, pictures: [] };
    await show({ refused: !keepDraft('productDraft.5.new', draft) });
    expect(screen.getByText('This browser does not keep what you type')).toBeTruthy();
  });

  it('says nothing while nothing was typed', async () => {
    await show({});
    expect(screen.queryByText(/browser/)).toBeNull();
  });
});
