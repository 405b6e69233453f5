import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';

/** One step of a breadcrumb; the last has no `to`: it is where one stands. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Where one stands: `Search > category > subcategory`. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="crumbs">
        {items.map(({ label, to }, index) => (
          <li key={`${to} ${label}`}>
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page" className="crumbs__here">
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
