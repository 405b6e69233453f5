import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../../src/lib/token.ts';
import { application, compileAll } from './application.tsx';
import { offline, refusal } from './backend.ts';
import { dialog, header, heart, logIn } from './on-screen.ts';

beforeAll(compileAll, 120_000);

afterEach(() => {
  vi.useRealTimers();
});

describe('the header', () => {
  it('offers guests "Login | Registration", which opens the dialog where they are', async () => {
    const { address } = await application('/search?q=dviratis');
    const button = header().getByRole('button', { name: 'Login | Registration' });
    await userEvent.click(button);
    await logIn();
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/search?q=dviratis');
    expect(getToken()).toBe('abc');
  });

  it('shows name and avatar of who is signed in, and leads to their favourites', async () => {
    setToken('abc');
    const { address } = await application('/');
    await userEvent.click(await header().findByRole('button', { name: /Rasa$/ }));
    await userEvent.click(screen.getAllByRole('link', { name: 'Favourites' })[1] ?? document.body);
    await waitFor(() => expect(address()).toBe('/profile/favourites'));
  });

  it('gives the focus back when the dialog closes', async () => {
    await application('/');
    const button = header().getByRole('button', { name: 'Login | Registration' });
    await userEvent.click(button);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

describe('the bottom tab bar', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Bottom navigation' }));

  it('opens the dialog from Profile', async () => {
    const { address } = await application('/search?q=dviratis');
    await userEvent.click(tabs().getByRole('link', { name: 'Profile' }));
    expect(await dialog()).toBeTruthy();
    expect(address()).toBe('/search?q=dviratis');
  });

  it('leads guests from Favorite to / with the dialog, and on to their favourites', async () => {
    const { address } = await application('/search?q=dviratis');
    await userEvent.click(tabs().getByRole('link', { name: 'Favorite' }));
    await waitFor(() => expect(address()).toBe('/'));
    await logIn();
    await waitFor(() => expect(address()).toBe('/profile/favourites'));
  });
});

describe('/login', () => {
  it('is the home with the dialog; closing leaves the home', async () => {
    const { address } = await application('/login');
    expect(await screen.findByRole('heading', { name: 'The fair is open', hidden: true })).toBeTruthy();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it('is the home for who is signed in', async () => {
    setToken('abc');
    const { address } = await application('/login');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a guest who presses a heart', () => {
  it('on home stays on / and gets the dialog; the wish isn’t done afterwards', async () => {
    const { address, calls } = await application('/');
    await userEvent.click(await heart());
    await dialog();
    expect(address()).toBe('/');
    await logIn();
    await screen.findByText('Signed In Successfully');
    expect(calls.some(({ name }) => name.startsWith('POST /products'))).toBe(false);
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  });

  it('in results goes to /login and afterwards back to them', async () => {
    const { address } = await application('/search?q=dviratis');
    await userEvent.click(await heart());
    await waitFor(() => expect(address()).toBe('/login'));
    await logIn();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
  });
});

describe('a screen for signed-in people', () => {
  it('tells guests that it isn’t theirs, goes home to the dialog, and is where they return to', async () => {
    const { address } = await application('/profile/favourites');
    expect(await screen.findByText('Unauthorized, or Page not found. redirecting to home')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    await logIn();
    await waitFor(() => expect(address()).toBe('/profile/favourites'));
    expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeTruthy();
  });

  it('is where they return to after registering, too', async () => {
    const { address } = await application('/profile/favourites');
    await waitFor(() => expect(address()).toBe('/'));
    const form = within(await dialog());
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
    await userEvent.click(form.getByRole('radio', { name: 'Registration' }));
    type('Name', 'Rasa');
    type('Email or phone', 'rasa@pastas.lt');
    type('Password', 'pyragas-7');
    type('Repeat the password', 'pyragas-7');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await form.findByLabelText('Confirmation code');
    type('Confirmation code', '123456');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe('/profile/favourites'));
    expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeTruthy();
  });
});

describe('signing out', () => {
  const signOut = async () => {
    await userEvent.click(await header().findByRole('button', { name: /Rasa$/ }));
    await userEvent.click(header().getByRole('button', { name: 'Logout' }));
  };

  it('ends the session, forgets the token and what is private, and goes home', async () => {
    setToken('abc');
    const { address, calls, client } = await application('/profile/favourites');
    await heart();
    await signOut();
    await waitFor(() => expect(getToken()).toBeNull());
    expect(address()).toBe('/');
    expect(calls.find(({ name }) => name === 'POST /logout')?.authorization).toBe('Bearer abc');
    expect(client.getQueryData(['profile'])).toBeUndefined();
    expect(client.getQueryData(['favorites'])).toBeUndefined();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(header().getByRole('button', { name: 'Login | Registration' })).toBeTruthy();
  });

  it('works on this device also when the server can’t be told, and says so', async () => {
    setToken('abc');
    await application('/', { 'POST /logout': offline });
    await signOut();
    await waitFor(() => expect(getToken()).toBeNull());
    expect(screen.getByText('You are signed out on this device, but the server could not be told.')).toBeTruthy();
  });

  it('follows another tab', async () => {
    setToken('abc');
    await application('/');
    await header().findByRole('button', { name: /Rasa$/ });
    act(() => {
      window.localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await header().findByRole('button', { name: 'Login | Registration' })).toBeTruthy();
  });

  it('in another tab leaves a screen that isn’t for guests, and asks for nothing of it without a token', async () => {
    setToken('abc');
    const { calls } = await application('/profile/favourites');
    await heart();
    act(() => {
      window.localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await header().findByRole('button', { name: 'Login | Registration' })).toBeTruthy();
    expect(await dialog()).toBeTruthy();
    const asked = calls.filter(({ name }) => name === 'GET /favorites').map(({ authorization }) => authorization);
    expect(asked).toEqual(['Bearer abc']);
  });
});

describe('a token that the server doesn’t know any more', () => {
  it('is forgotten', async () => {
    setToken('old');
    await application('/');
    expect(await header().findByRole('button', { name: 'Login | Registration' })).toBeTruthy();
    expect(getToken()).toBeNull();
  });

  it('is kept where only the server is in trouble', async () => {
    setToken('abc');
    await application('/profile/favourites', { 'GET /profile': () => refusal(404, 'not_found') });
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy();
    expect(getToken()).toBe('abc');
  });

  it('can be ended from the header where only the server is in trouble, which offers nobody to sign in', async () => {
    setToken('abc');
    await application('/', { 'GET /profile': () => refusal(404, 'not_found') });
    const header = within(screen.getByRole('banner'));
    const out = await header.findByRole('button', { name: 'Logout' });
    expect(header.queryByRole('button', { name: 'Login | Registration' })).toBeNull();
    await userEvent.click(out);
    expect(await header.findByRole('button', { name: 'Login | Registration' })).toBeTruthy();
    expect(getToken()).toBeNull();
  });
});
