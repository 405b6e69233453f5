import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';

/** One step of a breadcrumb; the last has no `to`: it is where one stands. */
export interface Crumb {
  label: string;
  to?: string;
  /** Language of the label, where it may be another than the page's. */
  lang?: string | undefined;
}

/** Where one stands: `Search > category > subcategory`. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="crumbs">
        {items.map(({ label, to, lang }, index) => (
          <li key={`${to} ${label}`}>
            {to ? (
              <Link to={to} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="crumbs__here" lang={lang}>
                {label}
              </span>
            )}
            {index < items.length - 1 && <Icon of={ChevronRight} size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
