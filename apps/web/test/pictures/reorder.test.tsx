import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Uploader } from '../../src/components/shared/pictures/Uploader.tsx';
import { usePictures } from '../../src/components/shared/pictures/use-pictures.ts';
import { renderAt } from '../render.tsx';
import { layOut, pointer } from './dragging.ts';

const onChange = vi.fn();

function Pictures() {
  const stored = ['a', 'b', 'c'].map((letter) => ({ url: `/storage/${letter}.webp`, thumbhash: null }));
  return <Uploader pictures={usePictures(stored, 9)} onChange={onChange} />;
}

const tiles = () => screen.getAllByRole('button', { name: /^Picture \d/ });
const order = () => tiles().map((tile) => /storage\/(\w)/.exec(tile.querySelector('img')?.src ?? '')?.[1]);
const tile = (at: number) => tiles()[at] ?? document.body;

beforeEach(async () => {
  onChange.mockClear();
  layOut();
  await renderAt(<Pictures />);
});
afterEach(() => vi.useRealTimers());

describe('pictures', () => {
  it('go where they are dragged, and the others make room', () => {
    expect(order()).toEqual(['a', 'b', 'c']);
    pointer('pointerdown', tile(0), 50);
    pointer('pointermove', window, 250);
    expect(order()).toEqual(['b', 'c', 'a']);
    pointer('pointerup', window, 250);
    expect(screen.getByText('Picture moved to place 3 of 3.')).toBeTruthy();
    expect(onChange).toHaveBeenCalled();
    pointer('pointermove', window, 50);
    expect(order()).toEqual(['b', 'c', 'a']);
  });

  it('stay where they are under a press that hardly moves', () => {
    pointer('pointerdown', tile(0), 98);
    pointer('pointermove', window, 101);
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('cannot be dragged to empty places', () => {
    pointer('pointerdown', tile(0), 50);
    pointer('pointermove', window, 550);
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('scroll under a finger that moves at once, and follow one that has lain still', () => {
    vi.useFakeTimers();
    pointer('pointerdown', tile(0), 50, 'touch');
    fireEvent.touchStart(tile(0));
    pointer('pointermove', window, 250, 'touch');
    expect(order()).toEqual(['a', 'b', 'c']);
    pointer('pointerdown', tile(0), 50, 'touch');
    fireEvent.touchStart(tile(0));
    act(() => vi.advanceTimersByTime(300));
    pointer('pointermove', window, 250, 'touch');
    expect(order()).toEqual(['b', 'c', 'a']);
  });

  it('move by arrow keys, Home and End, and not beyond the ends', () => {
    fireEvent.keyDown(tile(2), { key: 'ArrowLeft' });
    expect(order()).toEqual(['a', 'c', 'b']);
    fireEvent.keyDown(tile(1), { key: 'Home' });
    expect(order()).toEqual(['c', 'a', 'b']);
    fireEvent.keyDown(tile(0), { key: 'ArrowUp' });
    expect(order()).toEqual(['c', 'a', 'b']);
    fireEvent.keyDown(tile(0), { key: 'End' });
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(document.activeElement).toBe(tile(2));
  });
});
