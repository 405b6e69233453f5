import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { useTopLayer } from '../../lib/top-layer.ts';
import { useWaiting } from '../../lib/waiting.ts';

/** Waits up to this long need no sign, and up to this long no sentence, ms. */
const unnoticed = 500;
const short = 3000;

/** One wait, from its beginning. */
function Wait({ until, onGoOn }: { until: number; onGoOn: () => void }) {
  const { t } = useTranslation();
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), unnoticed);
    return () => clearInterval(timer);
  }, []);

  const isShown = now - begun >= unnoticed;
  const isLong = until - begun > short && now < until;
  const text = (from: number) =>
    isLong ? t('waiting.busy', { seconds: Math.ceil((until - from) / 1000) }) : t('loading');
  return (
    <>
      {/* Read out once, not every second. */}
      <p className="sr" role="status">
        {isShown && text(begun)}
      </p>
      {isShown && (
        <div className="waiting">
          <Spinner size={18} />
          <span className="num" aria-hidden="true">
            {text(now)}
          </span>
          {isLong && (
            <Button variant="line" size="sm" onClick={onGoOn}>
              {t('waiting.tryNow')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Says at the foot that the screen waits because the server asked to: after half a second a sign, of more than three
 * seconds when it goes on, with a way to try at once. Specification: public part, section 9 (retry count 1).
 */
export function WaitNotice() {
  const { until, goOn } = useWaiting();
  const modal = useTopLayer();
  if (until === null) return null;
  return createPortal(<Wait key={until} until={until} onGoOn={goOn} />, modal ?? document.body);
}
