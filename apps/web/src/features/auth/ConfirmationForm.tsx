import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { CodeInput } from './CodeInput.tsx';
import { OutboxLink } from './DemoAccounts.tsx';
import type { FormProps } from './draft.ts';
import { ResendCode } from './ResendCode.tsx';
import { type Confirming, isWrongCode, type Unconfirmed } from './use-confirming.ts';
import type { Resend } from './use-resend.ts';
import { useWrong } from './use-wrong.ts';

/** Confirming an email address or a phone number. Specification: public part, sections 4, 5 and 8. */
export function ConfirmationForm({
  draft,
  onType,
  who,
  confirming,
  resend,
  signingIn,
  onConfirmed,
  onSignedIn,
}: FormProps & {
  who: Unconfirmed;
  confirming: Confirming;
  resend: Resend<Unconfirmed>;
  /** The login that follows the right code is under way. */
  signingIn: boolean;
  onConfirmed: () => void;
  /** It turned out that the address was confirmed before; gets the token of who signed in. */
  onSignedIn: (token: string) => void;
}) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, mark, forget } = useWrong<'code'>();
  const { mutate, reset, isPending, error } = confirming;
  const onFailure = useEffectEvent(() => {
    if (isWrongCode(error)) mark(new Map([['code', 'wrongCode']]));
  });
  useEffect(() => {
    if (error !== null) onFailure();
  }, [error]);
  const busy = isPending || signingIn;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const code = draft.code.trim();
    if (!mark(new Map(code === '' ? [['code', 'code']] : []))) return;
    mutate({ who, code }, { onSuccess: (token) => (token === null ? onConfirmed() : onSignedIn(token)) });
  };

  const failure = isWrongCode(error) ? null : (error ?? resend.error);
  return (
    <>
      <h2 className="auth__title">{t(who.channel === 'email' ? 'confirm.emailTitle' : 'confirm.phoneTitle')}</h2>
      <p className="auth__text">
        {t(who.channel === 'email' ? 'confirm.emailSent' : 'confirm.phoneSent', { address: who.login })}
      </p>
      <form ref={form} noValidate onSubmit={submit} aria-busy={busy}>
        <CodeInput
          label={t('confirm.code')}
          value={draft.code}
          error={textOf('code')}
          onChange={(code) => {
            onType({ code });
            forget('code');
            if (isWrongCode(error)) reset();
          }}
        />
        <Notice text={failure ? errorText(failure) : null} />
        <Button className="auth__submit" type="submit" size="lg" block busy={busy}>
          {t('confirm.submit')}
        </Button>
      </form>
      <ResendCode
        left={resend.left}
        busy={resend.busy}
        onSend={() =>
          resend.send(who, () => notify('success', t(who.channel === 'email' ? 'resend.email' : 'resend.phone')))
        }
      />
      <p className="auth__note">{t(who.channel === 'email' ? 'confirm.emailTaken' : 'confirm.phoneTaken')}</p>
      <OutboxLink to={who.login} />
    </>
  );
}
