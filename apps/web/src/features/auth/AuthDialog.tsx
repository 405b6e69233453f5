import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { Segmented } from '../../components/ui/Segmented.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { type LoginOutcome, resendCode, resendForgotten, signIn } from './api.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import type { Draft } from './draft.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { Frame } from './Frame.tsx';
import { keep, keepClosed, readKept, type Step, type Tab } from './kept.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import type { Channel } from './rules.ts';
import { type Unconfirmed, useConfirming } from './use-confirming.ts';
import { useForgetting } from './use-forgetting.ts';
import { useResend } from './use-resend.ts';
import { useResetting } from './use-resetting.ts';
import { useStep } from './use-step.ts';

/**
 * The sign-in dialog: login and registration, confirming an address, forgotten password. What was typed stays while one
 * goes from view to view, and, but for passwords and codes, over a reload and while the dialog is closed. Specification: public part, sections 2 and 4.
 */
export function AuthDialog({
  ending,
  onClose,
  onSignedIn,
  onPasswordReset,
}: {
  /** It is about to close, and shows what it showed until then. */
  ending: boolean;
  onClose: () => void;
  /** Somebody signed in; gets their token. */
  onSignedIn: (token: string) => void;
  /** A new password was set; all sessions ended. */
  onPasswordReset: () => void;
}) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [kept] = useState(readKept);
  const [tab, setTab] = useState<Tab>(kept.tab);
  const [step, setStep] = useState<Step | null>(kept.step);
  const { isShown, enter, back } = useStep(step !== null, ending);
  const view = isShown && step !== null ? step : tab;
  const [draft, setDraft] = useState<Draft>(kept.draft);
  const [who, setWho] = useState<Unconfirmed | null>(kept.who && { ...kept.who, password: null });
  const [confirmed, setConfirmed] = useState<Channel | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const views = useRef<HTMLDivElement>(null);

  const confirmation = useResend(({ channel, login }: Unconfirmed) => resendCode(channel, login));
  const forgotten = useResend((login: string) => {
    setSentTo(login.trim());
    return resendForgotten(login);
  });
  const confirming = useConfirming();
  const forgetting = useForgetting();
  const resetting = useResetting();
  const afterwards = useMutation({
    mutationFn: ({ login, password }: { login: string; password: string }) => signIn(login, password),
    gcTime: 0,
    onError: (error) => notify('error', errorText(error)),
  });

  // An answer that comes late is for whoever still looks at what it is about.
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  }, [view]);

  useEffect(() => keep({ draft, tab, step, who }), [draft, tab, step, who]);
  // A reload takes nothing down, closing does.
  useEffect(() => keepClosed, []);

  // The button that led here is gone: the focus goes to the first field of what came. The toggle keeps its own.
  useEffect(() => {
    if (views.current?.dataset.view !== view) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) views.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [view]);

  const type = (typed: Partial<Draft>) => setDraft((before) => ({ ...before, ...typed }));
  /** Goes a step further, from which one comes back to the login. */
  const goTo = (next: Step) => {
    for (const sent of [confirming, forgetting, resetting, confirmation, forgotten, afterwards]) sent.reset();
    setStep(next);
    setConfirmed(null);
    setTab('login');
    enter();
  };
  const confirm = (unconfirmed: Unconfirmed) => {
    type({ code: '' });
    setWho(unconfirmed);
    goTo('confirm');
  };
  /** The address is confirmed, and who it is still has to sign in: without the password, or because that failed. */
  const askToLogIn = ({ login, channel }: Unconfirmed) => {
    // Who has gone back may be typing something else.
    if (shown.current === 'confirm') type({ login });
    setConfirmed(channel);
    setStep(null);
    setWho(null);
    back();
  };
  const onConfirmed = (unconfirmed: Unconfirmed) => {
    const { login, password } = unconfirmed;
    if (password === null) return askToLogIn(unconfirmed);
    afterwards.mutate(
      { login, password },
      {
        onSuccess: (outcome) => onOutcome(outcome, login, password),
        onError: () => askToLogIn(unconfirmed),
      },
    );
  };
  const onOutcome = (outcome: LoginOutcome, login: string, password: string) => {
    if (outcome.kind === 'session') return onSignedIn(outcome.token);
    const { userId, channel } = outcome;
    notify('info', t(channel === 'email' ? 'confirm.emailNeeded' : 'confirm.phoneNeeded'));
    const unconfirmed = { userId, channel, login: login.trim(), password };
    confirm(unconfirmed);
    confirmation.send(unconfirmed);
  };

  const onForgotten = (login: string) => {
    setSentTo(login);
    forgotten.restart();
    if (shown.current === 'forgot') goTo('reset');
    else setStep('reset');
  };
  const onReset = () => {
    if (shown.current === 'reset') return onPasswordReset();
    setStep(null);
    type({ forgotCode: '', resetPassword: '', resetPasswordAgain: '' });
  };

  const justSentTo = forgotten.left > 0 ? sentTo : null;
  const forgot = () => {
    const login = draft.login.trim();
    // Their code may be in hand already, and another can't be sent yet.
    const isWaiting = justSentTo !== null && justSentTo === draft.forgotLogin.trim();
    if (isWaiting && (login === '' || login === justSentTo)) return goTo('reset');
    if (draft.forgotLogin === '') type({ forgotLogin: draft.login });
    goTo('forgot');
  };

  const form = { draft, onType: type };
  return (
    <Frame onClose={onClose}>
      <div ref={views} data-view={view}>
        {view === 'login' || view === 'register' ? (
          <Segmented
            label={t('toggle')}
            value={view}
            onChange={setTab}
            options={[
              { value: 'login', label: t('login.tab') },
              { value: 'register', label: t('register.tab') },
            ]}
          />
        ) : (
          <button type="button" className="link auth__back" onClick={back}>
            <Icon of={ArrowLeft} size={16} />
            {t('back')}
          </button>
        )}
        {view === 'login' && <LoginForm {...form} confirmed={confirmed} onOutcome={onOutcome} onForgot={forgot} />}
        {view === 'register' && (
          <RegistrationForm
            {...form}
            onRegistered={(userId, channel, login, password) => {
              type({ login });
              confirm({ userId, channel, login, password });
              confirmation.restart();
            }}
          />
        )}
        {view === 'confirm' && who && (
          <ConfirmationForm
            {...form}
            who={who}
            confirming={confirming}
            resend={confirmation}
            signingIn={afterwards.isPending}
            onConfirmed={() => onConfirmed(who)}
            onSignedIn={onSignedIn}
          />
        )}
        {view === 'forgot' && (
          <ForgotForm
            {...form}
            forgetting={forgetting}
            sentTo={justSentTo}
            onSent={onForgotten}
            onHasCode={() => goTo('reset')}
          />
        )}
        {view === 'reset' && (
          <ResetForm
            {...form}
            resetting={resetting}
            resend={forgotten}
            onOther={() => goTo('forgot')}
            onReset={onReset}
          />
        )}
      </div>
    </Frame>
  );
}
