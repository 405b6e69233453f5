import type { PublicUser } from '@muge/contract';
import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Verifications } from '../../components/shared/Verifications.tsx';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { formatRating } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { linkTo } from '../../lib/paths.ts';

/**
 * Who sells: name, which leads to the seller's page, average rating, reviews, and only those verifications that are confirmed. `end` stands at its foot.
 * Specification: signed-in part, section 2 (seller card, verification badges).
 */
export function SellerCard({
  user,
  productId,
  end,
}: {
  user: PublicUser;
  /** The product that the seller's page is reached from. */
  productId: number;
  end?: ReactNode;
}) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const titleId = useId();
  const rating = user.average_rating === null ? null : formatRating(user.average_rating, language);
  const verified = user.phone_verified_at !== null || user.identity_confirmed || user.company_confirmed;

  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="sr" id={titleId}>
        {t('seller.title')}
      </h2>
      <div className="seller">
        <Avatar name={user.name} seed={user.id} size={56} src={user.avatar && `/avatars/${user.avatar}`} />
        <div className="seller__who">
          <b>
            <Link className="seller__link" to={linkTo.seller(user.id, productId)}>
              {user.name}
            </Link>
          </b>
          <p className="seller__rating t13 num">
            {rating !== null && (
              <>
                <Icon of={Star} size={16} className="i--fill seller__star" />
                <span className="sr">{t('seller.rating', { rating })}</span>
                <span className="seller__average" aria-hidden="true">
                  {rating}
                </span>
              </>
            )}
            <span className="muted">
              {user.reviews_count === 0 ? t('seller.noReviews') : t('seller.reviews', { count: user.reviews_count })}
            </span>
          </p>
        </div>
      </div>
      {verified && (
        <p className="seller__badges">
          <Verifications user={user} />
        </p>
      )}
      {end && <div className="seller__end">{end}</div>}
    </section>
  );
}
