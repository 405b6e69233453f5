import { TIMINGS } from '@muge/contract/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/States.tsx';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';

/** Any other address: says so and goes home after 2 s. Specification: public part, sections 2, 8 and 9. */
export function Component() {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  useTitle(t('notFoundTitle'));

  useEffect(() => {
    const timer = setTimeout(() => void navigate(screens.home, { replace: true }), TIMINGS.notFoundRedirect);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <section className="lone" role="status">
      <EmptyState
        heading="h1"
        title={t('notFound')}
        action={
          <ButtonLink to={screens.home} replace>
            {t('toHome')}
          </ButtonLink>
        }
      />
    </section>
  );
}
