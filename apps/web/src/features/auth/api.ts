import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Channel } from './rules.ts';

/** What a login leads to: a session, or the confirmation that is still missing. */
export type LoginOutcome =
  | { kind: 'session'; token: string }
  | { kind: 'unverified'; userId: number; channel: Channel };

/** Reads the documented 403 of `POST /login`: `[user_id, message, channel]`. */
function readUnverified(error: unknown): LoginOutcome | null {
  if (!(error instanceof ApiError) || error.status !== 403 || !Array.isArray(error.body)) return null;
  const [userId, , channel]: unknown[] = error.body;
  if (typeof userId !== 'number') return null;
  return { kind: 'unverified', userId, channel: channel === 'phone' ? 'phone' : 'email' };
}

/** Signs in. Rejects with `ApiError` (`invalid_credentials`, `account_suspended`, …). Specification: public part, section 4. */
export async function signIn(login: string, password: string): Promise<LoginOutcome> {
  try {
    const answer = await api('POST /login', { body: { login: login.trim(), password } });
    if ('auth_token' in answer) return { kind: 'session', token: answer.auth_token };
    throw new ApiError({ message: 'The answer could not be read.', code: 'unreadable', status: 200 });
  } catch (error) {
    const unverified = readUnverified(error);
    if (unverified) return unverified;
    throw error;
  }
}

/** Begins a registration and has a code sent. Gives the id that the code belongs to. */
export async function register(
  channel: Channel,
  draft: { name: string; contact: string; password: string; again: string },
): Promise<number> {
  const contact = draft.contact.trim();
  const common = { name: draft.name.trim(), password: draft.password, password_confirmation: draft.again };
  const { id } =
    channel === 'email'
      ? await api('POST /register/email', { body: { ...common, email: contact } })
      : await api('POST /register/phone', { body: { ...common, phone: contact } });
  return id;
}

/** Confirms an address with its code. Rejects with `invalid_code` for whatever is wrong with it. */
export async function verify(channel: Channel, userId: number, code: string): Promise<void> {
  const body = { user_id: userId, code };
  await (channel === 'email' ? api('POST /verify/email', { body }) : api('POST /verify/phone', { body }));
}

/** Has the confirmation code sent again. */
export async function resendCode(channel: Channel, login: string): Promise<void> {
  await (channel === 'email'
    ? api('POST /resend/verify/email', { body: { email: login } })
    : api('POST /resend/verify/phone', { body: { phone: login } }));
}

/** Has a code for a new password sent, to whoever has that login. */
export async function forgotPassword(login: string): Promise<void> {
  await api('POST /forgot/password', { body: { login: login.trim() } });
}

/** Has that code sent again. */
export async function resendForgotten(login: string): Promise<void> {
  await api('POST /resend/forgot/password', { body: { login: login.trim() } });
}

/** Sets a new password, which ends every session of the account. */
export async function resetPassword(login: string, code: string, password: string): Promise<void> {
  await api('POST /reset/password', { body: { login: login.trim(), code, password } });
}

/** The demo's accounts; fails with `not_found` where this is no demo. */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demo', 'accounts'],
  queryFn: async ({ signal }) => (await api('GET /dev/accounts', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
