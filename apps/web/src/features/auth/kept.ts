import { isObject, isText, parseStored } from '../../lib/draft.ts';
import { tabStorage } from '../../lib/storage.ts';
import { type Draft, emptyDraft, withoutSecrets } from './draft.ts';
import type { Channel } from './rules.ts';

/** What the toggle chooses between. */
export type Tab = 'login' | 'register';
/** What comes after it. */
export type Step = 'confirm' | 'forgot' | 'reset';

/** Whose code is waited for. */
export interface Pending {
  userId: number;
  channel: Channel;
  login: string;
}

/** The dialog as this tab keeps it: what was typed, neither passwords nor codes, and what stood there. */
export interface Kept {
  draft: Draft;
  tab: Tab;
  step: Step | null;
  who: Pending | null;
}

/** Session storage key. */
const key = 'sign-in';
/** A dialog that nothing was done in. */
const nothing: Kept = { draft: emptyDraft, tab: 'login', step: null, who: null };
/** Where storage is off it lasts as long as the page. */
let unstored: Kept | null = null;

function readDraft(value: unknown): Draft {
  if (!isObject(value)) return emptyDraft;
  const textAt = (name: 'login' | 'name' | 'contact' | 'forgotLogin'): string => {
    const text = value[name];
    return isText(text) ? text : '';
  };
  return {
    ...emptyDraft,
    login: textAt('login'),
    name: textAt('name'),
    contact: textAt('contact'),
    forgotLogin: textAt('forgotLogin'),
  };
}

function readPending(value: unknown): Pending | null {
  if (!isObject(value)) return null;
  const { userId, channel, login } = value;
  if (typeof userId !== 'number' || !isText(login)) return null;
  return channel === 'email' || channel === 'phone' ? { userId, channel, login } : null;
}

function readStep(value: unknown, who: Pending | null): Step | null {
  if (value === 'forgot' || value === 'reset') return value;
  return value === 'confirm' && who !== null ? value : null;
}

/** What the tab keeps of the dialog; an empty one where it keeps nothing. */
export function readKept(): Kept {
  if (unstored) return unstored;
  const value = parseStored(tabStorage.get(key));
  if (!isObject(value)) return nothing;
  const who = readPending(value.who);
  const tab = value.tab === 'register' ? 'register' : 'login';
  return { draft: readDraft(value.draft), tab, step: readStep(value.step, who), who };
}

/** Keeps the dialog, passwords and codes excepted. Specification: visual design, forms. */
export function keep({ draft, tab, step, who }: Kept): void {
  const kept = {
    draft: withoutSecrets(draft),
    tab,
    step,
    who: who && { userId: who.userId, channel: who.channel, login: who.login },
  };
  unstored = tabStorage.set(key, JSON.stringify(kept)) ? null : kept;
}

/** The dialog was closed: what was typed stays for the next time, which begins at the login. */
export function keepClosed(): void {
  keep({ ...nothing, draft: readKept().draft });
}

/** Somebody signed in: the dialog has done its work. */
export function forgetKept(): void {
  unstored = null;
  tabStorage.remove(key);
}
