import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { screens } from '../../lib/paths.ts';
import { usePlaceLink } from './place-link.ts';

/** The screens that have an amber button of their own. */
const forms = [screens.newProduct, screens.editProduct, screens.newAd, screens.editAd];

/**
 * "Place an ad": amber, where it isn't a form that has the amber button; below 1024 px a round +. Specification:
 * public part, section 2 (header).
 */
export function PlaceAd() {
  const { t } = useTranslation('selling');
  const { pathname } = useLocation();
  const link = usePlaceLink();
  const onForm = forms.some((form) => matchPath(form, pathname));
  return (
    <Link
      className={`btn btn--pill place-ad ${onForm ? 'btn--line' : 'btn--accent'}`}
      {...link}
      aria-current={pathname === screens.newProduct ? 'page' : undefined}
    >
      <Icon of={Plus} />
      <span className="place-ad__text">{t('place')}</span>
    </Link>
  );
}
