import { TIMINGS } from '@muge/contract/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/States.tsx';
import { screens } from '../../lib/paths.ts';
import { readSignInState, signInState, useAsked } from '../../lib/sign-in.ts';
import { useTitle } from '../../lib/title.ts';

/**
 * Says so and goes home after 2 s. For a guest on a screen that isn't for guests it gives `returnTo`, where they wanted:
 * home then shows the sign-in dialog. Specification: public part, sections 2, 8 and 9; decisions, accounts.
 */
export function NotFound({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  useTitle(t('notFoundTitle'));
  const { state: current } = useLocation();
  const isAsked = useAsked() !== null;
  const isSigningIn = isAsked || readSignInState(current) !== null;

  useEffect(() => {
    // The dialog must not go from under who types into it.
    if (isSigningIn) return;
    const state = returnTo === undefined ? null : signInState({ returnTo });
    const timer = setTimeout(() => void navigate(screens.home, { replace: true, state }), TIMINGS.notFoundRedirect);
    return () => clearTimeout(timer);
  }, [navigate, returnTo, isSigningIn]);

  return (
    <section className="lone" role="status">
      <EmptyState
        heading="h1"
        title={t('notFound')}
        action={
          <ButtonLink
            variant="line"
            to={screens.home}
            replace
            state={returnTo === undefined ? null : signInState({ returnTo })}
          >
            {t('toHome')}
          </ButtonLink>
        }
      />
    </section>
  );
}

/** Any other address. */
export function Component() {
  return <NotFound />;
}
