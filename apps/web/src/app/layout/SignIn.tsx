import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { emptyDraft } from '../../features/auth/draft.ts';
import { later, useLater } from '../../lib/lazy.ts';
import { screens } from '../../lib/paths.ts';
import { dismissSignIn, readSignInState, useAskedToSignIn } from '../../lib/sign-in.ts';
import { notify } from '../../lib/toasts.ts';
import { setToken, useToken } from '../../lib/token.ts';

const AuthDialog = later(async () => (await import('../../features/auth/AuthDialog.tsx')).AuthDialog);

/** The dialog's place for guests: whether it is open, and where one is led when it closes. */
function SignInForGuests() {
  const { t } = useTranslation('auth');
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const asked = useAskedToSignIn();
  const request = readSignInState(state);
  const atLogin = pathname === screens.login;
  const open = asked || atLogin || request !== null;
  const Dialog = useLater(AuthDialog, open);

  // What was typed waits here while the dialog is closed; signing in ends it.
  const kept = useRef(emptyDraft);

  // A dialog that was opened over a page doesn't outlive the layout.
  useEffect(() => dismissSignIn, []);

  /** Back to where the person came from, on to where they wanted, or no further than here, without the request. */
  const leave = (to: string | undefined) => {
    dismissSignIn();
    if (request?.back) return void navigate(-1);
    if (to !== undefined) return void navigate(to, { replace: true });
    if (atLogin) return void navigate(screens.home, { replace: true });
    if (request !== null) void navigate({ pathname, search, hash }, { replace: true, state: null });
  };

  if (!open || !Dialog) return null;
  return (
    <Dialog
      kept={kept}
      onClose={() => leave(undefined)}
      onSignedIn={(token) => {
        leave(request?.returnTo);
        setToken(token);
        notify('success', t('login.done'));
      }}
      // The dialog goes with the page that it stands over, so that nobody opens the next one over a page about to go.
      onPasswordReset={async () => {
        await navigate(screens.home, { replace: atLogin || pathname === screens.home, state: null });
      }}
    />
  );
}

/** The sign-in dialog of the layout; nothing for who is signed in. Specification: public part, section 2; decisions, accounts. */
export function SignIn() {
  return useToken() === null ? <SignInForGuests /> : null;
}
