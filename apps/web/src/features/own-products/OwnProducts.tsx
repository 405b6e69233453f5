import type { SellerProductCard, UnlistedCounts } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/shared/DeleteDialog.tsx';
import { MorePages } from '../../components/shared/MorePages.tsx';
import { OwnRowsSkeleton } from '../../components/shared/OwnRowsSkeleton.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { notify } from '../../lib/toasts.ts';
import { type Change, type OwnList, ownProductsQuery, useChange } from './api.ts';
import { OwnProduct } from './OwnProduct.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useShownStatus } from './use-shown-status.ts';

/** One list of one's own products with its count, paged, the rest by status; deleting asks first. Specification: signed-in part, section 2. */
export function OwnProducts({ list }: { list: OwnList }) {
  const { t, i18n } = useTranslation('selling');
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<SellerProductCard | null>(null);
  const { status, show } = useShownStatus();
  const wanted = list === 'active' ? null : status;
  const query = useInfiniteQuery(ownProductsQuery(list, wanted));
  const { mutate, isPending, variables } = useChange();
  const products = query.data?.pages.flatMap((page) => page.data) ?? [];
  const meta = query.data?.pages[0]?.meta;
  // Those of before stay while another status is on its way.
  const [counts, setCounts] = useState<UnlistedCounts | null>(null);
  const counted = query.data?.pages[0]?.counts;
  if (counted && counted !== counts) setCounts(counted);
  const title = list === 'active' ? t('mine.published') : t('mine.unpublished');

  const change = (product: SellerProductCard, to: Change) =>
    mutate(
      { id: product.id, change: to },
      {
        onSuccess: () => {
          notify('success', to === 'delete' ? t('mine.deleted') : t(`mine.changed.${to}`));
          // What was pressed is gone from this list.
          heading.current?.focus();
        },
        onError: (error) => notify('error', errorText(error)),
        onSettled: () => setAsked(null),
      },
    );

  const content = () => {
    if (!query.data) {
      if (!query.error) return <OwnRowsSkeleton />;
      return (
        <ErrorState
          title={t('mine.failed')}
          hint={errorText(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    }
    if (products.length === 0) {
      if (wanted !== null) return <EmptyState title={t('mine.none')} hint={t(`mine.noneOf.${wanted}`)} />;
      return <EmptyState title={t('mine.none')} hint={t(list === 'active' ? 'mine.noneHint' : 'mine.archiveHint')} />;
    }
    return (
      <ul className="owns">
        {products.map((product) => (
          <OwnProduct
            key={product.id}
            product={product}
            busy={isPending && variables?.id === product.id}
            onChange={(to) => (to === 'delete' ? setAsked(product) : change(product, to))}
          />
        ))}
      </ul>
    );
  };

  return (
    <section className="owns-part">
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {title}{' '}
        {meta && (
          <span className="owns-part__n">
            {formatNumber(meta.total, i18n.language)}
            {meta.total_capped && '+'}
          </span>
        )}
      </h2>
      {list === 'archived' && <StatusFilter value={status} counts={counts} onChange={show} />}
      {content()}
      <MorePages query={query} />
      {asked && (
        <DeleteDialog
          title={t('mine.deleteTitle')}
          text={t('mine.deleteText', { name: asked.name })}
          busy={isPending}
          onCancel={() => setAsked(null)}
          onDelete={() => change(asked, 'delete')}
        />
      )}
    </section>
  );
}
