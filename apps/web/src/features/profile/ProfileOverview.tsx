import type { Profile } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, LogOut, type LucideIcon, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { formatNumber, formatPhone } from '../../lib/format.ts';
import { keys } from '../../lib/keys.ts';
import { screens } from '../../lib/paths.ts';
import { useSignOut } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { type Count, type OwnCounts, ownCountsQuery } from './api.ts';

/** A part of the profile and where it is. */
interface Part {
  to: string;
  text: keyof OwnCounts;
  icon: LucideIcon;
}

function Amount({ of: count }: { of: Count | undefined }) {
  const { i18n } = useTranslation();
  if (!count) return null;
  return (
    <span className="part__n">
      {formatNumber(count.total, i18n.language)}
      {count.total_capped && '+'}
    </span>
  );
}

/** The page while it isn't known yet who is here. */
export function ProfileOverviewSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="about">
        <Skeleton className="avatar avatar--56" />
        <div className="about__text">
          <Skeleton className="skel--word" />
          <Skeleton className="skel--short" />
        </div>
      </div>
      <ul className="parts">
        {keys(4).map((key) => (
          <li key={key}>
            <Skeleton className="part" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * /profile itself: who one is and how much one has of what; on phones it is the menu, with Logout as its last row.
 * Specification: signed-in part, section 2 (profile area).
 */
export function ProfileOverview({ profile, parts }: { profile: Profile; parts: readonly Part[] }) {
  const { t } = useTranslation('profile');
  const { t: auth } = useTranslation('auth');
  const { signOut, busy } = useSignOut();
  const { data: counts } = useQuery(ownCountsQuery(profile.id));
  useTitle(t('title'));
  const { id, name, surname, avatar, email, phone } = profile;
  return (
    <>
      <section className="about" aria-label={t('about')}>
        <Avatar name={name} surname={surname} seed={id} size={56} src={avatar && `/avatars/${avatar}`} />
        <div className="about__text">
          <p className="h3" translate="no">
            {[name, surname].filter(Boolean).join(' ')}
          </p>
          <p className="about__contacts">
            {email && <span>{email}</span>}
            {phone && <span>{formatPhone(phone)}</span>}
          </p>
        </div>
        <div className="about__actions">
          <ButtonLink to={screens.newProduct} variant="soft" icon={Plus}>
            {t('newProduct')}
          </ButtonLink>
          <ButtonLink to={screens.newAd} variant="line" icon={Plus}>
            {t('newAd')}
          </ButtonLink>
        </div>
      </section>
      <h2 className="sr">{t('parts')}</h2>
      <ul className="parts">
        {parts.map(({ to, text, icon }) => (
          <li key={to}>
            <Link className="part" to={to}>
              <Icon of={icon} />
              <span className="part__text">
                <b>{t(`entries.${text}`)}</b>
                <span className="t13 muted">{t(`hints.${text}`)}</span>
              </span>
              <Amount of={counts?.[text]} />
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
        <li className="phone">
          <button
            type="button"
            className="part"
            aria-disabled={busy || undefined}
            onClick={() => void (busy || signOut())}
          >
            <Icon of={LogOut} />
            <span className="part__text">
              <b>{auth('signOut')}</b>
            </span>
          </button>
        </li>
      </ul>
    </>
  );
}
