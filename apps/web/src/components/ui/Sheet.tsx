import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

/**
 * A panel over the whole screen, for phones: title in the middle, `start` (a reset link) left of it, × right, `foot`
 * sticks to the bottom. Draw it only while it is open.
 */
export function Sheet({
  title,
  start,
  foot,
  onClose,
  children,
}: {
  title: string;
  start?: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Modal full labelledBy={heading} onClose={onClose}>
      <div className="sheet">
        <div className="sheet__head">
          <span className="sheet__start">{start}</span>
          <h2 id={heading}>{title}</h2>
          <IconButton icon={X} label={t('close')} onClick={onClose} data-autofocus />
        </div>
        <div className="sheet__body">{children}</div>
        {foot && <div className="sheet__foot">{foot}</div>}
      </div>
    </Modal>
  );
}
