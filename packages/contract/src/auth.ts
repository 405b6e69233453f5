import { z } from 'zod';
import { Email, wrongEmail } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { errorCodes } from './error-codes.ts';
import { AUTH_LIMITS } from './limits.ts';
import { BodyId, Id, Language, singleLine, Timestamp } from './shared.ts';
import { PublicUser } from './users.ts';

/** What is said of wrong fields. Specification: public, section 5, to the letter where it has words for it. */
export const authSentences = {
  inputs: 'invalid inputs',
  short: 'Password Length Must be at least 8 characters long',
  long: 'The password is too long: at most 72 bytes are kept.',
  match: 'Password must be match',
  email: wrongEmail,
  contact: 'Please Enter Phone number, or Email',
  username: 'Please enter username',
  newPassword: 'Please, enter new password',
  code: 'please, enter the code',
} as const;

/** What is said where a text is missing. */
function text(missing: string) {
  return z.string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) });
}

const Message = z.object({ message: z.string().meta({ description: 'An English sentence for the person.' }) });

/** What somebody is called. */
const Name = singleLine(AUTH_LIMITS.name);

/** An address that must be given. */
const RequiredEmail = text(authSentences.inputs).trim().min(1, authSentences.inputs).pipe(Email);

/** A phone number in any spelling; numbers without a country code are Lithuanian. */
const Phone = text(authSentences.contact)
  .trim()
  .min(3, authSentences.contact)
  .max(AUTH_LIMITS.phone, authSentences.contact);

/** Username, email address or phone number. */
function Login(missing: string) {
  return text(missing).trim().min(1, missing).max(AUTH_LIMITS.email);
}

/** Length alone: the rest of the password rules is the server's, and it says which one failed. */
function Password(missing: string) {
  return text(missing)
    .min(1, { error: missing, abort: true })
    .min(AUTH_LIMITS.passwordMin, authSentences.short)
    .max(AUTH_LIMITS.passwordMax, authSentences.long);
}

/** The password once more. One that is too long to be compared is another. */
const PasswordConfirmation = text(authSentences.match).max(1000, authSentences.match);

/** A password as it is tried: far longer than one may be set, so that a wrong one is answered as wrong, not as too long. */
const TriedPassword = text(authSentences.inputs).min(1, authSentences.inputs).max(1000);

/** Six digits; spaces and dashes between them are forgiven. */
const Code = text(authSentences.code).trim().min(1, authSentences.code).max(20, errorCodes.invalid_code.message);

/** The id of a pending registration or of a user, as register and login answered it. */
const PendingId = BodyId;

/** POST /register/email. Specification: public, section 7; decisions, accounts. */
export const registerEmail = defineEndpoint({
  method: 'POST',
  path: '/register/email',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Register with an email address',
  description: 'Begins a registration and sends a code. The answer is the same whether or not the address is in use.',
  body: z.object({
    name: Name,
    email: RequiredEmail,
    password: Password(authSentences.inputs),
    password_confirmation: PasswordConfirmation,
  }),
  answers: { 201: Message.extend({ id: Id }) },
  errors: ['validation_failed', 'channel_unavailable'],
  rateLimit: 'auth',
});

/** POST /register/phone. Specification: public, section 7; decisions, accounts. */
export const registerPhone = defineEndpoint({
  method: 'POST',
  path: '/register/phone',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Register with a phone number',
  description:
    'Begins a registration and sends a code by SMS. The answer is the same whether or not the number is in use.',
  body: z.object({
    name: Name,
    phone: Phone,
    password: Password(authSentences.inputs),
    password_confirmation: PasswordConfirmation,
  }),
  answers: { 201: Message.extend({ id: Id }) },
  errors: ['validation_failed', 'channel_unavailable'],
  rateLimit: 'auth',
});

const verification = {
  method: 'POST',
  auth: 'public',
  tag: 'Accounts',
  description: 'Promotes a pending registration to a user. Wrong, expired, used and unknown codes answer alike.',
  body: z.object({ user_id: PendingId, code: Code }),
  answers: { 200: Message },
  errors: ['validation_failed', 'invalid_code'],
  rateLimit: 'auth',
} as const;

/** POST /verify/email. Specification: public, section 7. */
export const verifyEmail = defineEndpoint({
  ...verification,
  path: '/verify/email',
  summary: 'Confirm an email address',
});

/** POST /verify/phone. Specification: public, section 7. */
export const verifyPhone = defineEndpoint({
  ...verification,
  path: '/verify/phone',
  summary: 'Confirm a phone number',
});

const resend = {
  method: 'POST',
  auth: 'public',
  tag: 'Accounts',
  description:
    'Sends a new code with new tries; 30 s apart, at most 10 a day. Answers alike for known and unknown addresses.',
  answers: { 200: Message },
  errors: ['validation_failed', 'channel_unavailable'],
  rateLimit: 'auth',
} as const;

/** POST /resend/verify/email. Specification: public, section 7; any login is accepted in the field. */
export const resendVerifyEmail = defineEndpoint({
  ...resend,
  path: '/resend/verify/email',
  summary: 'Send the email code again',
  body: z.object({ email: Login(authSentences.contact) }),
});

/** POST /resend/verify/phone. By analogy: decisions, accounts. */
export const resendVerifyPhone = defineEndpoint({
  ...resend,
  path: '/resend/verify/phone',
  summary: 'Send the SMS code again',
  body: z.object({ phone: Phone }),
});

/** POST /login. Specification: public, section 7; decisions, login. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Sign in',
  description:
    'Opens a session. Unknown user and wrong password answer alike. 403 with an array when the account is not verified and the password is right.',
  body: z.object({ login: Login(authSentences.inputs), password: TriedPassword }),
  answers: {
    200: z.object({ auth_token: z.string() }),
    403: z.tuple([Id, z.string(), z.enum(['email', 'phone'])]).meta({
      description: 'user_id for the verification, a sentence, and the channel that the code goes to.',
    }),
  },
  errors: ['validation_failed', 'invalid_credentials', 'account_suspended'],
  rateLimit: 'auth',
});

/** POST /logout. Specification: public, section 7. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  auth: 'optional',
  tag: 'Accounts',
  summary: 'Sign out',
  description: 'Ends the session of the token, if it is still one. Repeating it is harmless.',
  answers: { 200: Message },
  errors: [],
  rateLimit: 'read',
});

const forgot = {
  method: 'POST',
  auth: 'public',
  tag: 'Accounts',
  description:
    'Sends a code for a new password, to the phone where a number is given. Answers alike for known and unknown logins.',
  body: z.object({ login: Login(authSentences.username) }),
  answers: { 200: Message },
  errors: ['validation_failed', 'channel_unavailable'],
  rateLimit: 'auth',
} as const;

/** POST /forgot/password. Specification: public, section 7. */
export const forgotPassword = defineEndpoint({ ...forgot, path: '/forgot/password', summary: 'Forgot the password' });

/** POST /resend/forgot/password. Specification: public, section 7. */
export const resendForgotPassword = defineEndpoint({
  ...forgot,
  path: '/resend/forgot/password',
  summary: 'Send the password code again',
});

/** POST /reset/password. Specification: public, section 7. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/reset/password',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Set a new password with a code',
  description: 'Sets the password and ends every session of the account.',
  body: z.object({
    login: Login(authSentences.username),
    code: Code,
    password: Password(authSentences.newPassword),
  }),
  answers: { 200: Message },
  errors: ['validation_failed', 'invalid_code'],
  rateLimit: 'auth',
});

/** The signed-in person's own data. Specification: signed-in, section 3. */
export const Profile = PublicUser.omit({ phone: true })
  .extend({
    surname: z.string().nullable(),
    username: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable().meta({ description: 'E.164.' }),
    address: z.string().nullable(),
    language: Language,
    role: z.enum(['user', 'moderator', 'admin']),
    created_at: Timestamp,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** GET /profile. Specification: public, section 7. */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/profile',
  auth: 'user',
  tag: 'Accounts',
  summary: 'My profile',
  description: 'The signed-in person’s own data.',
  answers: { 200: z.object({ data: Profile }) },
  errors: [],
  rateLimit: 'read',
});
