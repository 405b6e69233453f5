import type { OutboxMessage } from '@muge/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { formatCardDate } from '../../lib/format.ts';
import { notify } from '../../lib/toasts.ts';
import { mailPath } from './api.ts';

/** A mail or SMS as it would have arrived, its code large. */
export function Letter({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('auth');
  const { id, channel, to, subject, text, html, code, created_at } = message;
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notify('success', t('outbox.copied'));
    } catch {
      notify('error', t('outbox.notCopied'));
    }
  };
  return (
    <article className="letter">
      <p className="letter__head t13 muted num">
        <Badge tone="pine">{t(channel === 'email' ? 'outbox.email' : 'outbox.sms')}</Badge>
        <span translate="no">{to}</span>
        <time dateTime={created_at}>{formatCardDate(created_at)}</time>
      </p>
      {subject !== null && <h2 className="h3">{subject}</h2>}
      {code !== null && (
        <div className="letter__code">
          <output aria-label={t('outbox.code')}>{code}</output>
          <Button variant="line" size="sm" icon={Copy} onClick={() => void copy(code)}>
            {t('outbox.copy')}
          </Button>
        </div>
      )}
      {html === null ? (
        <p className="letter__text">{text}</p>
      ) : (
        // Nothing in a mail runs: no scripts, no forms, no navigation of this window.
        <iframe title={t('outbox.html')} sandbox="" src={mailPath(id)} loading="lazy" />
      )}
    </article>
  );
}
