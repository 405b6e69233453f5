import { AUTH_LIMITS } from '@muge/contract/limits';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Input } from '../../components/ui/Field.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { forgotPassword } from './api.ts';
import type { FormProps } from './draft.ts';
import { useWrong } from './use-wrong.ts';

/** Forgot password, step 1: asks for the login. Specification: public part, sections 4, 5 and 8. */
export function ForgotForm({ draft, onType, onSent }: FormProps & { onSent: () => void }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, mark, forget } = useWrong<'login'>();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: forgotPassword,
    gcTime: 0,
    onSuccess: () => notify('info', t('forgot.sent')),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'validation_failed') mark(new Map([['login', 'contact']]));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    if (mark(new Map(draft.forgotLogin.trim() === '' ? [['login', 'username']] : []))) {
      mutate(draft.forgotLogin, { onSuccess: onSent });
    }
  };

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
        <Notice text={error ? t('failed.send') : null} reason={error ? errorText(error) : undefined} />
        <Button className="auth__submit" type="submit" size="lg" block busy={isPending}>
          {t('forgot.send')}
        </Button>
      </form>
    </>
  );
}
