import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { Picture } from '../ui/Picture.tsx';

/** What stands in a banner: the picture, the mark that it is advertising, title and description. */
export function BannerLook({
  name,
  description,
  picture,
  sizes,
}: {
  name: string;
  description: string;
  /** Root-relative path under /storage/. */
  picture: string | undefined;
  /** How wide it is drawn, as `sizes` of an image. */
  sizes: string;
}) {
  const { t } = useTranslation('banners');
  return (
    <>
      <span className="banner__picture">{picture && <Picture path={picture} sizes={sizes} />}</span>
      <Badge tone="ad" className="banner__mark">
        {t('mark')}
      </Badge>
      <b>{name}</b>
      {description !== '' && <span className="banner__more">{description}</span>}
    </>
  );
}
