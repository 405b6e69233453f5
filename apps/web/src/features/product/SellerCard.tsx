import type { PublicUser } from '@muge/contract';
import { BadgeCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useLanguage } from '../../lib/language.ts';

/**
 * Who sells: name, average rating, reviews, and only those verifications that are confirmed. `end` stands at its foot.
 * Specification: signed-in part, section 2 (seller card, verification badges).
 */
export function SellerCard({ user, end }: { user: PublicUser; end?: ReactNode }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const rating =
    user.average_rating === null
      ? null
      : new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
          user.average_rating,
        );
  const confirmed = [
    user.phone_verified_at !== null && t('seller.phone'),
    user.identity_confirmed && t('seller.identity'),
    user.company_confirmed && t('seller.company'),
  ].filter((name) => name !== false);

  return (
    <section className="panel" aria-label={t('seller.title')}>
      <div className="seller">
        <Avatar name={user.name} seed={user.id} size={56} src={user.avatar && `/avatars/${user.avatar}`} />
        <div className="seller__who">
          <b>{user.name}</b>
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
      {confirmed.length > 0 && (
        <p className="seller__badges">
          <span className="sr">{t('seller.confirmed')}</span>
          {confirmed.map((name) => (
            <Badge key={name} tone="ok" icon={BadgeCheck}>
              {name}
            </Badge>
          ))}
        </p>
      )}
      {end && <div className="seller__end">{end}</div>}
    </section>
  );
}
