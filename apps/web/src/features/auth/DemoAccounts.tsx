import type { DemoAccount } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { demoAccountsQuery } from './api.ts';

/** The demo's outbox, in a tab of its own so that the dialog stays as it is. Nothing where this is no demo. */
export function OutboxLink({ to }: { to?: string }) {
  const { t } = useTranslation('auth');
  const { data } = useQuery(demoAccountsQuery);
  if (!data) return null;
  const query = to ? `?${new URLSearchParams({ to }).toString()}` : '';
  return (
    <a className="demo__outbox" href={`${screens.outbox}${query}`} target="_blank" rel="noopener">
      <Icon of={Mail} size={16} />
      {t('demo.outbox')}
    </a>
  );
}

/** The demo's accounts, each signed in to with one press. Nothing where this is no demo. */
export function DemoAccounts({ busy, onChoose }: { busy: boolean; onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation('auth');
  const { data } = useQuery(demoAccountsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className="demo">
      <h3 className="t13">{t('demo.title')}</h3>
      <div className="demo__accounts">
        {data.map((account) => (
          <button
            type="button"
            key={account.username}
            className="btn"
            title={account.name}
            disabled={busy}
            onClick={() => onChoose(account)}
          >
            {t(`demo.${account.role}`)}
          </button>
        ))}
      </div>
      <OutboxLink />
    </section>
  );
}
