import { LayoutGrid, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { Wordmark } from '../../components/ui/Wordmark.tsx';
import { later, useLater } from '../../lib/lazy.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { screens } from '../../lib/paths.ts';
import { CategoryPopup } from './CategoryPopup.tsx';
import { useCurrentCategory } from './current-category.ts';
import { HeaderPerson } from './HeaderPerson.tsx';
import { PlaceAd } from './PlaceAd.tsx';
import { usePopup } from './popup.ts';
import { SearchCapsule } from './SearchCapsule.tsx';
import { useSearchDraft } from './search-draft.tsx';

const MobileMenu = later(async () => (await import('./MobileMenu.tsx')).MobileMenu);

/**
 * The sticky header. On home its capsule is away while the counter is in sight and fades in when that has scrolled
 * under. Specification: public part, section 2 (header).
 */
export function Header() {
  const { t } = useTranslation('layout');
  const { counter } = useSearchDraft();
  const currentId = useCurrentCategory();
  const popup = usePopup();
  const tablet = usePopup();
  const menu = useOverlay('menu');
  const away = counter === 'inSight';
  const Menu = useLater(MobileMenu, menu.isOpen, menu.close);

  return (
    <header
      className={['header', counter !== 'none' && 'header--home', away && 'header--bare'].filter(Boolean).join(' ')}
    >
      <div className="wrap">
        <Link className="header__brand" to={screens.home} aria-label={t('toHome')}>
          <Wordmark />
        </Link>
        <div className={away ? 'header__search is-away' : 'header__search'}>
          <SearchCapsule look="header" popup={popup} inert={away} />
        </div>
        <div className="header__end">
          <button
            type="button"
            ref={tablet.trigger}
            className="icon-btn header__cats"
            aria-label={t('categories.all')}
            aria-expanded={tablet.isOpen}
            aria-controls={tablet.isOpen ? tablet.id : undefined}
            onClick={(event) => tablet.toggle(event.detail === 0)}
          >
            <Icon of={LayoutGrid} />
          </button>
          <HeaderPerson />
          <PlaceAd />
          <IconButton className="icon-btn phone" icon={MenuIcon} label={t('menu.open')} onClick={menu.open} />
        </div>
      </div>
      <CategoryPopup popup={tablet.isOpen ? tablet : popup} currentId={currentId} />
      {menu.isOpen && Menu && <Menu onClose={menu.close} />}
    </header>
  );
}
