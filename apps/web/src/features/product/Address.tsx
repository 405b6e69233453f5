import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';

/** The address of a search on OpenStreetMap; nothing of it is loaded before somebody follows it. */
function mapLink(address: string): string {
  // Listings are in Lithuania: a bare "Naujamiestis" must not land elsewhere.
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${address}, Lietuva` })}`;
}

/** Where the product is, with a link to the map. Specification: signed-in part, section 2 ('show on map'). */
export function Address({ address }: { address: string }) {
  const { t } = useTranslation('product');
  return (
    <section className="block">
      <h2>{t('address.title')}</h2>
      <div className="address">
        <span className="row">
          <Icon of={MapPin} />
          <span lang="lt">{address}</span>
        </span>
        <a className="link address__map" href={mapLink(address)} target="_blank" rel="noopener noreferrer">
          {t('address.map')} <span className="sr">{t('address.newTab')}</span>
        </a>
      </div>
    </section>
  );
}
