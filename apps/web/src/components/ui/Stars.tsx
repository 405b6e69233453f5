import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A rating as five stars, rounded to whole ones; read out as "4.8 of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={t('stars', { rating })}>
      {[1, 2, 3, 4, 5].map((n) => (
        <Star key={n} className={n <= full ? 'i i--16' : 'i i--16 off'} aria-hidden="true" />
      ))}
    </span>
  );
}
