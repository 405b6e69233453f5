import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

/** A small modal with a title, a close button and, at its foot, its actions. Draw it only while it is open. */
export function Dialog({
  title,
  onClose,
  actions,
  children,
}: {
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="dialog dialog--plain">
        <div className="dialog__main">
          <h2 className="h3 dialog__title" id={heading}>
            {title}
          </h2>
          <IconButton className="icon-btn dialog__x" icon={X} label={t('close')} onClick={onClose} />
          {children}
          {actions && <div className="dialog__actions">{actions}</div>}
        </div>
      </div>
    </Modal>
  );
}
