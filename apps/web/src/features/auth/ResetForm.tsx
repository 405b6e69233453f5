import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { CodeInput } from './CodeInput.tsx';
import { OutboxLink } from './DemoAccounts.tsx';
import type { FormProps } from './draft.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { ResendCode } from './ResendCode.tsx';
import { checkReset, isShort } from './rules.ts';
import type { Resend } from './use-resend.ts';
import type { Resetting } from './use-resetting.ts';
import { useWrong } from './use-wrong.ts';

/** Whether it is the code that the server doesn't take. */
function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_code' || error.errors.code !== undefined);
}

/** Forgot password, step 2: the code and the new password twice. Specification: public part, sections 4, 5 and 8. */
export function ResetForm({
  draft,
  onType,
  resetting,
  resend,
  onOther,
  onReset,
}: FormProps & {
  resetting: Resetting;
  resend: Resend<string>;
  /** It is another login whose password is forgotten. */
  onOther: () => void;
  /** The new password is set. */
  onReset: () => void;
}) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, mark, markFrom, forget } = useWrong<'code' | 'password' | 'again'>();
  const { mutate, reset, isPending, isSuccess, error } = resetting;
  const onFailure = useEffectEvent(() => {
    if (isWrongCode(error)) mark(new Map([['code', 'wrongCode']]));
    else markFrom(error, { password: 'password' });
  });
  useEffect(() => {
    if (error !== null) onFailure();
  }, [error]);
  // Until the page has changed: the code is used up, so pressing again would only be refused.
  const isBusy = isPending || isSuccess;
  const { forgotLogin: login, forgotCode, resetPassword: password, resetPasswordAgain: again } = draft;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    if (!mark(checkReset({ code: forgotCode, password, again }))) return;
    mutate({ login, code: forgotCode.trim(), password }, { onSuccess: () => onReset() });
  };

  const refusal = (failure: Error): { text: string; reason?: string } => {
    if (failure instanceof ApiError && failure.errors.password) return { text: t('failed.password') };
    return { text: t('failed.reset'), reason: errorText(failure) };
  };
  const notice = isWrongCode(error)
    ? { text: null }
    : error
      ? refusal(error)
      : resend.error
        ? { text: t('failed.send'), reason: errorText(resend.error) }
        : { text: null };

  return (
    <>
      <h2 className="auth__title">{t('forgot.resetTitle')}</h2>
      <p className="auth__text">{t('forgot.sent')}</p>
      <p className="auth__who">
        <b translate="no">{login.trim()}</b>
        <button type="button" className="link" onClick={onOther}>
          {t('forgot.other')}
        </button>
      </p>
      <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={login.trim()} readOnly hidden />
        <CodeInput
          label={t('confirm.code')}
          value={forgotCode}
          error={textOf('code')}
          onChange={(code) => {
            onType({ forgotCode: code });
            forget('code');
            if (isWrongCode(error)) reset();
          }}
        />
        <PasswordInput
          label={t('forgot.password')}
          name="new-password"
          autoComplete="new-password"
          help={isShort(password) ? t('rules.short') : undefined}
          value={password}
          error={textOf('password')}
          onChange={(event) => {
            onType({ resetPassword: event.target.value });
            forget('password');
          }}
        />
        <PasswordInput
          label={t('forgot.again')}
          name="new-password-again"
          autoComplete="new-password"
          value={again}
          error={textOf('again')}
          onChange={(event) => {
            onType({ resetPasswordAgain: event.target.value });
            forget('again');
          }}
        />
        <Notice {...notice} />
        <Button className="auth__submit" type="submit" size="lg" block busy={isBusy}>
          {t('forgot.verify')}
        </Button>
      </form>
      <ResendCode
        left={resend.left}
        busy={resend.busy}
        onSend={() => resend.send(login, () => notify('success', t('resend.forgot')))}
      />
      <OutboxLink to={login.trim()} />
    </>
  );
}
