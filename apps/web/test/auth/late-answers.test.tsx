import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { getToken } from '../../src/lib/token.ts';
import { application, compileAll } from './application.tsx';
import { offline, refusal } from './backend.ts';
import { dialog, header } from './on-screen.ts';

beforeAll(compileAll, 120_000);

/** Something that is answered when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const refuses = (answer: Response) => act(async () => resolve(answer));
  return { answer: () => promise, refuses, comes: (answer: object) => refuses(Response.json(answer)) };
}
const back = (router: { navigate: (by: number) => Promise<void> }) => act(() => router.navigate(-1));
const type = (form: Awaited<ReturnType<typeof opened>>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
const opened = async () => within(await dialog());

/** Registers and sends the code of the new account. */
async function confirmIn(form: Awaited<ReturnType<typeof opened>>): Promise<void> {
  await userEvent.click(form.getByRole('radio', { name: 'Registration' }));
  type(form, 'Name', 'Rasa');
  type(form, 'Email or phone', 'rasa@pastas.lt');
  type(form, 'Password', 'pyragas-7');
  type(form, 'Repeat the password', 'pyragas-7');
  await userEvent.click(form.getByRole('button', { name: 'Register' }));
  fireEvent.change(await form.findByLabelText('Confirmation code'), { target: { value: '123456' } });
  await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
}

/** With the code of a new account sent, at a path that the about page leads to. */
async function confirming(path: string, answers: Parameters<typeof application>[1]) {
  const { address, router, calls } = await application(['/about', path], answers);
  if (path !== '/login') await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
  const form = await opened();
  await confirmIn(form);
  return { form, address, router, calls };
}

/** Back at the login, with a code for a new password asked for and not answered yet. */
async function backFromForgotten() {
  const sent = held();
  const { router } = await application('/search?q=dviratis', { 'POST /forgot/password': sent.answer });
  await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
  const form = await opened();
  await userEvent.click(form.getByRole('button', { name: 'Forgot password?' }));
  type(form, 'Username, email or phone', 'rasa');
  await userEvent.click(form.getByRole('button', { name: 'Send a confirmation code' }));
  await back(router);
  return { form, router, sent };
}

describe('an answer that comes after one has turned back', () => {
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

  it('signs in although Escape is pressed before one is led on', async () => {
    const [login, page] = [held(), Promise.withResolvers<null>()];
    const { address, router } = await application(
      ['/search?q=dviratis', { pathname: '/login', state: { signIn: { back: true } } }],
      { 'POST /login': login.answer },
      { path: '/search', comes: page.promise },
    );
    const form = await opened();
    await confirmIn(form);
    await screen.findByText('Your email address was confirmed.');
    act(() => void router.navigate(-2));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await login.comes({ auth_token: 'abc' });
    await act(() => router.navigate(2));
    expect(router.state.location.state).toMatchObject({ signIn: { step: true } });
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(getToken()).toBe('abc'));
    await act(async () => page.resolve(null));
    await waitFor(() => expect(address()).toBe('/search?q=dviratis'));
  });

  it.each(['/search?q=dviratis', '/login'])('signs in all the same at %s and leads no further', async (path) => {
    const login = held();
    const { form, address, router } = await confirming(path, { 'POST /login': login.answer });
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

  it('signs in from a confirmation that one has gone back from and come to again', async () => {
    const verified = held();
    const { form, address, router, calls } = await confirming('/search?q=dviratis', {
      'POST /verify/email': verified.answer,
    });
    await back(router);
    await act(() => router.navigate(1));
    const confirm = await form.findByRole('button', { name: 'Confirm' });
    expect(confirm.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(confirm);
    await verified.comes({ message: 'Your email address was confirmed.' });
    expect(await screen.findByText('Signed In Successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/search?q=dviratis');
    expect(calls.filter(({ name }) => name === 'POST /verify/email')).toHaveLength(1);
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

  it('leads home from the view of the new password where one has come back to it', async () => {
    const { form, address, router, comes } = await resetting(['/about', '/search?q=dviratis']);
    await back(router);
    await act(() => router.navigate(1));
    const verify = await form.findByRole('button', { name: 'Verify' });
    expect(verify.getAttribute('aria-busy')).toBe('true');
    await comes();
    await screen.findByText('Your password was changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it('takes the view of a new password away that is set, with what was typed there', async () => {
    const { form, router, comes } = await resetting(['/about', '/search?q=dviratis']);
    await back(router);
    await comes();
    await screen.findByText('Your password was changed.');
    await act(() => router.navigate(1));
    expect(await form.findByRole('heading', { name: 'Confirm your login' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.state).toEqual({ signIn: { back: true } }));
    expect(form.queryByLabelText('New password')).toBeNull();
  });

  it.each([0, 1])('goes on from the code that was sent for, where one stands %i steps from it', async (steps) => {
    const { form, router, sent } = await backFromForgotten();
    if (steps === 0) await act(() => router.navigate(1));
    await sent.comes({ message: 'Sent.' });
    await screen.findByText('If there is such an account, a code was sent to it.');
    if (steps === 1) await act(() => router.navigate(1));
    expect(await form.findByLabelText('New password')).toBeTruthy();
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

  it('of a login that failed leaves another one alone that is typed meanwhile', async () => {
    const login = held();
    const { form, router } = await confirming('/search?q=dviratis', { 'POST /login': login.answer });
    await screen.findByText('Your email address was confirmed.');
    await back(router);
    await form.findByRole('heading', { name: 'Confirm your login' });
    type(form, 'Username, email or phone', 'mantas');
    await login.refuses(refusal(503, 'unavailable'));
    await waitFor(() => expect(screen.getByText('Your email address is confirmed. Now log in with your password.')));
    expect(form.getByLabelText<HTMLInputElement>('Username, email or phone').value).toBe('mantas');
  });

  it('of a login that failed leaves the registration of somebody else alone', async () => {
    const login = held();
    const { form, router } = await confirming('/search?q=dviratis', { 'POST /login': login.answer });
    await screen.findByText('Your email address was confirmed.');
    await back(router);
    await userEvent.click(form.getByRole('radio', { name: 'Registration' }));
    type(form, 'Email or phone', 'petras@pastas.lt');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    const confirm = await form.findByRole('button', { name: 'Confirm' });
    expect(confirm.getAttribute('aria-busy')).not.toBe('true');
    await login.refuses(refusal(503, 'unavailable'));
    expect(form.getByText(/We sent a code to petras@pastas\.lt/)).toBeTruthy();
  });

  it('says how long to wait for another code where one has gone back and come again', async () => {
    const { form, router, sent } = await backFromForgotten();
    await sent.refuses(refusal(429, 'too_many_requests', { retryAfter: 25 }));
    await act(() => router.navigate(1));
    expect(await form.findByText(/^You can ask for another code in 2\d s\.$/)).toBeTruthy();
  });
});

describe('what went wrong', () => {
  it('with one login is not said of another', async () => {
    const { router } = await application('/search?q=dviratis', { 'POST /resend/forgot/password': offline });
    await userEvent.click(header().getByRole('button', { name: 'Login | Registration' }));
    const form = await opened();
    await userEvent.click(form.getByRole('button', { name: 'Forgot password?' }));
    type(form, 'Username, email or phone', 'rasa');
    await userEvent.click(form.getByRole('button', { name: 'I already have a code' }));
    await userEvent.click(await form.findByRole('button', { name: 'Send the code again' }));
    expect(await form.findByText('error sending verification code')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Use another login' }));
    type(form, 'Username, email or phone', 'mantas');
    await userEvent.click(form.getByRole('button', { name: 'I already have a code' }));
    await form.findByLabelText('Confirmation code');
    expect(form.queryByText('error sending verification code')).toBeNull();
    expect(router.state.location.state).toMatchObject({ signIn: { step: true } });
  });

  it('with a code is not said of the one that was typed since', async () => {
    const { form, router } = await confirming('/search?q=dviratis', {
      'POST /verify/email': () => refusal(400, 'invalid_code'),
    });
    const code = form.getByLabelText('Confirmation code');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    type(form, 'Confirmation code', '654321');
    await back(router);
    await act(() => router.navigate(1));
    const again = await form.findByLabelText<HTMLInputElement>('Confirmation code');
    expect(again.value).toBe('654321');
    expect(again.getAttribute('aria-invalid')).not.toBe('true');
  });
});
