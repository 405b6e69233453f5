import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** Somebody with a name, an address and a password. */
export interface Person {
  name: string;
  email: string;
  password: string;
}

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** Somebody whom the product doesn't know yet. */
export function stranger(name = 'Ona Testė'): Person {
  return { name, email: `ona.${unique()}@pastas.lt`, password: 'obuoliu-pyragas-7' };
}

/** A Lithuanian mobile number that nobody else has. */
export function freePhone(): string {
  return `+3706${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`;
}

/** The newest code that was sent to an address; waits for it, and for another one than `not`. */
export async function codeTo(request: APIRequestContext, address: string, not?: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/outbox', { params: { to: address } });
      const { data }: { data: { code: string | null }[] } = await answer.json();
      code = data[0]?.code ?? undefined;
      return code !== undefined && code !== not;
    })
    .toBe(true);
  if (code === undefined) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** A code that isn't the right one. */
export function wrongCode(right: string): string {
  return right === '000000' ? '111111' : '000000';
}

/** Begins a registration by email without a browser; gives its id. */
export async function beginRegistration(request: APIRequestContext, person: Person): Promise<number> {
  const { name, email, password } = person;
  const answer = await request.post('/api/register/email', {
    data: { name, email, password, password_confirmation: password },
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

/** Somebody who has an account. */
export async function somebody(request: APIRequestContext, name?: string): Promise<Person> {
  const person = stranger(name);
  const id = await beginRegistration(request, person);
  const code = await codeTo(request, person.email);
  const answer = await request.post('/api/verify/email', { data: { user_id: id, code } });
  expect(answer.status()).toBe(200);
  return person;
}

/**
 * Lets a page begin signed in, as after an earlier visit: what signing in by the dialog is like has journeys of its own.
 * Gives the token.
 */
export async function signIn(page: Page, { email, password }: Person): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { login: email, password } });
  expect(answer.status()).toBe(200);
  const { auth_token: token }: { auth_token: string } = await answer.json();
  await page.addInitScript((kept) => {
    // Only on the first page: who signs out stays signed out.
    if (window !== window.top || sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('token', kept);
  }, token);
  return token;
}

/** The sign-in dialog. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Login and registration' });
}

/** Opens the sign-in dialog, from the header or on phones from the tab bar. */
export async function openDialog(page: Page): Promise<Locator> {
  const inHeader = page.getByRole('button', { name: 'Login | Registration' });
  const inTabs = page.getByRole('navigation', { name: 'Bottom navigation' }).getByRole('link', { name: 'Profile' });
  await inHeader.or(inTabs).filter({ visible: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Fills in the open dialog's login and sends it. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Username, email or phone').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in the open dialog's registration and sends it. */
export async function fillRegistration(page: Page, name: string, contact: string, password: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByText('Registration', { exact: true }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email or phone').fill(contact);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Repeat the password').fill(password);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
}

/** Sees that somebody is signed in: their name in the header, or in a phone's menu. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Signed In Successfully')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const phone = (page.viewportSize()?.width ?? 1280) < 768;
  // By the keyboard: notifications lie over a phone's header for a while.
  if (phone) await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const place = phone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await expect(place.getByText(name, { exact: true })).toBeVisible();
  if (phone) await page.keyboard.press('Escape');
}
