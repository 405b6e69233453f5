import type { Seller } from '@muge/contract';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Verifications } from '../../components/shared/Verifications.tsx';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { Stars } from '../../components/ui/Stars.tsx';
import { formatRating } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** Who the seller is, in figures and badges. Specification: signed-in part, section 2 (seller info panel). */
export function SellerPanel({ seller }: { seller: Seller }) {
  const { t } = useTranslation(['seller', 'product']);
  const language = useLanguage();
  const { average_rating: average, reviews_count: reviews } = seller;
  return (
    <section className="panel seller-panel" aria-label={t('panel')}>
      <Avatar name={seller.name} seed={seller.id} size={96} src={seller.avatar && `/avatars/${seller.avatar}`} />
      <div className="seller-panel__who">
        <h1 className="h1">{seller.name}</h1>
        <p className="seller-panel__figures">
          <span className="row row--8">
            {average !== null && (
              <>
                <Stars rating={average} />
                <b>{formatRating(average, language)}</b>
              </>
            )}
            <span className="muted">
              {reviews === 0 ? t('product:seller.noReviews') : t('product:seller.reviews', { count: reviews })}
            </span>
          </span>
          <span className="muted">{t('subscribers', { count: seller.subscribers_count })}</span>
          <span className="muted">{t('subscriptions', { count: seller.subscriptions_count })}</span>
        </p>
        <p className="seller-panel__badges">
          <Verifications user={seller} />
          <Badge icon={Clock}>{t('answers')}</Badge>
        </p>
      </div>
    </section>
  );
}

/** The panel's boxes while it isn't known who the seller is. */
export function SellerPanelSkeleton() {
  return (
    <div className="panel seller-panel" aria-hidden="true">
      <Skeleton className="avatar avatar--96" />
      <div className="seller-panel__who">
        <Skeleton className="seller-panel__line seller-panel__line--name" />
        <Skeleton className="seller-panel__line" />
        <Skeleton className="seller-panel__line" />
      </div>
    </div>
  );
}
