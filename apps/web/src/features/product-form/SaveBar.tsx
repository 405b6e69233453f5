import { CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { formatCardDate } from '../../lib/format.ts';
import type { TargetStatus } from './values.ts';

/** How often the note's time is told anew, ms. */
const tick = 5000;

function Kept({ at, refused }: { at: number | null; refused: boolean }) {
  const { t } = useTranslation('selling');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (at === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [at]);

  if (!refused && at === null) return null;
  const seconds = at === null ? 0 : Math.max(0, Math.floor((now - at) / 1000));
  const words = () => {
    if (refused || at === null) return t('bar.notKept');
    if (seconds < 5) return t('bar.keptNow');
    if (seconds < 60) return t('bar.keptSeconds', { count: seconds });
    if (seconds < 3600) return t('bar.keptMinutes', { count: Math.floor(seconds / 60) });
    return t('bar.keptEarlier', { date: formatCardDate(new Date(at).toISOString()) });
  };
  return (
    <>
      <Icon of={refused ? CloudOff : CloudCheck} size={16} />
      <span>{words()}</span>
    </>
  );
}

/** The bar at the foot: when the form was last kept, "Save" and "To publish". Specification: signed-in part, section 4. */
export function SaveBar({
  keptAt,
  refused,
  sending,
  waiting,
  onSend,
}: {
  keptAt: number | null;
  refused: boolean;
  /** How the form is being sent; null while it isn't. */
  sending: TargetStatus | null;
  /** It is sent once the pictures are there. */
  waiting: boolean;
  onSend: (status: TargetStatus) => void;
}) {
  const { t } = useTranslation('selling');
  const press = (status: TargetStatus) => () => sending === null && onSend(status);
  return (
    <div className="savebar">
      <p className="savebar__note">{waiting ? t('bar.waiting') : <Kept at={keptAt} refused={refused} />}</p>
      <Button variant="line" size="lg" busy={sending === 'Saved'} onClick={press('Saved')}>
        {t('bar.save')}
      </Button>
      <Button variant="accent" size="lg" busy={sending === 'Published'} onClick={press('Published')}>
        {t('bar.publish')}
      </Button>
    </div>
  );
}
