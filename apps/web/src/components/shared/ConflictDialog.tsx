import { useTranslation } from 'react-i18next';
import type { Conflict } from '../../lib/use-conflict.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks what becomes of a change that met another, made meanwhile elsewhere; `onMine` sends it over that. */
export function ConflictDialog<Sent>({
  title,
  conflict: { refused, busy, close, takeTheirs },
  onMine,
}: {
  title: string;
  conflict: Conflict<Sent>;
  onMine: (refused: Sent) => void;
}) {
  const { t } = useTranslation('selling');
  if (refused === null) return null;
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <div className="dialog__stack">
          <Button onClick={close} data-autofocus>
            {t('conflict.goOn')}
          </Button>
          <Button variant="line" busy={busy} onClick={takeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button
            variant="line"
            onClick={() => {
              close();
              onMine(refused);
            }}
          >
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
    </Dialog>
  );
}
