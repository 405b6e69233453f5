import type { PublicUser } from '@muge/contract';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';

/**
 * Badges of those verifications of a person that are confirmed, the others left out; nothing where none is.
 * Specification: signed-in part, section 2 (verification badges).
 */
export function Verifications({
  user,
}: {
  user: Pick<PublicUser, 'phone_verified_at' | 'identity_confirmed' | 'company_confirmed'>;
}) {
  const { t } = useTranslation('product');
  const confirmed = [
    user.phone_verified_at !== null && t('seller.phone'),
    user.identity_confirmed && t('seller.identity'),
    user.company_confirmed && t('seller.company'),
  ].filter((name) => name !== false);
  if (confirmed.length === 0) return null;
  return (
    <>
      <span className="sr">{t('seller.confirmed')}</span>
      {confirmed.map((name) => (
        <Badge key={name} tone="ok" icon={BadgeCheck}>
          {name}
        </Badge>
      ))}
    </>
  );
}
