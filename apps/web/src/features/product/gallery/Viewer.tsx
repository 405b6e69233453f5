import type { Picture as PictureOf } from '@muge/contract';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import { usePreload } from './preload.ts';
import { Thumbs } from './Thumbs.tsx';
import { turnByKey } from './turn.ts';
import { useZoom } from './use-zoom.ts';

/** Enlarged pictures are shown in their largest width, whatever the screen. */
const sizes = 'max(100vw, 1280px)';

/**
 * The pictures over the whole screen, on a dark ground in both themes. Arrow keys, Home and End turn, + and − zoom, Esc
 * closes. Specification: signed-in part, section 2 (global image preview modal with a close button).
 */
export function Viewer({
  name,
  lang,
  pictures,
  index,
  onTurn,
  onClose,
}: {
  name: string;
  lang: string | undefined;
  pictures: readonly PictureOf[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['product', 'common']);
  const count = pictures.length;
  const picture = pictures[index];
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePreload(pictures, index, sizes);

  const { canZoomIn, canZoomOut, zoomIn, zoomOut, fit } = useZoom({
    stage,
    picture: box,
    onSwipe: (by) => {
      const to = index + by;
      if (to >= 0 && to < count) turn(to);
    },
  });
  const turn = (to: number) => {
    fit();
    onTurn(to);
  };

  const press = useRef<(key: string) => boolean>(() => false);
  useEffect(() => {
    press.current = (key) => {
      const to = turnByKey(key, index, count);
      if (to !== null) turn(to);
      else if (key === '+' || key === '=') zoomIn();
      else if (key === '-') zoomOut();
      else return false;
      return true;
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (press.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!picture) return null;
  const shape = { '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <Modal full label={t('gallery.viewer', { name })} onClose={onClose}>
      <div className="viewer" data-theme="dark">
        <div className="viewer__bar">
          <span className="viewer__n num" aria-live="polite">
            <span className="sr">{t('gallery.position', { at: index + 1, count })}</span>
            <span aria-hidden="true">{t('gallery.counter', { at: index + 1, count })}</span>
          </span>
          <IconButton
            icon={ZoomOut}
            label={t('gallery.zoomOut')}
            aria-disabled={!canZoomOut}
            onClick={canZoomOut ? zoomOut : undefined}
          />
          <IconButton
            icon={ZoomIn}
            label={t('gallery.zoomIn')}
            aria-disabled={!canZoomIn}
            onClick={canZoomIn ? zoomIn : undefined}
          />
          <IconButton icon={X} iconSize={24} label={t('common:close')} onClick={onClose} data-autofocus />
        </div>
        <div className={canZoomOut ? 'viewer__stage is-zoomed' : 'viewer__stage'} ref={stage}>
          <div className="viewer__picture" ref={box} style={shape} lang={lang}>
            <Picture
              key={picture.url}
              path={picture.url}
              thumbhash={picture.thumbhash}
              alt={count > 1 ? t('gallery.alt', { name, at: index + 1 }) : name}
              sizes={sizes}
              eager
            />
          </div>
        </div>
        {count > 1 && (
          <>
            <IconButton
              variant="disc"
              className="desktop viewer__previous"
              icon={ChevronLeft}
              label={t('gallery.previous')}
              onClick={() => turn((index + count - 1) % count)}
            />
            <IconButton
              variant="disc"
              className="desktop viewer__next"
              icon={ChevronRight}
              label={t('gallery.next')}
              onClick={() => turn((index + 1) % count)}
            />
            <Thumbs className="viewer__thumbs" pictures={pictures} index={index} onTurn={turn} />
          </>
        )}
      </div>
    </Modal>
  );
}
