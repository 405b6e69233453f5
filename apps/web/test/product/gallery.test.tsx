import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Gallery } from '../../src/features/product/gallery/Gallery.tsx';
import { renderAt } from '../render.tsx';
import { pictures } from './fixtures.ts';

const three = <Gallery name="Dviratis" lang="lt" pictures={pictures('aaa', 'bbb', 'ccc')} />;

/** The number of the picture on show, by the counter. */
const at = () => screen.getByText(/^\d+ \/ \d+$/, { ignore: 'dialog *' }).textContent;
const viewer = () => within(screen.getByRole('dialog'));

describe('the gallery', () => {
  it('shows the cover first, with its counter and the small pictures', async () => {
    await renderAt(three);
    expect(at()).toBe('1 / 3');
    expect(screen.getByRole('img', { name: 'Dviratis, picture 1' }).getAttribute('src')).toContain('/storage/aaa.webp');
    expect(screen.getByRole('button', { name: 'Picture 1 of 3' }).getAttribute('aria-current')).toBe('true');
  });

  it('turns by its buttons, round the ends', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(at()).toBe('2 / 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(at()).toBe('3 / 3');
  });

  it('turns to the small picture that is pressed', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
    expect(at()).toBe('3 / 3');
  });

  it('turns by arrow keys, and by Home and End within it', async () => {
    await renderAt(three);
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe('2 / 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(at()).toBe('3 / 3');
    await userEvent.keyboard('{Home}');
    expect(at()).toBe('3 / 3');
    screen.getByRole('button', { name: 'Enlarge the picture' }).focus();
    await userEvent.keyboard('{Home}');
    expect(at()).toBe('1 / 3');
    await userEvent.keyboard('{End}');
    expect(at()).toBe('3 / 3');
  });

  it('leaves the arrow keys to a field that is being written in', async () => {
    await renderAt(
      <>
        <input aria-label="Text" />
        {three}
      </>,
    );
    await userEvent.click(screen.getByLabelText('Text'));
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe('1 / 3');
  });

  it('has nothing to turn with a single picture', async () => {
    await renderAt(<Gallery name="Dviratis" lang="lt" pictures={pictures('aaa')} />);
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.queryByText('1 / 1')).toBeNull();
    expect(screen.getByRole('img', { name: 'Dviratis' })).toBeTruthy();
  });

  it('says so when there is no picture, and enlarges nothing', async () => {
    await renderAt(<Gallery name="Dviratis" lang="lt" pictures={[]} />);
    expect(screen.getByText('No picture')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the enlarged pictures', () => {
  it('open at the picture on show, with the focus on Close', async () => {
    await renderAt(three);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    expect(screen.getByRole('dialog', { name: 'Pictures of “Dviratis”' })).toBeTruthy();
    expect(viewer().getByRole('img').getAttribute('src')).toContain('/storage/bbb.webp');
    expect(document.activeElement).toBe(viewer().getByRole('button', { name: 'Close' }));
  });

  it('turn by keys, and the gallery stays where they were left', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(viewer().getByRole('img').getAttribute('src')).toContain('/storage/ccc.webp');
    await userEvent.click(viewer().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at()).toBe('3 / 3');
  });

  it('give the focus back to the button that opened them', async () => {
    await renderAt(three);
    const opener = screen.getByRole('button', { name: 'Enlarge the picture' });
    await userEvent.click(opener);
    await userEvent.click(viewer().getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(opener);
  });

  it('close on Esc', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('zoom by buttons and keys between the whole picture and four times its size', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    const zoomIn = viewer().getByRole('button', { name: 'Zoom in' });
    const zoomOut = viewer().getByRole('button', { name: 'Zoom out' });
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(zoomIn);
    await userEvent.keyboard('+');
    expect(zoomIn.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(zoomOut);
    await userEvent.keyboard('-');
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true');
  });

  it('show the next picture whole again', async () => {
    await renderAt(three);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    await userEvent.click(viewer().getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer().getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  });
});
