import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks before something is deleted for good, once. Draw it only while it asks. */
export function DeleteDialog({
  title,
  text,
  busy,
  onCancel,
  onDelete,
}: {
  title: string;
  text: string;
  /** It is being deleted. */
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('selling');
  // Told at once, not with the next drawing: presses come faster, and the second would find nothing to delete.
  const isPressed = useRef(false);
  const press = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    onDelete();
  };
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="line" onClick={onCancel} data-autofocus>
            {t('mine.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={press}>
            {t('mine.remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
