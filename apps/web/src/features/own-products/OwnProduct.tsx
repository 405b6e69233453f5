import type { SellerProductCard } from '@muge/contract';
import { Archive, CircleCheckBig, Pencil, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Price } from '../../components/shared/Price.tsx';
import { StatusBadge } from '../../components/shared/StatusBadge.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatCardDate } from '../../lib/format.ts';
import { linkTo } from '../../lib/paths.ts';
import type { Change } from './api.ts';

/** What can be done with a product, by its status; words are keys of `selling:mine`. */
const changes = {
  Published: [
    { change: 'completed', word: 'complete', name: 'completeOne', icon: CircleCheckBig },
    { change: 'archived', word: 'archiveIt', name: 'archiveOne', icon: Archive },
  ],
  Saved: [{ change: 'Published', word: 'publish', name: 'publishOne', icon: Upload }],
  archived: [{ change: 'Published', word: 'publish', name: 'publishOne', icon: Upload }],
  completed: [{ change: 'Published', word: 'publish', name: 'publishOne', icon: Upload }],
} as const;

/** A product of one's own, with what can be done with it. Specification: signed-in part, section 2 (my products). */
export function OwnProduct({
  product,
  busy,
  onChange,
}: {
  product: SellerProductCard;
  busy: boolean;
  onChange: (change: Change) => void;
}) {
  const { t } = useTranslation('selling');
  const { t: words } = useTranslation('product');
  const { id, name, own, status } = product;
  const reason = own?.hidden_reason ?? null;
  const lang = product.language ?? undefined;
  return (
    <li data-row={id}>
      <article className="own" aria-busy={busy || undefined}>
        <Link className="own__media" to={linkTo.product(id)} tabIndex={-1} aria-hidden="true">
          <Picture path={product.thumbnail[0]} thumbhash={product.thumbhash} sizes="(min-width: 768px) 176px, 104px" />
        </Link>
        <div className="own__body">
          <p className="own__meta">
            <StatusBadge status={reason === null ? status : 'hidden'}>
              {reason === null ? t(`mine.status.${status}`) : words('owner.hidden')}
            </StatusBadge>
            <span>
              <span className="sr">{t('mine.placed')} </span>
              <time dateTime={product.created_at}>{formatCardDate(product.created_at)}</time>
            </span>
            {product.subcategory_name && <span>{product.subcategory_name}</span>}
          </p>
          <h3 className="own__title" lang={lang}>
            <Link to={linkTo.product(id)}>{name}</Link>
          </h3>
          <Price price={product.price} oldPrice={product.old_price} />
          {own && (
            <p className="own__meta">
              <span>{t('mine.seen', { count: own.watch_count })}</span>
              <span>{t('mine.written', { count: own.written_count })}</span>
              <span>{t('mine.called', { count: own.called_count })}</span>
            </p>
          )}
          {reason !== null && <p className="own__hidden">{t('mine.hidden', { reason })}</p>}
        </div>
        <div className="own__actions">
          <Link className="quiet" to={linkTo.product(id)} aria-label={`${t('mine.toProduct')}: ${name}`}>
            {t('mine.toProduct')}
          </Link>
          <Link className="quiet" to={linkTo.editProduct(id)} aria-label={t('mine.editOne', { name })}>
            <Icon of={Pencil} size={16} />
            {t('mine.edit')}
          </Link>
          {changes[status].map(({ change, word, name: label, icon }) => (
            <button
              key={change}
              type="button"
              className="quiet"
              aria-label={t(`mine.${label}`, { name })}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : () => onChange(change)}
            >
              <Icon of={icon} size={16} />
              {t(`mine.${word}`)}
            </button>
          ))}
          <button
            type="button"
            className="quiet own__delete"
            aria-label={t('mine.removeOne', { name })}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : () => onChange('delete')}
          >
            <Icon of={Trash2} size={16} />
            {t('mine.remove')}
          </button>
        </div>
      </article>
    </li>
  );
}
