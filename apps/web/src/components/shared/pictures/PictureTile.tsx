import { ImageIcon, RotateCw, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureAddress } from '../../../lib/picture-address.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Slot } from './slots.ts';

/** Keys that move a picture, by how many places. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One chosen picture: done, on its way with its progress, or failed with the reason and Retry. One that can't be had is a sign. */
export function PictureTile({
  slot,
  at,
  count,
  only = false,
  isDragged = false,
  grip,
  onMove,
  onRemove,
  onRetry,
}: {
  slot: Slot;
  /** Its place from 1; the first is the cover. */
  at: number;
  count: number;
  /** There is never another beside it: nothing to be moved, no cover. */
  only?: boolean;
  isDragged?: boolean;
  grip?: { onPointerDown: (event: PointerEvent) => void };
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('selling');
  const busy = slot.status === 'waiting' || slot.status === 'sending';
  const percent = Math.round(slot.share * 100);
  const { address, onError } = usePictureAddress(slot.picture?.url ?? null);
  const source = slot.preview ?? (address && pictureUrl(address, 320));

  const isCover = at === 1 && !only;
  const alt = only ? t('pictures.onlyOne') : '';
  const photograph =
    slot.status === 'failed' ? null : source ? (
      <img className="photo" src={source} alt={alt} draggable={false} onError={onError} />
    ) : (
      <span className="picture picture--none">
        <Icon of={ImageIcon} />
        <span className="sr">{alt}</span>
      </span>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const to = { Home: 0, End: count - 1 }[event.key] ?? (step === undefined ? undefined : at - 1 + step);
    if (to !== undefined) {
      event.preventDefault();
      onMove(to);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onRemove();
    }
  };

  return (
    <li
      className={['up-tile', isCover && 'up-tile--cover', busy && 'is-busy', isDragged && 'is-drag']
        .concat(slot.status === 'failed' ? ['is-bad', !isCover && !only && 'is-small'] : [])
        .filter(Boolean)
        .join(' ')}
    >
      {only ? (
        <span className="up-tile__pic up-tile__pic--still">{photograph}</span>
      ) : (
        <button
          type="button"
          className="up-tile__pic"
          aria-label={t(at === 1 ? 'pictures.coverOne' : 'pictures.one', { at, count })}
          data-slot={slot.key}
          onKeyDown={onKeyDown}
          {...grip}
        >
          {photograph}
        </button>
      )}
      {isCover && slot.status !== 'failed' && <Badge tone="pine">{t('pictures.cover')}</Badge>}
      {busy && (
        <>
          <span className="up-tile__pct num" aria-hidden="true">
            {slot.status === 'waiting' ? t('pictures.preparing') : t('pictures.percent', { percent })}
          </span>
          <progress className="up-tile__bar" aria-label={t('pictures.uploading', { at })} max={100} value={percent} />
        </>
      )}
      {slot.problem !== null && (
        <span className="up-tile__bad">
          <span>{t(`pictures.errors.${slot.problem}`)}</span>
          {slot.problem === 'type' && <span className="up-tile__hint">{t('pictures.errors.typeHint')}</span>}
          <button
            type="button"
            className="up-tile__retry"
            aria-label={t('pictures.retryOne', { at })}
            onClick={onRetry}
          >
            <Icon of={RotateCw} size={16} />
            <span>{t('pictures.retry')}</span>
          </button>
        </span>
      )}
      <button
        type="button"
        className="up-tile__x"
        aria-label={only ? t('pictures.removeOnly') : t('pictures.remove', { at })}
        onClick={onRemove}
      >
        <Icon of={X} size={16} />
      </button>
    </li>
  );
}
