import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Awning } from '../../components/ui/Awning.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Wordmark } from '../../components/ui/Wordmark.tsx';
import { useMedia } from '../../lib/media.ts';
import { useTheme } from '../../lib/theme.ts';

/** The dialog's stall: a panel beside the forms, on phones the whole screen under an awning. */
export function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const phone = useMedia('(max-width: 767px)');
  const theme = useTheme() === 'Dark' ? 'dark' : 'light';
  return (
    <Modal full={phone} label={t('dialog')} onClose={onClose}>
      <div className="dialog dialog--auth">
        <div className="dialog__stall">
          {!phone && <img src={`/stall/signin-${theme}.webp`} alt="" width={708} height={1800} />}
          <Awning />
          {!phone && (
            <>
              <p className="dialog__claim">{t('stallTitle')}</p>
              <p>{t('stallText')}</p>
            </>
          )}
        </div>
        <div className="dialog__main auth">
          {phone ? (
            <div className="row row--between auth__brand">
              <Wordmark />
              <IconButton icon={X} label={common('close')} onClick={onClose} />
            </div>
          ) : (
            <IconButton className="icon-btn dialog__x" icon={X} label={common('close')} onClick={onClose} />
          )}
          {children}
        </div>
      </div>
    </Modal>
  );
}
