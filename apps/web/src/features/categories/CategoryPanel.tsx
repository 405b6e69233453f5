import type { Category } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ui/States.tsx';
import { categoriesQuery } from './api.ts';
import { CategoryList } from './CategoryList.tsx';
import { CategoryListSkeleton } from './CategoryListSkeleton.tsx';
import { dealColumns } from './columns.ts';

const columnCount = 3;

function Columns({
  categories,
  currentId,
  onLeave,
}: {
  categories: readonly Category[];
  currentId: number | null;
  onLeave: () => void;
}) {
  const all = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState(currentId);
  const [columns] = useState(() => dealColumns(categories, currentId, columnCount));

  /** Arrow keys, Home and End move among the categories' heads. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const heads = [...(all.current?.querySelectorAll<HTMLElement>('.mega__head') ?? [])];
    const at = heads.indexOf(event.currentTarget);
    const last = heads.length - 1;
    const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    heads[to]?.focus();
  };

  return (
    <div className="mega__cols" ref={all}>
      {columns.map((column) => (
        <CategoryList
          key={column[0]?.id}
          categories={column}
          openId={openId}
          onToggle={(id) => setOpenId((now) => (now === id ? null : id))}
          onLeave={onLeave}
          onHeadKeyDown={move}
        />
      ))}
    </div>
  );
}

/**
 * The panel of All Categories: three columns; categories expand and collapse, the one of the current address is open by
 * itself. Specification: public part, section 2 (category mega-menu).
 */
export function CategoryPanel({
  id,
  currentId,
  onLeave,
  ref,
}: {
  id: string;
  /** The category of the current address, if any. */
  currentId: number | null;
  onLeave: () => void;
  ref: Ref<HTMLElement>;
}) {
  const { t, i18n } = useTranslation('layout');
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(categoriesQuery);
  return (
    <section className="mega" id={id} ref={ref} aria-label={t('categories.all')}>
      {isPending ? (
        <CategoryListSkeleton label={t('categories.loading')} />
      ) : isLoadingError ? (
        <ErrorState title={t('categories.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <p className="muted">{t('categories.none')}</p>
      ) : (
        // Dealt anew when the language brings other words.
        <Columns key={i18n.language + data.length} categories={data} currentId={currentId} onLeave={onLeave} />
      )}
    </section>
  );
}
