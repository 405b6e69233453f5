import { ImageIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../lib/media.ts';
import { usePictureAddress } from '../../lib/picture-address.ts';
import { pictureSrcSet, pictureUrl } from '../../lib/pictures.ts';
import { placeholderUrl } from '../../lib/placeholders.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

interface PictureProps {
  /** `/storage/…` path, or a bare name under /storage; null when there is no picture. */
  path: string | null | undefined;
  thumbhash?: string | null | undefined;
  /** Empty where the text beside it says the same. */
  alt?: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** On the first screen: loaded at once and first. */
  eager?: boolean;
}

function NoPicture() {
  const { t } = useTranslation();
  return (
    <span className="picture picture--none">
      <Icon of={ImageIcon} />
      {t('card.noPicture')}
    </span>
  );
}

function LoadingPicture({ path, thumbhash, alt = '', sizes, eager = false }: PictureProps & { path: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'shown'>('loading');
  const { address, onError } = usePictureAddress(path);

  useLayoutEffect(() => {
    const element = image.current;
    // One that the browser has kept is there before the first paint: no spinner, no fade.
    if (element?.complete && element.naturalWidth > 0) setState('shown');
  }, []);

  /** Decoded first, so that the fade has something to show. A picture that was replaced meanwhile rejects: it just shows. */
  const show = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    const ready = () => setState(prefersReducedMotion() ? 'shown' : 'ready');
    currentTarget.decode().then(ready, ready);
  };

  if (address === null) return <NoPicture />;
  const placeholder = placeholderUrl(thumbhash);
  return (
    <span className={`picture picture--${state}`}>
      {placeholder && state !== 'shown' && (
        <span className="picture__blur photo" style={{ backgroundImage: `url(${placeholder})` }} />
      )}
      <img
        ref={image}
        className="photo"
        sizes={sizes}
        srcSet={pictureSrcSet(address)}
        src={pictureUrl(address, 640)}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={show}
        onAnimationEnd={() => setState('shown')}
        onError={onError}
      />
      {state === 'loading' && (
        <span className="picture__wait">
          <Spinner onPicture={placeholder !== null} />
        </span>
      )}
    </span>
  );
}

/**
 * A stored picture that fills its box: blurred placeholder and spinner until it is there, then a fade. Without a picture,
 * or when it can't be loaded, it says so. Specification: public part, section 2 (product card).
 */
export function Picture({ path, ...rest }: PictureProps) {
  return path ? <LoadingPicture key={path} path={path} {...rest} /> : <NoPicture />;
}
