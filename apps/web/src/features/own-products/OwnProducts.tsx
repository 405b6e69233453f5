import type { SellerProductCard } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { keys } from '../../lib/keys.ts';
import { notify } from '../../lib/toasts.ts';
import { type Change, type OwnList, ownProductsQuery, useChange } from './api.ts';
import { OwnProduct } from './OwnProduct.tsx';

/** Where a list will stand: its rows, grey. */
export function OwnProductsSkeleton() {
  const { t } = useTranslation();
  return (
    <ul className="owns" role="status" aria-label={t('loading')}>
      {keys(3).map((key) => (
        <li className="own own--skeleton" key={key}>
          <div className="own__media skel" />
          <div className="own__body">
            <span className="skel skel--short" />
            <span className="skel skel--long" />
            <span className="skel skel--price" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One list of one's own products with its count, paged; deleting asks first. Specification: signed-in part, section 2. */
export function OwnProducts({ list }: { list: OwnList }) {
  const { t, i18n } = useTranslation('selling');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<SellerProductCard | null>(null);
  const query = useInfiniteQuery(ownProductsQuery(list));
  const { mutate, isPending, variables } = useChange();
  const products = query.data?.pages.flatMap((page) => page.data) ?? [];
  const meta = query.data?.pages[0]?.meta;
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
      if (!query.error) return <OwnProductsSkeleton />;
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
  const failed = query.isFetchNextPageError && !query.isFetchingNextPage;

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
      {content()}
      {query.hasNextPage && (
        <div className="more">
          {failed && (
            <p className="more__failed" role="alert">
              <Icon of={CircleAlert} size={16} />
              {t('mine.moreFailed')}
            </p>
          )}
          <Button
            variant="line"
            busy={query.isFetchingNextPage}
            icon={failed ? RotateCw : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {failed ? common('tryAgain') : t('mine.loadMore')}
          </Button>
        </div>
      )}
      {asked && (
        <Dialog
          title={t('mine.deleteTitle')}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="line" onClick={() => setAsked(null)} data-autofocus>
                {t('mine.cancel')}
              </Button>
              <Button variant="danger" busy={isPending} onClick={() => change(asked, 'delete')}>
                {t('mine.remove')}
              </Button>
            </>
          }
        >
          <p>{t('mine.deleteText', { name: asked.name })}</p>
        </Dialog>
      )}
    </section>
  );
}
