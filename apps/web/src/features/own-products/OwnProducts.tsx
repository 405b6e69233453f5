import type { SellerProductCard, UnlistedCounts } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/shared/DeleteDialog.tsx';
import { MorePages } from '../../components/shared/MorePages.tsx';
import { OwnRowsSkeleton } from '../../components/shared/OwnRowsSkeleton.tsx';
import { useRowFocus } from '../../components/shared/use-row-focus.ts';
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
  const [asked, setAsked] = useState<SellerProductCard | null>(null);
  const { status, show } = useShownStatus();
  const wanted = list === 'active' ? null : status;
  const query = useInfiniteQuery(ownProductsQuery(list, wanted));
  const { mutateAsync } = useChange();
  const [changing, setChanging] = useState<readonly number[]>([]);
  const products = query.data?.pages.flatMap((page) => page.data) ?? [];
  const meta = query.data?.pages[0]?.meta;
  // Those of before stay while another status is on its way.
  const [counts, setCounts] = useState<UnlistedCounts | null>(null);
  const counted = query.data?.pages[0]?.counts;
  if (counted && counted !== counts) setCounts(counted);
  const title = list === 'active' ? t('mine.published') : t('mine.unpublished');

  const { list: rows, heading, leaving } = useRowFocus(products);

  // Several may be on their way at once, each with its own word at its end.
  const change = async ({ id }: SellerProductCard, to: Change) => {
    const left = leaving(id);
    setChanging((ids) => [...ids, id]);
    try {
      await mutateAsync({ id, change: to });
      notify('success', to === 'delete' ? t('mine.deleted') : t(`mine.changed.${to}`));
      left();
    } catch (error) {
      notify('error', errorText(error));
    }
    setChanging((ids) => ids.filter((other) => other !== id));
    setAsked(null);
  };

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
      <ul className="owns" ref={rows}>
        {products.map((product) => (
          <OwnProduct
            key={product.id}
            product={product}
            busy={changing.includes(product.id)}
            onChange={(to) => (to === 'delete' ? setAsked(product) : void change(product, to))}
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
          busy={changing.includes(asked.id)}
          onCancel={() => setAsked(null)}
          onDelete={() => void change(asked, 'delete')}
        />
      )}
    </section>
  );
}
