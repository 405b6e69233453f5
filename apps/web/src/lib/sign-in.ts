import { useSyncExternalStore } from 'react';
import type { LinkProps } from 'react-router-dom';
import { screens } from './paths.ts';

/** What a navigation that asks to sign in says, as the state of its history entry. */
export interface SignInRequest {
  /** Where the person wanted to go; they get there after signing in. */
  returnTo?: string;
  /** The entry before this one is where they came from: they go back there, signed in or not. */
  back?: boolean;
  /** The entry before this one is the dialog's own too: this is a step further in it, such as a forgotten password. */
  step?: boolean;
}

/**
 * `value` if it is the path of a page of ours, else null: neither another origin (`//evil`, `/\evil`), nor a script, nor
 * the sign-in itself.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return null;
  // Browsers read a backslash as a slash and drop tabs and line ends, so that `/\t/evil` would be `//evil`.
  if ([...value].some((character) => character === '\\' || character < ' ')) return null;
  const url = URL.canParse(value, window.location.origin) ? new URL(value, window.location.origin) : null;
  if (url?.origin !== window.location.origin || url.pathname === screens.login) return null;
  // What dots lead out of may leave two slashes at the beginning: `/.//evil` becomes `//evil`.
  if (url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** State for a navigation (`navigate`, `<Link state>`) to a page over which the sign-in dialog shall stand. */
export function signInState(request: SignInRequest = {}): { signIn: SignInRequest } {
  return { signIn: request };
}

/** The request in a history entry's state, or null. What isn't safe to return to is left out. */
export function readSignInState(state: unknown): SignInRequest | null {
  if (typeof state !== 'object' || state === null || !('signIn' in state)) return null;
  const request = state.signIn;
  if (typeof request !== 'object' || request === null) return null;
  const returnTo = 'returnTo' in request ? safeReturnPath(request.returnTo) : null;
  return {
    ...(returnTo !== null && { returnTo }),
    ...('back' in request && request.back === true && { back: true }),
    ...('step' in request && request.step === true && { step: true }),
  };
}

/** What was asked for and has no history entry of its own yet. */
let asked: SignInRequest | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks to sign in; null takes it back. */
export function setAsked(request: SignInRequest | null): void {
  asked = request;
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog over the page that stands there. */
export function askToSignIn(): void {
  setAsked({});
}

/** The same for a link whose page is for who is signed in: it leads there afterwards. */
export function signInFirst(returnTo: string): Pick<LinkProps, 'onClick'> {
  return {
    onClick: (event) => {
      event.preventDefault();
      setAsked({ returnTo });
    },
  };
}

/** What was asked for by `askToSignIn` and isn't in the history yet; null when nothing is. */
export function useAsked(): SignInRequest | null {
  return useSyncExternalStore(subscribe, () => asked);
}
