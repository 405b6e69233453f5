import { AUTH_LIMITS } from '@muge/contract/limits';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Input } from '../../components/ui/Field.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import type { FormProps } from './draft.ts';
import type { Forgetting } from './use-forgetting.ts';
import { pauseIn } from './use-resend.ts';
import { useWrong } from './use-wrong.ts';

/** Whether it is the login that the server can't read: the field says so. */
function isWrongLogin(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'validation_failed';
}

/**
 * Forgot password, step 1: asks for the login. Who has a code already goes on without another. Specification: public
 * part, sections 4, 5 and 8.
 */
export function ForgotForm({
  draft,
  onType,
  forgetting,
  sentTo,
  onSent,
  onHasCode,
}: FormProps & {
  forgetting: Forgetting;
  /** The login that a code was just sent for, so that another can't be asked for yet; null when there is none. */
  sentTo: string | null;
  onSent: (login: string) => void;
  /** The login's code is there already. */
  onHasCode: () => void;
}) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, mark, forget } = useWrong<'login'>();
  const { mutate, reset, isPending, error, left } = forgetting;
  const onFailure = useEffectEvent(() => {
    if (isWrongLogin(error)) mark(new Map([['login', 'contact']]));
  });
  useEffect(() => {
    if (error !== null) onFailure();
  }, [error]);

  const login = draft.forgotLogin.trim();
  const isNamed = () => mark(new Map(login === '' ? [['login', 'username']] : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    if (!isNamed()) return;
    if (login === sentTo) onHasCode();
    else mutate(login, { onSuccess: () => onSent(login) });
  };

  const failure = isWrongLogin(error) ? null : error;
  return (
    <>
      <h2 className="auth__title">{t('forgot.title')}</h2>
      <p className="auth__text">{t('forgot.intro')}</p>
      <form ref={form} noValidate onSubmit={submit} aria-busy={isPending}>
        <Input
          label={t('loginName')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={AUTH_LIMITS.email}
          data-autofocus
          value={draft.forgotLogin}
          error={textOf('login')}
          onChange={(event) => {
            onType({ forgotLogin: event.target.value });
            forget('login');
          }}
        />
        <Notice
          text={failure && t('failed.send')}
          reason={failure && pauseIn(failure) === 0 ? errorText(failure) : undefined}
        />
        <Button className="auth__submit" type="submit" size="lg" block busy={isPending}>
          {t('forgot.send')}
        </Button>
      </form>
      {/* Not read out anew with every second. */}
      {left > 0 && <p className="auth__again num">{t('resend.wait', { seconds: left })}</p>}
      <p className="auth__again">
        <button type="button" className="link" onClick={() => isNamed() && onHasCode()}>
          {t('forgot.hasCode')}
        </button>
      </p>
    </>
  );
}
