import type { Picture as PictureOf } from '@muge/contract';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/Icon.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import { useOverlay } from '../../../lib/overlay.ts';
import { placeholderUrl } from '../../../lib/placeholders.ts';
import { usePreload } from './preload.ts';
import { Thumbs } from './Thumbs.tsx';
import { turnByKey } from './turn.ts';
import { useSwipe } from './use-swipe.ts';
import { Viewer } from './Viewer.tsx';

/** How wide the large picture is shown. */
const sizes =
  '(min-width: 1344px) 824px, (min-width: 1024px) calc(100vw - 520px), (min-width: 768px) calc(100vw - 408px), 100vw';

/** Whether a key pressed on `target` is meant for the page as a whole, and not for a control or a dialog. */
function isForPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.id === 'main');
}

/** A picture taller than wide is shown whole, on its own blur; the others fill the box. */
function Slide({ picture, alt, eager }: { picture: PictureOf; alt: string; eager: boolean }) {
  const tall = picture.height > picture.width;
  const blur = tall ? placeholderUrl(picture.thumbhash) : null;
  const style = blur ? { backgroundImage: `url(${blur})` } : undefined;
  return (
    <span className={tall ? 'gallery__fit gallery__fit--tall photo' : 'gallery__fit'} style={style}>
      <Picture path={picture.url} thumbhash={picture.thumbhash} alt={alt} sizes={sizes} eager={eager} />
    </span>
  );
}

/**
 * A product's pictures: one large with its counter, turned by buttons, arrow keys, a finger or the small ones below, and
 * enlarged to the whole screen. `overlay` stands on the picture (the discs of phones). Specification: signed-in part,
 * section 2 (single product page).
 */
export function Gallery({
  name,
  lang,
  pictures,
  flag,
  overlay,
}: {
  name: string;
  /** Language of the name. */
  lang: string | undefined;
  pictures: readonly PictureOf[];
  /** Says on the picture that the product is gone. */
  flag?: ReactNode;
  overlay?: ReactNode;
}) {
  const { t } = useTranslation('product');
  const [chosen, setChosen] = useState(0);
  const [jumped, setJumped] = useState(false);
  const viewer = useOverlay('pictures');
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const index = Math.min(chosen, Math.max(0, count - 1));
  usePreload(pictures, index, sizes);

  const turn = (to: number) => {
    // Over more than one picture it doesn't slide: what lies between would only flicker by.
    setJumped(Math.abs(to - index) > 1);
    setChosen(to);
  };
  const swipe = useSwipe({ track, index, count, onTurn: turn });

  useEffect(() => {
    if (viewer.isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const within = event.target instanceof Node && root.current?.contains(event.target);
      const scrolls = event.key === 'Home' || event.key === 'End';
      if (!within && (scrolls || !isForPage(event.target))) return;
      const to = turnByKey(event.key, index, count);
      if (to === null) return;
      event.preventDefault();
      setJumped(Math.abs(to - index) > 1);
      setChosen(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [viewer.isOpen, index, count]);

  return (
    <section className="gallery" aria-label={t('gallery.label')} ref={root}>
      <div className={count === 0 ? 'gallery__main gallery__main--none' : 'gallery__main'} {...swipe}>
        <div
          className={jumped ? 'gallery__track is-jumping' : 'gallery__track'}
          ref={track}
          style={{ '--at': index } as CSSProperties}
          lang={lang}
        >
          {count === 0 && <Picture path={null} sizes={sizes} />}
          {pictures.map((picture, at) => (
            <div className="gallery__slide" key={picture.url} aria-hidden={at !== index}>
              {Math.abs(at - index) <= 1 && (
                <Slide
                  picture={picture}
                  alt={count > 1 ? t('gallery.alt', { name, at: at + 1 }) : name}
                  eager={at === 0}
                />
              )}
            </div>
          ))}
        </div>
        {flag}
        {count > 0 && (
          <button type="button" className="gallery__open" aria-label={t('gallery.enlarge')} onClick={viewer.open}>
            <span className="disc desktop gallery__enlarge">
              <Icon of={Maximize2} />
            </span>
          </button>
        )}
        {count > 1 && (
          <>
            <IconButton
              variant="disc"
              className="desktop gallery__previous"
              icon={ChevronLeft}
              label={t('gallery.previous')}
              onClick={() => turn((index + count - 1) % count)}
            />
            <IconButton
              variant="disc"
              className="desktop gallery__next"
              icon={ChevronRight}
              label={t('gallery.next')}
              onClick={() => turn((index + 1) % count)}
            />
            <span className="gallery__n" aria-hidden="true">
              {t('gallery.counter', { at: index + 1, count })}
            </span>
            <span className="sr" aria-live="polite">
              {t('gallery.position', { at: index + 1, count })}
            </span>
          </>
        )}
        {overlay}
      </div>
      {count > 1 && <Thumbs className="thumbs desktop" pictures={pictures} index={index} onTurn={turn} />}
      {viewer.isOpen && (
        <Viewer name={name} lang={lang} pictures={pictures} index={index} onTurn={turn} onClose={viewer.close} />
      )}
    </section>
  );
}
