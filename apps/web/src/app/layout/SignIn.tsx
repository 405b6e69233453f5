import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetKept } from '../../features/auth/kept.ts';
import { later, useLater } from '../../lib/lazy.ts';
import { notify } from '../../lib/toasts.ts';
import { setToken, useToken } from '../../lib/token.ts';
import { useSignInEntry } from './sign-in-entry.ts';

const AuthDialog = later(async () => (await import('../../features/auth/AuthDialog.tsx')).AuthDialog);

/** The dialog's place for guests. */
function SignInForGuests() {
  const { t } = useTranslation('auth');
  const { isOpen, isEnding, close, goOn, goHome } = useSignInEntry();
  // Closing ends the need for its code at once: who asks again before the page has changed has it tried again.
  const Dialog = useLater(AuthDialog, isOpen && !isEnding, close);
  if (!isOpen || !Dialog) return null;
  return (
    <Dialog
      ending={isEnding}
      onClose={close}
      onSignedIn={(token) =>
        goOn(() => {
          setToken(token);
          notify('success', t('login.done'));
        })
      }
      // The dialog goes with the page that it stands over, so that nobody opens the next one over a page about to go.
      onPasswordReset={goHome}
    />
  );
}

/** The sign-in dialog of the layout; nothing for who is signed in. Specification: public part, section 2; decisions, accounts. */
export function SignIn() {
  const isGuest = useToken() === null;
  // What was typed waits for the next time while the dialog is closed, and over a reload; signing in ends it.
  useEffect(() => {
    if (!isGuest) forgetKept();
  }, [isGuest]);
  return isGuest ? <SignInForGuests /> : null;
}
