import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** What a paged list knows of its next page. */
interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The end of a paged list: a button for the next page, and what failed. Nothing after the last page. */
export function MorePages({
  query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
}: {
  query: NextPage;
}) {
  const { t } = useTranslation();
  if (!hasNextPage) return null;
  const failed = isFetchNextPageError && !isFetchingNextPage;
  return (
    <div className="more">
      {failed && (
        <p className="more__failed" role="alert">
          <Icon of={CircleAlert} size={16} />
          {t('moreFailed')}
        </p>
      )}
      <Button
        variant="line"
        busy={isFetchingNextPage}
        icon={failed ? RotateCw : undefined}
        onClick={() => void fetchNextPage()}
      >
        {failed ? t('tryAgain') : t('loadMore')}
      </Button>
    </div>
  );
}
