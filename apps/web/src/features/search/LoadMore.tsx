import type { PageMeta } from '@muge/contract';
import { CircleAlert, RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Sentinel } from '../../components/shared/Sentinel.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useCountTexts } from './texts.ts';
import type { Results } from './use-results.ts';

/** After so many pages the list waits to be asked for more, so that the foot of the page can be reached. */
const pagesAtOnce = 3;

/**
 * The end of the list: how far one has come, and what loads the next page: a button, and except after every third page
 * the list by itself when its end comes into sight.
 */
export function LoadMore({
  results,
  shown,
  meta,
  columns,
  list,
}: {
  results: Results;
  /** Adverts in the list. */
  shown: number;
  meta: PageMeta;
  columns: 3 | 4;
  /** What holds the adverts. */
  list: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const { showing } = useCountTexts();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = results;
  const load = () => void fetchNextPage();

  // Whoever presses the button goes on at the first advert that it brings, not after the last.
  const pressedAt = useRef<number>(null);
  const press = () => {
    pressedAt.current = shown;
    load();
  };
  useEffect(() => {
    const from = pressedAt.current;
    if (from === null || shown <= from) return;
    pressedAt.current = null;
    list.current?.querySelectorAll<HTMLElement>('.card__link')[from]?.focus({ preventScroll: true });
  }, [list, shown]);

  const waits = (data?.pages.length ?? 0) % pagesAtOnce === 0;
  const failed = isFetchNextPageError && !isFetchingNextPage;
  return (
    <>
      {isFetchingNextPage && (
        <div className="more__next">
          <ProductGridSkeleton count={columns} columns={columns} label={t('more.loading')} />
        </div>
      )}
      <div className="more">
        <span className="num">{showing(shown, meta, !hasNextPage)}</span>
        {/* How far one has come is known only where the end is. */}
        {!meta.total_capped && (
          <span className="more__bar" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (shown / Math.max(meta.total, 1)) * 100)}%` }} />
          </span>
        )}
        {failed && (
          <p className="more__failed" role="alert">
            <Icon of={CircleAlert} size={16} />
            {t('more.failed')}
          </p>
        )}
        {hasNextPage && (
          <Button
            variant="line"
            busy={isFetchingNextPage}
            icon={failed ? RotateCw : undefined}
            disabled={isPlaceholderData}
            onClick={press}
          >
            {failed ? common('tryAgain') : t('more.load')}
          </Button>
        )}
        {hasNextPage && !waits && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData && (
          <Sentinel key={shown} onSeen={load} />
        )}
      </div>
    </>
  );
}
