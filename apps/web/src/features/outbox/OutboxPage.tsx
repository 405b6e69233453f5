import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/Button.tsx';
import { Input } from '../../components/ui/Field.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useTitle } from '../../lib/title.ts';
import { outboxQuery } from './api.ts';
import { Letter } from './Letter.tsx';

/** What the demo would have sent, newest first, with `?to=` to one address. `absent` stands where there is no outbox. */
export function OutboxPage({ absent }: { absent: ReactNode }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const to = query.get('to') ?? '';
  const [typed, setTyped] = useState(to);
  useEffect(() => setTyped(to), [to]);
  const { data, error, isFetching, refetch } = useQuery(outboxQuery(to));
  useTitle(t('outbox.title'));

  if (error instanceof ApiError && error.status === 404) return absent;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQuery(typed.trim() === '' ? {} : { to: typed.trim() });
  };
  return (
    <div className="outbox">
      <h1 className="h1">{t('outbox.title')}</h1>
      <p className="muted">{t('outbox.intro')}</p>
      <form className="outbox__filter" onSubmit={submit}>
        <Input
          label={t('outbox.to')}
          name="to"
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="line">
          {t('outbox.filter')}
        </Button>
        {to !== '' && (
          <Button variant="ghost" onClick={() => setQuery({})}>
            {t('outbox.all')}
          </Button>
        )}
      </form>
      {data ? (
        data.length === 0 ? (
          <EmptyState heading="h2" title={to === '' ? t('outbox.empty') : t('outbox.emptyTo', { to })} />
        ) : (
          data.map((message) => <Letter key={message.id} message={message} />)
        )
      ) : error ? (
        <ErrorState
          heading="h2"
          title={t('outbox.failed')}
          hint={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
