import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Input } from '../../components/ui/Field.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { type LoginOutcome, signIn } from './api.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { FormProps } from './draft.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { Channel, Rule } from './rules.ts';
import { useWrong } from './use-wrong.ts';

/** "Confirm your login". Specification: public part, sections 2, 4, 5 and 8. */
export function LoginForm({
  draft,
  onType,
  confirmed,
  onOutcome,
  onForgot,
}: FormProps & {
  /** What was confirmed just now and is to sign in with; null when nothing was. */
  confirmed: Channel | null;
  onOutcome: (outcome: LoginOutcome, login: string, password: string) => void;
  onForgot: () => void;
}) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, has, mark, forget } = useWrong<'login' | 'password'>();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ login, password }: { login: string; password: string }) => signIn(login, password),
    gcTime: 0,
    // What the server says is shown as a notification too. Specification: section 8.
    onError: (failure) => notify('error', errorText(failure)),
  });

  const send = (login: string, password: string) =>
    mutate({ login, password }, { onSuccess: (outcome) => onOutcome(outcome, login, password) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const { login, loginPassword: password } = draft;
    const missing = new Map<'login' | 'password', Rule>();
    if (login.trim() === '') missing.set('login', 'required');
    if (password === '') missing.set('password', 'required');
    if (mark(missing)) send(login, password);
  };

  return (
    <>
      <h2 className="auth__title">{t('login.title')}</h2>
      {confirmed !== null && (
        <p className="auth__text">{t(confirmed === 'email' ? 'login.emailConfirmed' : 'login.phoneConfirmed')}</p>
      )}
      <form ref={form} noValidate onSubmit={submit} aria-busy={isPending}>
        <Input
          label={t('loginName')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          data-autofocus={confirmed === null || undefined}
          value={draft.login}
          error={textOf('login')}
          onChange={(event) => {
            onType({ login: event.target.value });
            forget('login');
          }}
        />
        <div className="field auth__password">
          <PasswordInput
            label={t('password')}
            name="password"
            autoComplete="current-password"
            data-autofocus={confirmed !== null || undefined}
            value={draft.loginPassword}
            error={textOf('password')}
            onChange={(event) => {
              onType({ loginPassword: event.target.value });
              forget('password');
            }}
          />
          {/* Stands beside the label, but comes after the field for who goes from one to the next. */}
          <button type="button" className="link auth__forgot" onClick={onForgot}>
            {t('login.forgot')}
          </button>
        </div>
        <Notice text={has('required') ? t('rules.inputs') : error ? errorText(error) : null} />
        <Button className="auth__submit" type="submit" size="lg" block busy={isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts
        busy={isPending}
        onChoose={({ username, password }) => {
          mark(new Map());
          onType({ login: username, loginPassword: password });
          send(username, password);
        }}
      />
    </>
  );
}
