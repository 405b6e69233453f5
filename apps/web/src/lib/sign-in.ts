import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { screens } from './paths.ts';

/** What a navigation that asks to sign in says, as the state of its history entry. */
export interface SignInRequest {
  /** Where the person wanted to go; they get there after signing in. */
  returnTo?: string;
  /** The entry before this one is where they came from: they go back there, signed in or not. */
  back?: boolean;
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
  return { ...(returnTo !== null && { returnTo }), ...('back' in request && request.back === true && { back: true }) };
}

/**
 * The history entries over which the dialog stands: the one that it was opened on and, where somebody was on their way to
 * another page, that one too. It doesn't follow to others.
 */
let askedOn: readonly string[] = [];
const listeners = new Set<() => void>();

function ask(on: readonly string[]): void {
  askedOn = on;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A function that opens the sign-in dialog over the page that stands there. While another page is still loading, the
 * dialog stays when that one comes: it must not vanish from under who already types into it.
 */
export function useAskToSignIn(): () => void {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const nextKey = next?.key;
  return useCallback(() => ask(nextKey === undefined ? [key] : [key, nextKey]), [key, nextKey]);
}

/** Closes a dialog that was opened over the page. */
export function dismissSignIn(): void {
  ask([]);
}

/**
 * Whether the dialog was opened over the current page. What was opened over one page is over once another stands there, so
 * going back doesn't open it again.
 */
export function useAskedToSignIn(): boolean {
  const { key } = useLocation();
  // Before anybody can press anything on the new page.
  useLayoutEffect(() => {
    if (!askedOn.includes(key)) dismissSignIn();
  }, [key]);
  return useSyncExternalStore(subscribe, () => askedOn.includes(key));
}
