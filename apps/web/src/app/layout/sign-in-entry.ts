import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { type Leave, useEntry, withState } from '../../lib/entry.ts';
import { overlayIn } from '../../lib/overlay.ts';
import { screens } from '../../lib/paths.ts';
import { readSignInState, type SignInRequest, setAsked, useAsked } from '../../lib/sign-in.ts';

/** What becomes of the dialog, done from its first entry. */
interface Ending {
  end: (leave: Leave, request: SignInRequest) => Promise<void>;
}

/** The sign-in dialog in the browser's history. */
interface SignInEntry {
  isOpen: boolean;
  /** The dialog has nothing more to ask, and goes once the page under it is there. */
  isEnding: boolean;
  /** Closes it: back to where the person came from. */
  close: () => void;
  /** Does `then`, and leads on to where the person wanted, else back to where they came from. */
  goOn: (then: () => void) => void;
  /** Closes it and goes home. */
  goHome: () => void;
}

/**
 * Keeps the dialog in the history: over whichever page it opens, it is an entry of its own, so that Back closes it and
 * leaves the page alone, and further steps in it (a forgotten password) are one more. Only /login is its own entry
 * already.
 */
export function useSignInEntry(): SignInEntry {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const asked = useAsked();
  const { state, leave, cover, isCovering } = useEntry();
  const request = useMemo(() => readSignInState(state), [state]);
  const atLogin = pathname === screens.login;
  const isSettled = atLogin || request?.back === true;
  const isFurther = request?.step === true;
  const [ending, setEnding] = useState<Ending | null>(null);

  // A dialog that was opened over a page doesn't outlive the layout.
  useEffect(() => () => setAsked(null), []);

  // While another page is still on its way the dialog stands there without an entry: it must not vanish from under who
  // already types into it, nor keep that page from coming.
  useEffect(() => {
    if (!isIdle) return;
    if (isSettled) {
      // Who asks while this one gives up means the next one.
      if (asked !== null && ending === null) setAsked(null);
    } else if (request !== null) {
      // Whoever led here wanted the dialog over the page, whose own entry is without it.
      setAsked(request);
      void cover(withState(state, { signIn: undefined }), { replace: true });
    } else if (asked !== null) {
      // The menu that it was asked for from gives its place.
      const replace = overlayIn(state) !== undefined;
      void cover(withState(state, { overlay: undefined, signIn: { ...asked, back: true } }), { replace });
    }
  }, [isIdle, isSettled, request, asked, ending, state, cover]);

  // Once: it leads to another entry by itself.
  const begun = useRef<Ending>(null);
  useEffect(() => {
    if (ending === null || isFurther || begun.current === ending) return;
    // Its entry is about to come.
    if (!isSettled && isCovering()) return;
    begun.current = ending;
    setAsked(null);
    void ending.end(leave, request ?? asked ?? {}).then(() => setEnding(null));
  }, [ending, isFurther, isSettled, isCovering, request, asked, leave]);

  /** Ends the dialog from its first entry, so that none of its entries stays behind another page. */
  const finish = (end: Ending['end'], instead: (underWay: Ending) => Ending = () => ({ end })) => {
    if (isFurther) void leave(-1);
    setEnding((underWay) => (underWay === null ? { end } : instead(underWay)));
  };

  const goBack = async (go: Leave, { back }: SignInRequest): Promise<void> => {
    if (back) await go(-1);
    else if (atLogin) await go(screens.home, { replace: true });
  };

  return {
    isOpen: isSettled || request !== null || asked !== null,
    isEnding: ending !== null,
    // Who is about to be signed in, or led home, is all the same.
    close: () => finish(goBack, (underWay) => underWay),
    goOn: (then) =>
      finish(async (go, { returnTo, back = false }) => {
        const gone = returnTo === undefined ? goBack(go, { back }) : go(returnTo, { replace: atLogin || back });
        // Not only when it is there: a page that isn't for guests can't be waited for as one, and a slow one could be given up.
        then();
        await gone;
      }),
    goHome: () =>
      finish(async (go, { back = false }) => {
        const isHome = pathname === screens.home;
        await (isHome && back ? go(-1) : go(screens.home, { replace: atLogin || isHome || back }));
      }),
  };
}
