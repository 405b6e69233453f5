import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Uploader } from '../../src/components/shared/pictures/Uploader.tsx';
import { usePictures } from '../../src/components/shared/pictures/use-pictures.ts';
import type { StoredPicture } from '../../src/lib/draft.ts';
import { renderAt } from '../render.tsx';
import { type FakeUpload, jpeg, stored, takeUploads } from './uploads.ts';

const megabyte = 1024 * 1024;
let uploads: FakeUpload[] = [];

function Pictures({ max, found = [] }: { max: number; found?: StoredPicture[] }) {
  return <Uploader pictures={usePictures(found, max)} onChange={() => undefined} />;
}
const open = (max = 9) => renderAt(<Pictures max={max} />);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>(/^Add/), files, { applyAccept: false });

/** A photograph that is worth making smaller. */
function photograph(name: string): File {
  return new File([jpeg(), new Uint8Array(4 * megabyte)], name, { type: 'image/jpeg' });
}

/** jsdom draws nothing: what a browser's canvas would give. */
function drawInto(bytes: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object.create(context));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob([new Uint8Array(bytes)])));
}

beforeEach(() => {
  uploads = takeUploads();
});

describe('the pictures of a form', () => {
  it('mark the cover, and say which were removed', async () => {
    await open();
    await choose(jpeg('1.jpg'), jpeg('2.jpg'));
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first ?? document.body).getByText('Cover')).toBeTruthy();
    expect(within(second ?? document.body).queryByText('Cover')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.getByText('Picture 2 was removed.')).toBeTruthy();
  });

  it('that cannot be had stand as a sign, and can be removed', async () => {
    const lost = { url: '/storage/aaa.webp', width: 640, height: 480, thumbhash: null };
    await renderAt(<Pictures max={9} found={[lost]} />);
    const image = () => document.querySelector('img');
    fireEvent.error(image() ?? document.body);
    expect(image()).toBeNull();
    expect(screen.getByText('Cover')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByText('Cover')).toBeNull();
  });

  it('are prepared three at a time', async () => {
    await open();
    await choose(...['1', '2', '3', '4'].map((name) => jpeg(`${name}.jpg`)));
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(screen.getAllByText('0 %')).toHaveLength(3);
    expect(screen.getByText('Preparing…')).toBeTruthy();
    act(() => uploads[0]?.answer(201, stored('a')));
    await waitFor(() => expect(uploads).toHaveLength(4));
    expect(screen.queryByText('Preparing…')).toBeNull();
  });

  it.each([
    [1, 'We made 1 large photograph smaller before sending it: 4.0 MB became 0.5 MB.'],
    [2, 'We made 2 large photographs smaller before sending them: 8.0 MB became 1.0 MB.'],
  ])('that were made smaller (%d) say so', async (count, words) => {
    drawInto(megabyte / 2);
    await open();
    await choose(...Array.from({ length: count }, (_, index) => photograph(`${index}.jpg`)));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(uploads).toHaveLength(count));
    expect(uploads[0]?.file).toHaveProperty('size', megabyte / 2);
  });

  it('say where only one is kept', async () => {
    await open(1);
    expect(screen.getByText('JPG or PNG. One is kept: another takes its place.')).toBeTruthy();
    await choose(jpeg());
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(screen.getByLabelText('Choose another picture')).toBeTruthy();
    // There is no other place: nothing to take it by, neither with the pointer nor with the keyboard.
    expect(screen.getByRole('img', { name: 'The chosen picture' }).closest('button')).toBeNull();
    expect(screen.queryByText('Cover')).toBeNull();
  });
});
