import type { ProductDetail } from '@muge/contract';
import { EyeOff, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/shared/StatusBadge.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { formatPhone } from '../../lib/format.ts';
import { linkTo } from '../../lib/paths.ts';

/**
 * What the owner sees of their product besides what everybody does: how it stands, why it was hidden, the contacts they
 * gave, and the way to change it. Specification: signed-in part, sections 2 and 6; decisions, status and contacts.
 */
export function OwnerPanel({ product, owner }: { product: ProductDetail; owner: NonNullable<ProductDetail['owner']> }) {
  const { t } = useTranslation('product');
  const { hidden_reason: reason } = owner;
  const hidden = reason !== null;
  return (
    <section className="panel owner" aria-labelledby="owner-title">
      <div className="owner__head">
        <h2 id="owner-title">{t('owner.title')}</h2>
        <StatusBadge status={hidden ? 'hidden' : product.status}>
          {hidden ? t('owner.hidden') : t(`owner.status.${product.status}`)}
        </StatusBadge>
      </div>
      {hidden && (
        <p className="notice">
          <Icon of={EyeOff} />
          <span>{t('owner.hiddenBecause', { reason })}</span>
        </p>
      )}
      {product.status === 'Saved' && <p className="muted">{t('owner.draft')}</p>}
      {(owner.contact_phone !== null || owner.contact_email !== null) && (
        <dl className="owner__contacts">
          {owner.contact_phone !== null && (
            <div>
              <dt>{t('owner.phone')}</dt>
              <dd>{formatPhone(owner.contact_phone)}</dd>
            </div>
          )}
          {owner.contact_email !== null && (
            <div>
              <dt>{t('owner.email')}</dt>
              <dd>{owner.contact_email}</dd>
            </div>
          )}
        </dl>
      )}
      <div className="owner__act">
        <ButtonLink icon={Pencil} to={linkTo.editProduct(product.id)}>
          {t('owner.edit')}
        </ButtonLink>
        <a className="link" href="#statistics">
          {t('owner.toStatistics')}
        </a>
      </div>
    </section>
  );
}
