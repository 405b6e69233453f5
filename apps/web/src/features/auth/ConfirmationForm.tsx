import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { ApiError, isUnsure } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { signIn, verify } from './api.ts';
import { CodeInput } from './CodeInput.tsx';
import { OutboxLink } from './DemoAccounts.tsx';
import type { FormProps } from './draft.ts';
import type { Pending } from './kept.ts';
import { ResendCode } from './ResendCode.tsx';
import type { Resend } from './use-resend.ts';
import { useWrong } from './use-wrong.ts';

/** What somebody signs in with. */
export interface Credentials {
  login: string;
  password: string;
}

/** Whose code is waited for, and the password that they sign in with once it was right; none is kept over a reload. */
export interface Unconfirmed extends Pending {
  password: string | null;
}

/** Whether it is the code that the server doesn't take. */
function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && ['invalid_code', 'validation_failed'].includes(error.code);
}

/**
 * The token of who signs in with an address that is confirmed already; null where it isn't, or isn't theirs. Rejects where
 * that can't be told.
 */
async function tokenOf({ login, password }: Unconfirmed): Promise<string | null> {
  if (password === null) return null;
  try {
    const outcome = await signIn(login, password);
    return outcome.kind === 'session' ? outcome.token : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return null;
    throw error;
  }
}

/** Confirming an email address or a phone number. Specification: public part, sections 4, 5 and 8. */
export function ConfirmationForm({
  draft,
  onType,
  who,
  resend,
  signingIn,
  onConfirmed,
  onSignedIn,
}: FormProps & {
  who: Unconfirmed;
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
  // A code is taken once: where the answer got lost, the right one is refused the next time.
  const isMaybeTaken = useRef(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (code: string): Promise<string | null> => {
      try {
        await verify(who.channel, who.userId, code);
        return null;
      } catch (failure) {
        if (isUnsure(failure)) isMaybeTaken.current = true;
        const token = isMaybeTaken.current && isWrongCode(failure) ? await tokenOf(who) : null;
        if (token === null) throw failure;
        return token;
      }
    },
    gcTime: 0,
    onSuccess: () => notify('success', t(who.channel === 'email' ? 'confirm.emailDone' : 'confirm.phoneDone')),
    onError: (failure) => {
      if (isWrongCode(failure)) mark(new Map([['code', 'wrongCode']]));
    },
  });
  const busy = isPending || signingIn;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const code = draft.code.trim();
    if (!mark(new Map(code === '' ? [['code', 'code']] : []))) return;
    mutate(code, { onSuccess: (token) => (token === null ? onConfirmed() : onSignedIn(token)) });
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
