import type { SearchCount } from '@muge/contract';
import { useCountTexts } from './texts.ts';

/**
 * How many adverts a link leads to, behind its name: a bare number for the eye, "12 adverts" for the ear. Its room is
 * there while it isn't known.
 */
export function LinkCount({ count, stale }: { count: SearchCount | undefined; stale: boolean }) {
  const { adverts, short } = useCountTexts();
  return (
    <>
      <span className={stale ? 'link-count num is-stale' : 'link-count num'} aria-hidden="true">
        {count && short(count)}
      </span>
      {count && !stale && <span className="sr">, {adverts(count)}</span>}
    </>
  );
}
