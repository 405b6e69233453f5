import type { Picture as PictureOf } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/ui/Picture.tsx';

/** The small pictures under a large one; pressing one shows it. */
export function Thumbs({
  pictures,
  index,
  onTurn,
  className,
}: {
  pictures: readonly PictureOf[];
  index: number;
  onTurn: (index: number) => void;
  className: string;
}) {
  const { t } = useTranslation('product');
  return (
    <ul className={className}>
      {pictures.map(({ url, thumbhash }, at) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t('gallery.position', { at: at + 1, count: pictures.length })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onTurn(at)}
          >
            <Picture path={url} thumbhash={thumbhash} sizes="160px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
