import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks before something is deleted for good. Draw it only while it asks. */
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
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="line" onClick={onCancel} data-autofocus>
            {t('mine.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>
            {t('mine.remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
