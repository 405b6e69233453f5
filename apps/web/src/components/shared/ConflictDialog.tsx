import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks what becomes of a change that met another, made meanwhile elsewhere. Draw it only while it asks. */
export function ConflictDialog({
  title,
  busy,
  onClose,
  onTheirs,
  onMine,
}: {
  title: string;
  /** What is there now is on its way. */
  busy: boolean;
  onClose: () => void;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation('selling');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <div className="dialog__stack">
          <Button onClick={onClose} data-autofocus>
            {t('conflict.goOn')}
          </Button>
          <Button variant="line" busy={busy} onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="line" onClick={onMine}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
    </Dialog>
  );
}
