import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../components/ui/States.tsx';
import { useErrorText } from '../lib/error-text.ts';
import { useSession } from '../lib/session.ts';
import { NotFound } from './screens/not-found.tsx';

/**
 * A screen for signed-in people. Guests see the documented not-found page, which goes home to the sign-in dialog; after
 * signing in they are back here. Specification: decisions, accounts (guests on gated screens).
 */
export function Gated({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const session = useSession();
  switch (session.status) {
    case 'guest':
      return <NotFound returnTo={`${pathname}${search}`} />;
    case 'pending':
      return waiting;
    case 'failed':
      return (
        <section className="lone">
          <ErrorState
            heading="h1"
            title={t('profileFailed')}
            hint={errorText(session.error)}
            busy={session.retrying}
            onRetry={session.retry}
          />
        </section>
      );
    case 'signedIn':
      return children;
  }
}
