import { useTranslation } from 'react-i18next';

/** The link that sends a code again; hidden while the pause runs. Specification: public part, section 4. */
export function ResendCode({ left, busy, onSend }: { left: number; busy: boolean; onSend: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <p className="auth__again num">
      {left > 0 ? (
        t('resend.wait', { seconds: left })
      ) : (
        <button type="button" className="link" disabled={busy} onClick={onSend}>
          {t('resend.link')}
        </button>
      )}
    </p>
  );
}
