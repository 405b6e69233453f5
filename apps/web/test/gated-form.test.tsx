import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { GatedForm } from '../src/app/GatedForm.tsx';
import { useAsked } from '../src/lib/sign-in.ts';
import { setToken } from '../src/lib/token.ts';
import { backend, rasa } from './auth/backend.ts';
import { renderAt } from './render.tsx';

/** Whether one is asked to sign in. */
function Asked() {
  return <output>{useAsked() ? 'asked' : 'not asked'}</output>;
}
const open = () =>
  renderAt(
    <>
      <Asked />
      <GatedForm waiting={<p>waiting</p>}>
        {({ name }) => (
          <label>
            {name} writes
            <input />
          </label>
        )}
      </GatedForm>
    </>,
    '/new-ad',
  );
const asked = () => document.querySelector('output')?.textContent;

beforeEach(() => setToken('abc'));

describe('a form for signed-in people', () => {
  it('waits until it is known who is here', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    backend({ 'GET /profile': () => new Promise((resolve) => (tell = resolve)) });
    await open();
    expect(await screen.findByText('waiting')).toBeTruthy();
    tell({ data: rasa });
    expect(await screen.findByRole('textbox', { name: 'Rasa writes' })).toBeTruthy();
  });

  it('isn’t found by guests', async () => {
    setToken(null);
    backend({});
    await open();
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
  });

  it('stays with what was typed when the session ends, and asks to sign in', async () => {
    backend({ 'GET /profile': () => ({ data: rasa }) });
    await open();
    await userEvent.type(await screen.findByRole('textbox'), 'Dviratis');
    expect(asked()).toBe('not asked');
    act(() => setToken(null));
    await waitFor(() => expect(asked()).toBe('asked'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Dviratis');
  });

  it('goes on after the same person signed in again', async () => {
    backend({ 'GET /profile': () => ({ data: rasa }) });
    await open();
    await userEvent.type(await screen.findByRole('textbox'), 'Dviratis');
    act(() => setToken(null));
    act(() => setToken('def'));
    expect(await screen.findByDisplayValue('Dviratis')).toBeTruthy();
  });
});
