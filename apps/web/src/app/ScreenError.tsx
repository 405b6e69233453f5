import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/States.tsx';
import { screens } from '../lib/paths.ts';

/** What stands in place of a screen that broke, or whose code could not be fetched (a new version, no connection). */
export function ScreenError() {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <EmptyState
      heading="h1"
      title={t('screen')}
      hint={t('screenHint')}
      action={
        <div className="row state__actions">
          <Button icon={RotateCw} onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
          <ButtonLink variant="line" to={screens.home} reloadDocument>
            {t('toHome')}
          </ButtonLink>
        </div>
      }
    />
  );
}
