import { CloudCheck, CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCardDate } from '../../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';

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

/** The bar at a form's foot: when the form was last kept, and its buttons. */
export function SaveBar({
  keptAt,
  refused,
  waiting,
  children,
}: {
  keptAt: number | null;
  refused: boolean;
  /** It is sent once the pictures are there. */
  waiting: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('selling');
  return (
    <div className="savebar">
      <p className="savebar__note">{waiting ? t('bar.waiting') : <Kept at={keptAt} refused={refused} />}</p>
      {children}
    </div>
  );
}
