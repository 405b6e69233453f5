import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../../src/lib/token.ts';
import { application, compileAll } from './application.tsx';
import { offline, refusal } from './backend.ts';

const header = () => within(screen.getByRole('banner'));
const dialog = () => screen.findByRole('dialog', { name: 'Login and registration' });
/** The first heart: on the home a product can stand among the best offers and among the newest. */
async function heart(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: /^Favourite: / });
  if (!first) throw new Error('There is no heart');
  return first;
}

async function logIn(): Promise<void> {
  const form = within(await dialog());
  fireEvent.change(form.getByLabelText('Username, email or phone'), { target: { value: 'rasa' } });
  fireEvent.change(form.getByLabelText('Password', { selector: 'input' }), { target: { value: 'slaptas-1' } });
  await userEvent.click(form.getByRole('button', { name: 'Login' }));
}

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

describe('a page that is slow to come', () => {
  const button = () => header().getByRole('button', { name: 'Login | Registration' });

  it('keeps the dialog of a new password until it is there, and leaves the next one open', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { address } = await application('/search?q=dviratis', {}, { path: '/', comes: promise });
    await userEvent.click(button());
    const form = within(await dialog());
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    await userEvent.click(form.getByRole('button', { name: 'Forgot password?' }));
    type('Username, email or phone', 'rasa');
    await userEvent.click(form.getByRole('button', { name: 'Send a confirmation code' }));
    await form.findByLabelText('Confirmation code');
    type('Confirmation code', '123456');
    type('New password', 'nauja-duona-9');
    type('Repeat the new password', 'nauja-duona-9');
    await userEvent.click(form.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Your password was changed.');
    expect(address()).toBe('/search?q=dviratis');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(form.getByRole('button', { name: 'Verify' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => resolve(null));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
    await userEvent.click(button());
    await logIn();
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
  });

  it('leaves a dialog open that was opened on the way to it', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { address, router } = await application('/search?q=dviratis', {}, { path: '/', comes: promise });
    act(() => void router.navigate('/'));
    await userEvent.click(button());
    const opened = await dialog();
    await act(async () => resolve(null));
    await waitFor(() => expect(address()).toBe('/'));
    expect(await dialog()).toBe(opened);
  });

  /** At /login, where a heart in the results led, after × and then Forward before the results were there again. */
  async function closedAndBackAgain() {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { address, router } = await application(
      ['/search?q=dviratis', { pathname: '/login', state: { signIn: { back: true } } }],
      {},
      { path: '/search', comes: promise },
    );
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await act(() => router.navigate(1));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(address()).toBe('/login');
    return { address, comes: () => act(async () => resolve(null)) };
  }

  it('can be given up with Forward, after which × closes the dialog', async () => {
    const { address, comes } = await closedAndBackAgain();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await comes();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be given up with Forward, after which signing in leads to it', async () => {
    const { address, comes } = await closedAndBackAgain();
    await logIn();
    await comes();
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
    expect(getToken()).toBe('abc');
  });
});

describe('the dialog in the history', () => {
  const button = () => header().getByRole('button', { name: 'Login | Registration' });
  type Router = Awaited<ReturnType<typeof application>>['router'];
  /** Does what opens the dialog or a step of it, and waits until its entry is there and drawn. */
  const drawn = (router: Router, part: object, open: () => void) =>
    act(async () => {
      open();
      await vi.waitFor(() => expect(router.state.location.state).toMatchObject({ signIn: part }));
    });
  const press = (router: Router, element: HTMLElement, part: object) =>
    drawn(router, part, () => void fireEvent.click(element));
  const back = (router: Router) => act(() => router.navigate(-1));
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is closed by Back wherever it was opened, and the page stays', async () => {
    const { address, router } = await application('/search?q=dviratis');
    for (const opener of [button(), header().getByRole('link', { name: 'Place an ad' })]) {
      await press(router, opener, { back: true });
      await dialog();
      await back(router);
      await gone();
      expect(address()).toBe('/search?q=dviratis');
    }
  });

  it('has its steps there, which Back and Forward find with what was typed', async () => {
    const { router } = await application('/search?q=dviratis');
    await press(router, button(), { back: true });
    const form = within(await dialog());
    await press(router, form.getByRole('button', { name: 'Forgot password?' }), { step: true });
    fireEvent.change(form.getByLabelText('Username, email or phone'), { target: { value: 'rasa' } });
    await back(router);
    expect(await form.findByRole('heading', { name: 'Confirm your login' })).toBeTruthy();
    await act(() => router.navigate(1));
    expect(await form.findByRole('heading', { name: 'Forgot password' })).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Username, email or phone').value).toBe('rasa');
  });

  it.each([
    ['over the page', '/search?q=dviratis', '/search?q=dviratis'],
    ['at /login', '/login', '/'],
  ])('is left by × from a step %s, once however often it is pressed', async (_where, from, to) => {
    const { address, router } = await application('/about');
    await act(() => router.navigate(from));
    if (from !== '/login') await press(router, button(), { back: true });
    const form = within(await dialog());
    await press(router, form.getByRole('button', { name: 'Forgot password?' }), { step: true });
    const close = form.getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    fireEvent.click(close);
    await gone();
    expect(address()).toBe(to);
    await back(router);
    await waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves nothing behind the page that it led on to', async () => {
    const { address, router } = await application('/search?q=dviratis');
    await userEvent.click(header().getByRole('link', { name: 'Place an ad' }));
    await logIn();
    await waitFor(() => expect(address()).toBe('/new-product'));
    await back(router);
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
    expect(router.state.location.state).toBeNull();
  });

  it('asks for no more than it was asked: a guest who lost the session while typing closes it for good', async () => {
    setToken('abc');
    const { router } = await application('/new-ad');
    await screen.findByLabelText(/^Name/);
    await drawn(router, { back: true }, () => setToken(null));
    await dialog();
    await back(router);
    await gone();
    expect(router.state.location.state).toBeNull();
  });
});

describe('an answer that comes after one has turned back', () => {
  /** Something that is answered when the test says so. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    return { answer: () => promise, comes: (answer: object) => act(async () => resolve(Response.json(answer))) };
  }
  const back = (router: { navigate: (by: number) => Promise<void> }) => act(() => router.navigate(-1));
  const type = (form: Awaited<ReturnType<typeof opened>>, label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
  const opened = async () => within(await dialog());

  /** Over the results, which the about page leads to, with a new password on its way. */
  async function resetting(entries: string[]) {
    const reset = held();
    const { address, router } = await application(entries, { 'POST /reset/password': reset.answer });
    if (address() !== '/login') await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
    const form = await opened();
    await userEvent.click(form.getByRole('button', { name: 'Forgot password?' }));
    type(form, 'Username, email or phone', 'rasa');
    await userEvent.click(form.getByRole('button', { name: 'Send a confirmation code' }));
    await form.findByLabelText('Confirmation code');
    type(form, 'Confirmation code', '123456');
    type(form, 'New password', 'nauja-duona-9');
    type(form, 'Repeat the new password', 'nauja-duona-9');
    await userEvent.click(form.getByRole('button', { name: 'Verify' }));
    return { form, address, router, comes: () => reset.comes({ message: 'Your password was changed.' }) };
  }

  it.each(['/search?q=dviratis', '/login'])('signs in all the same at %s and leads no further', async (path) => {
    const login = held();
    const { address, router } = await application(['/about', path], {
      'POST /verify/email': () => ({ message: 'Confirmed.' }),
      'POST /login': login.answer,
    });
    if (path !== '/login') await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
    const form = await opened();
    await userEvent.click(form.getByRole('radio', { name: 'Registration' }));
    type(form, 'Name', 'Rasa');
    type(form, 'Email or phone', 'rasa@pastas.lt');
    type(form, 'Password', 'pyragas-7');
    type(form, 'Repeat the password', 'pyragas-7');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    fireEvent.change(await form.findByLabelText('Confirmation code'), { target: { value: '123456' } });
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Your email address was confirmed.');
    await back(router);
    expect(await form.findByRole('heading', { name: 'Confirm your login' })).toBeTruthy();
    await login.comes({ auth_token: 'abc' });
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    expect(getToken()).toBe('abc');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(path === '/login' ? '/' : path);
    await back(router);
    await waitFor(() => expect(address()).toBe('/about'));
  });

  it.each([
    ['at /login', ['/about', '/login']],
    ['over a page', ['/about', '/search?q=dviratis']],
  ])('leaves the login %s and what is typed there since as they are', async (_where, entries) => {
    const { form, address, router, comes } = await resetting(entries);
    await back(router);
    await form.findByRole('heading', { name: 'Confirm your login' });
    await userEvent.click(form.getByRole('radio', { name: 'Registration' }));
    type(form, 'Name', 'Petras');
    await comes();
    await screen.findByText('Your password was changed.');
    expect(address()).toBe(entries[1]);
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Petras');
  });

  it('leaves the page alone that one has gone on to', async () => {
    const { address, router, comes } = await resetting(['/about', '/search?q=dviratis']);
    await back(router);
    await back(router);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/contact'));
    await comes();
    await screen.findByText('Your password was changed.');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(address()).toBe('/contact');
  });
});

describe('/login, while the page that the browser’s Back leads to is slow to come', () => {
  async function onTheWayBack() {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { address, router } = await application(
      ['/about', '/search?q=dviratis', { pathname: '/login', state: { signIn: { back: true } } }],
      {},
      { path: '/search', comes: promise },
    );
    const form = within(await dialog());
    act(() => void router.navigate(-1));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    return { form, address, comes: () => act(async () => resolve(null)) };
  }

  it('is left by × for that page and none before it', async () => {
    const { form, address, comes } = await onTheWayBack();
    const close = form.getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    fireEvent.click(close);
    await comes();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/search?q=dviratis');
  });

  it('signs in at once', async () => {
    const { address, comes } = await onTheWayBack();
    await logIn();
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    expect(getToken()).toBe('abc');
    expect(screen.queryByRole('dialog')).toBeNull();
    await comes();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
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
