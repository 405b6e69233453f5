import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../../src/lib/token.ts';
import { application, compileAll } from './application.tsx';
import { offline, refusal } from './backend.ts';

type Application = Awaited<ReturnType<typeof application>>;
type Answers = Parameters<typeof application>[1];

beforeAll(compileAll, 120_000);

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Login and registration' }));
const value = async (label: string) => (await dialog()).getByLabelText<HTMLInputElement>(label).value;
const title = async (name: string) => (await dialog()).findByRole('heading', { name });

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  const form = await dialog();
  for (const [label, text] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value: text } });
  }
}

/** Presses a button of the dialog, and waits until the entry that it makes is there. */
async function press(name: string, { router }: Application, part?: object): Promise<void> {
  const button = (await dialog()).getByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    if (part) await vi.waitFor(() => expect(router.state.location.state).toMatchObject({ signIn: part }));
  });
}

const pressTab = async (name: string) => fireEvent.click((await dialog()).getByRole('radio', { name }));
const goBack = ({ router }: Application) => act(() => router.navigate(-1));

/** Opens the dialog over a page; gives the entries of the history so far. */
async function open(answers: Answers = {}): Promise<{ app: Application; entries: Location[] }> {
  const app = await application('/about', answers);
  const entries = [app.router.state.location];
  const opener = within(screen.getByRole('banner')).getByRole('button', { name: 'Login | Registration' });
  await act(async () => {
    fireEvent.click(opener);
    await vi.waitFor(() => expect(app.router.state.location.state).toMatchObject({ signIn: { back: true } }));
  });
  entries.push(app.router.state.location);
  return { app, entries };
}

/** The page goes without a word and comes again: its history and the tab's storage are all that is left. */
async function reload(entries: Location[], answers: Answers = {}): Promise<Application> {
  const stored = Object.entries(window.sessionStorage);
  cleanup();
  window.sessionStorage.clear();
  for (const [key, text] of stored) window.sessionStorage.setItem(key, text);
  return application(entries, answers);
}

const newcomer = {
  Name: 'Ona',
  'Email or phone': 'ona@pastas.lt',
  Password: 'pyragas-7',
  'Repeat the password': 'pyragas-7',
};

/** Registers, and gives the entries with the confirmation's. */
async function registered(): Promise<Location[]> {
  const { app, entries } = await open();
  await pressTab('Registration');
  await fill(newcomer);
  await press('Register', app, { step: true });
  return [...entries, app.router.state.location];
}

describe('a reload', () => {
  it('leaves what was typed and the view, passwords excepted', async () => {
    const { entries } = await open();
    await fill({ 'Username, email or phone': 'rasa', Password: 'slaptas-1' });
    await pressTab('Registration');
    await fill(newcomer);
    await reload(entries);
    await title('Register your account');
    expect(await value('Name')).toBe('Ona');
    expect(await value('Email or phone')).toBe('ona@pastas.lt');
    expect(await value('Repeat the password')).toBe('');
    await pressTab('Login');
    expect(await value('Username, email or phone')).toBe('rasa');
  });

  it('leaves a forgotten password where it was, from which Back leads to the login', async () => {
    const { app, entries } = await open();
    await press('Forgot password?', app, { step: true });
    await fill({ 'Username, email or phone': 'rasa' });
    const again = await reload([...entries, app.router.state.location]);
    await title('Forgot password');
    expect(await value('Username, email or phone')).toBe('rasa');
    await goBack(again);
    await title('Confirm your login');
    await act(() => again.router.navigate(1));
    await title('Forgot password');
    await goBack(again);
    await goBack(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(again.address()).toBe('/about');
  });

  it('leaves the form of the new password, which is set for the same login', async () => {
    const { app, entries } = await open();
    await press('Forgot password?', app, { step: true });
    await fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code', app);
    await title('New password');
    await fill({ 'Confirmation code': '135790' });
    const again = await reload([...entries, app.router.state.location]);
    await title('New password');
    expect(await value('Confirmation code')).toBe('');
    await fill({ 'Confirmation code': '135790', 'New password': 'pyragas-8', 'Repeat the new password': 'pyragas-8' });
    await press('Verify', again);
    await waitFor(() =>
      expect(again.calls.find(({ name }) => name === 'POST /reset/password')?.body).toEqual({
        login: 'rasa',
        code: '135790',
        password: 'pyragas-8',
      }),
    );
  });

  it('leaves the confirmation, after which the login asks for nothing but the password', async () => {
    const again = await reload(await registered());
    await title('Confirm your email');
    expect((await dialog()).getByText(/ona@pastas\.lt/)).toBeTruthy();
    await fill({ 'Confirmation code': '123456' });
    await press('Confirm', again);
    await title('Confirm your login');
    expect(again.calls.find(({ name }) => name === 'POST /verify/email')?.body).toEqual({
      user_id: 41,
      code: '123456',
    });
    expect((await dialog()).getByText('Your email address is confirmed. Now log in with your password.')).toBeTruthy();
    expect(await value('Username, email or phone')).toBe('ona@pastas.lt');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
    await waitFor(() => expect(again.router.state.location.state).toEqual({ signIn: { back: true } }));
    expect(again.calls.some(({ name }) => name === 'POST /login')).toBe(false);
    await fill({ Password: 'pyragas-7' });
    await press('Login', again);
    await waitFor(() => expect(getToken()).toBe('abc'));
    expect(again.address()).toBe('/about');
  });

  it('leaves the confirmation, which says of a wrong code that it is one, however the answer before got lost', async () => {
    const verified = vi.fn<() => unknown>().mockImplementationOnce(offline);
    const again = await reload(await registered(), {
      'POST /verify/email': () => verified() ?? refusal(422, 'invalid_code'),
    });
    await title('Confirm your email');
    await fill({ 'Confirmation code': '123456' });
    await press('Confirm', again);
    await (await dialog()).findByText('Network error: check your connection and try again.');
    await press('Confirm', again);
    await (await dialog()).findByText('invalid verification code');
    expect(again.calls.some(({ name }) => name === 'POST /login')).toBe(false);
    expect(getToken()).toBeNull();
  });

  it('leaves no Back that does nothing where the step is known no more', async () => {
    const entries = await registered();
    window.sessionStorage.clear();
    const again = await reload(entries);
    await title('Confirm your login');
    await waitFor(() => expect(again.router.state.location.state).toEqual({ signIn: { back: true } }));
    await goBack(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['is no JSON', '{'],
    ['is another thing', '[]'],
    [
      'has other kinds of things in it',
      '{"draft":{"login":5,"name":null},"tab":"forgot","step":"confirm","who":{"userId":"41"}}',
    ],
  ])('is the beginning where what is kept %s', async (_, text) => {
    const entries = await registered();
    window.sessionStorage.setItem('sign-in', text);
    await reload(entries);
    await title('Confirm your login');
    expect(await value('Username, email or phone')).toBe('');
  });
});

describe('what the tab keeps', () => {
  const kept = () => window.sessionStorage.getItem('sign-in') ?? '';

  it('is never a password or a code', async () => {
    await registered();
    await fill({ 'Confirmation code': '135790' });
    expect(JSON.parse(kept())).toMatchObject({ step: 'confirm', who: { userId: 41, login: 'ona@pastas.lt' } });
    for (const storage of [window.sessionStorage, window.localStorage]) {
      expect(JSON.stringify(storage)).not.toMatch(/pyragas-7|135790/);
    }
  });

  it('is what was typed, without the step, once the dialog is closed', async () => {
    await registered();
    const close = (await dialog()).getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.parse(kept())).toMatchObject({
      draft: { name: 'Ona', contact: 'ona@pastas.lt' },
      tab: 'login',
      step: null,
      who: null,
    });
  });

  it('is nothing once somebody is signed in, also in another tab', async () => {
    await open();
    await fill({ 'Username, email or phone': 'rasa' });
    expect(kept()).toContain('rasa');
    act(() => setToken('abc'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.sessionStorage.getItem('sign-in')).toBeNull();
  });

  it('lasts as long as the page where storage is off', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { app } = await open();
    await fill({ 'Username, email or phone': 'rasa', Password: 'slaptas-1' });
    await goBack(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => app.router.navigate(1));
    expect(await value('Username, email or phone')).toBe('rasa');
    expect(await value('Password')).toBe('');
    act(() => setToken('abc'));
    act(() => setToken(null));
    await act(() => app.router.navigate(0));
    expect(await value('Username, email or phone')).toBe('');
  });
});
