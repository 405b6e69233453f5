import { useEffect, useState } from 'react';

/** Seconds until something may be done again, and how to start counting. */
export interface Countdown {
  /** 0 when nothing runs. */
  left: number;
  start: (seconds: number) => void;
}

/** Counts seconds down to 0 by the clock, so that a tab asleep in the background catches up. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const start = (seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  };
  return { left, start };
}
