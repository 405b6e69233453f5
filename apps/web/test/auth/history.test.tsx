import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../../src/lib/token.ts';
import { application, compileAll } from './application.tsx';
import { dialog, header, heart, logIn } from './on-screen.ts';

beforeAll(compileAll, 120_000);

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

describe('a dialog that is opened while the page that the browser’s Back leads to is slow to come', () => {
  async function openedOnTheWayBack() {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { address, router } = await application(
      ['/search?q=dviratis', '/about'],
      {},
      { path: '/search', comes: promise },
    );
    act(() => void router.navigate(-1));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
    return { form: within(await dialog()), address, comes: () => act(async () => resolve(null)) };
  }

  it('is closed at once', async () => {
    const { form, address, comes } = await openedOnTheWayBack();
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await comes();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('signs in at once', async () => {
    const { address, comes } = await openedOnTheWayBack();
    await logIn();
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await comes();
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
  });
});

it('the menu that is opened while the browser’s Back is slow stands over the page that comes', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const { address, router } = await application(
    ['/search?q=dviratis', '/about'],
    {},
    { path: '/search', comes: promise },
  );
  act(() => void router.navigate(-1));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => resolve(null));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(address()).toBe('/search?q=dviratis');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/search?q=dviratis');
});

describe('a press more, before the dialog is there', () => {
  const back = (router: { navigate: (by: number) => Promise<void> }) => act(() => router.navigate(-1));

  it('on a heart in the results makes no entry more', async () => {
    const { address, router } = await application(['/about', '/search?q=dviratis']);
    const pressed = await heart();
    // Once there, and not yet drawn.
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === '/login') fireEvent.click(pressed);
    });
    fireEvent.click(pressed);
    await dialog();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    stop();
    await back(router);
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
  });

  it.each([
    ['Place an ad', '/about'],
    ['Favourites', '/'],
  ])('on "%s" makes no entry more', async (name, path) => {
    const { address, router } = await application(['/business', path]);
    const link = header().getByRole('link', { name });
    fireEvent.click(link);
    fireEvent.click(link);
    await dialog();
    await waitFor(() => expect(router.state.location.state).toMatchObject({ signIn: { back: true } }));
    await act(async () => void fireEvent.click(link));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await back(router);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(path);
    await back(router);
    await waitFor(() => expect(address()).toBe('/business'));
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
