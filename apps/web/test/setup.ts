import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setAsked } from '../src/lib/sign-in.ts';
import { dismissToast, useToasts } from '../src/lib/toasts.ts';

/** What jsdom lacks, as little of it as the components need. */
class NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Tests that read files run in plain Node. */
const inBrowser = typeof window !== 'undefined';

if (inBrowser) {
  window.ResizeObserver ??= NoObserver;
  window.IntersectionObserver ??= NoObserver;
  window.scrollTo = () => undefined;
  window.matchMedia ??= (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  // jsdom knows <dialog> but not how to show one as a modal.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// How long `findBy…` waits: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

let complaints: unknown[][] = [];

/** Ends what a test leaves behind: files share one page and its modules. */
function leaveNothing(): void {
  vi.useRealTimers();
  cleanup();
  const { result } = renderHook(useToasts);
  act(() => {
    for (const { id } of result.current) dismissToast(id);
  });
  setAsked(null);
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

beforeEach(() => {
  complaints = [];
  // A test that ends while it waits leaves this set, and the next one would be warned of every change outside of "act".
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      // jsdom doesn't know the element <search>; browsers do.
      const aboutSearch = words.join(' ').includes('is unrecognized in this browser') && words.includes('search');
      if (!aboutSearch) complaints.push(words);
    });
  }
});

afterEach(() => {
  if (inBrowser) leaveNothing();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`Unexpected in the console: ${complaints.map(String).join('; ')}`);
});
