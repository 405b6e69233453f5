import type { Ad } from '@muge/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatCardDate, formatDay } from '../../lib/format.ts';
import { linkTo } from '../../lib/paths.ts';
import { AdStateBadge } from './AdStateBadge.tsx';

/** An ad of one's own: subcategories and date, how it stands, edit and delete. Specification: signed-in part, section 2 (my ads). */
export function OwnAd({ ad, busy, onDelete }: { ad: Ad; busy: boolean; onDelete: () => void }) {
  const { t, i18n } = useTranslation('ads');
  const { t: selling } = useTranslation('selling');
  const { id, name, content } = ad;
  const places = ad.subcategory_names.length > 0 ? ad.subcategory_names : [ad.category_name];
  const start = formatDay(ad.start_date, i18n.language);
  const end = formatDay(ad.end_date, i18n.language);
  return (
    <li data-row={id}>
      <article className="own" aria-busy={busy || undefined}>
        <div className="own__media">
          <Picture path={content.image_url[0]} sizes="(min-width: 768px) 176px, 104px" />
        </div>
        <div className="own__body">
          <p className="own__meta">
            <AdStateBadge ad={ad} />
            <span>
              <span className="sr">{t('mine.created')} </span>
              <time dateTime={ad.created_at}>{formatCardDate(ad.created_at)}</time>
            </span>
            <span>{places.join(', ')}</span>
          </p>
          <h2 className="own__title">{name}</h2>
          <p className="own__link">
            <a className="link" href={content.link} target="_blank" rel="noopener noreferrer nofollow">
              {content.link}
            </a>
          </p>
          <p className="own__meta">
            <span>{t('mine.runs', { start, end })}</span>
            <span>{t('mine.clicks', { count: ad.clicks_count })}</span>
          </p>
          {ad.hidden_reason !== null && (
            <p className="own__hidden">{selling('mine.hidden', { reason: ad.hidden_reason })}</p>
          )}
        </div>
        <div className="own__actions">
          <Link className="quiet" to={linkTo.editAd(id)} aria-label={selling('mine.editOne', { name })}>
            <Icon of={Pencil} size={16} />
            {selling('mine.edit')}
          </Link>
          <button
            type="button"
            className="quiet own__delete"
            aria-label={selling('mine.removeOne', { name })}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onDelete}
          >
            <Icon of={Trash2} size={16} />
            {selling('mine.remove')}
          </button>
        </div>
      </article>
    </li>
  );
}
