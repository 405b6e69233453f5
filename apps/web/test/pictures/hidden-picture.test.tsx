import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PictureTile } from '../../src/components/shared/pictures/PictureTile.tsx';
import { storedSlots } from '../../src/components/shared/pictures/slots.ts';
import { Picture } from '../../src/components/ui/Picture.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, refusal } from '../auth/backend.ts';
import { renderAt } from '../render.tsx';

const path = '/storage/a1.webp';
const proven = '/storage/a1.webp?until=1795910800&proof=p';
const nothing = () => undefined;
const image = () => document.querySelector('img');
const src = () => image()?.getAttribute('src');
const fail = () => fireEvent.error(image() ?? document.body);

describe('a picture that is not served to everybody', () => {
  it('is shown to whom it may be, by an address of their own', async () => {
    setToken('abc');
    const calls = backend({ 'GET /pictures/a1': () => ({ url: proven }) });
    await renderAt(<Picture path={path} sizes="100px" />);
    fail();
    await waitFor(() => expect(src()).toBe(`${proven}&w=640`));
    expect(image()?.getAttribute('srcset')).toContain(`${proven}&w=320 320w`);
    expect(calls.map(({ name, authorization }) => [name, authorization])).toEqual([['GET /pictures/a1', 'Bearer abc']]);
  });

  it('is said not to be there when that address fails too', async () => {
    setToken('abc');
    backend({ 'GET /pictures/a1': () => ({ url: proven }) });
    await renderAt(<Picture path={path} sizes="100px" />);
    fail();
    await waitFor(() => expect(src()).toBe(`${proven}&w=640`));
    fail();
    expect(await screen.findByText('No picture')).toBeTruthy();
  });

  it('gets a new address when the first has grown old', async () => {
    setToken('abc');
    const urls = [proven, proven.replace('proof=p', 'proof=q')];
    backend({ 'GET /pictures/a1': () => ({ url: urls.shift() }) });
    await renderAt(<Picture path={path} sizes="100px" />);
    fail();
    await waitFor(() => expect(src()).toContain('proof=p'));
    fail();
    await waitFor(() => expect(src()).toContain('proof=q'));
  });

  it('is said not to be there to anybody else', async () => {
    setToken('abc');
    backend({ 'GET /pictures/a1': () => refusal(404, 'not_found') });
    await renderAt(<Picture path={path} sizes="100px" />);
    fail();
    expect(await screen.findByText('No picture')).toBeTruthy();
  });

  it('is not asked for by guests, nor where it is no upload', async () => {
    const calls = backend({});
    const guest = await renderAt(<Picture path={path} sizes="100px" />);
    fail();
    expect(screen.getByText('No picture')).toBeTruthy();
    guest.unmount();
    setToken('abc');
    await renderAt(<Picture path="car.webp" sizes="100px" />);
    fail();
    expect(screen.getByText('No picture')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('stands in the form too', async () => {
    setToken('abc');
    backend({ 'GET /pictures/a1': () => ({ url: proven }) });
    const [slot] = storedSlots([{ url: path, thumbhash: null }]);
    if (!slot) throw new Error('No slot.');
    await renderAt(<PictureTile slot={slot} at={1} count={1} onMove={nothing} onRemove={nothing} onRetry={nothing} />);
    fail();
    await waitFor(() => expect(src()).toBe(`${proven}&w=320`));
  });
});
