import { AUTH_LIMITS } from '@muge/contract/limits';

/** A text under `auth:rules`. */
export type Rule =
  | 'required'
  | 'inputs'
  | 'short'
  | 'long'
  | 'common'
  | 'own'
  | 'match'
  | 'email'
  | 'contact'
  | 'country'
  | 'mobile'
  | 'username'
  | 'newPassword'
  | 'code'
  | 'wrongCode';

/** What is wrong, by field; a field that is right is absent. */
export type Wrong<Field extends string> = ReadonlyMap<Field, Rule>;

/** Which kind of address the single contact input holds: an `@` means email, a number means phone. Specification: decisions, accounts. */
export type Channel = 'email' | 'phone';

/** Text, @, text, dot, text. Specification: public part, section 5. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What the server may be able to read as a phone number; wide digits and the dashes of keyboards too. */
const phonePattern = /^(tel:)?\s*[+(\d][\d\s()./\u2010-\u2015\u2212-]*$/i;

/** The channel of a contact; null when it can be neither. */
export function channelOf(contact: string): Channel | null {
  const text = contact.trim();
  if (emailPattern.test(text)) return 'email';
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return phonePattern.test(plain) ? 'phone' : null;
}

/** Whether a password is shorter than it may be; an empty one isn't short but missing. */
export function isShort(password: string): boolean {
  const { length } = [...password];
  return length > 0 && length < AUTH_LIMITS.passwordMin;
}

/** Whether a password has more bytes of UTF-8 than are kept. Specification: decisions, accounts. */
function isLong(password: string): boolean {
  return new TextEncoder().encode(password).length > AUTH_LIMITS.passwordMax;
}

/** What the registration form says before it is sent. Specification: public part, section 5. */
export function checkRegistration(draft: {
  name: string;
  contact: string;
  password: string;
  again: string;
}): Wrong<'name' | 'contact' | 'password' | 'again'> {
  const wrong = new Map<'name' | 'contact' | 'password' | 'again', Rule>();
  if (draft.name.trim() === '') wrong.set('name', 'required');
  if (draft.contact.trim() === '') wrong.set('contact', 'required');
  else if (channelOf(draft.contact) === null) wrong.set('contact', 'email');
  if (draft.password === '') wrong.set('password', 'required');
  else if (isShort(draft.password)) wrong.set('password', 'short');
  else if (isLong(draft.password)) wrong.set('password', 'long');
  if (draft.again === '') wrong.set('again', 'required');
  else if (draft.again !== draft.password) wrong.set('again', 'match');
  return wrong;
}

/** What the form of a new password says before it is sent. Specification: public part, section 5. */
export function checkReset(draft: {
  code: string;
  password: string;
  again: string;
}): Wrong<'code' | 'password' | 'again'> {
  const wrong = new Map<'code' | 'password' | 'again', Rule>();
  if (draft.code.trim() === '') wrong.set('code', 'code');
  if (draft.password === '') wrong.set('password', 'newPassword');
  else if (isShort(draft.password)) wrong.set('password', 'short');
  else if (isLong(draft.password)) wrong.set('password', 'long');
  if (draft.again !== draft.password) wrong.set('again', 'match');
  return wrong;
}

/** The server's sentences about fields, which carry no code of their own, by the text that says the same. */
const sentences: Readonly<Record<string, Rule>> = {
  'Password Length Must be at least 8 characters long': 'short',
  'The password is too long: at most 72 bytes are kept.': 'long',
  'This password is one of the most common ones. Choose another.': 'common',
  'The password must not be your name or address.': 'own',
  'Password must be match': 'match',
  'Please Enter Phone number, or Email': 'contact',
  'invalid inputs': 'inputs',
  'Please enter valid Email': 'email',
  'Please, enter new password': 'newPassword',
  'Messages cannot be sent to this country. Please use an email address.': 'country',
  'Messages can only be sent to a mobile number. Please use one, or an email address.': 'mobile',
  // Of the name, in which nothing can be seen.
  'Must have at least 1 character.': 'required',
};

/** The text of a sentence of the server, or null when it isn't known: it is then shown as it came. */
export function ruleOf(sentence: string): Rule | null {
  return sentences[sentence] ?? null;
}
