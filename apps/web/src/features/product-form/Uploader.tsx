import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { keys } from '../../lib/keys.ts';
import { PictureTile } from './PictureTile.tsx';
import { useAnnouncements } from './use-announcements.ts';
import type { Pictures } from './use-pictures.ts';
import { useReorder } from './use-reorder.ts';

/** Places for pictures. Specification: signed-in part, section 9. */
const places = PRODUCT_LIMITS.pictures;

function useSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation('selling');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (bytes) => t('pictures.megabytes', { size: number.format(bytes / 1024 / 1024) });
}

/** The pictures: chosen or dropped, sent at once, reordered by dragging or by arrow keys. Specification: signed-in part, section 2. */
export function Uploader({ pictures, onChange }: { pictures: Pictures; onChange: () => void }) {
  const { t } = useTranslation('selling');
  const { slots, shrunk, dropped } = pictures;
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState(false);
  const [refocus, setRefocus] = useState<string | null>(null);
  const { said, say } = useAnnouncements(slots);
  const size = useSize();

  const move = (key: string, to: number) => {
    if (to < 0 || to >= slots.length || slots[to]?.key === key) return;
    pictures.move(key, to);
    say(t('pictures.moved', { at: to + 1, count: slots.length }));
    setRefocus(key);
    onChange();
  };
  const { dragged, grip } = useReorder(list, move);

  // Moved elements lose the focus: it stays with the picture.
  useEffect(() => {
    if (refocus === null) return;
    const moved = list.current?.querySelector<HTMLElement>(`[data-slot="${refocus}"]`);
    if (moved !== document.activeElement) moved?.focus();
    setRefocus(null);
  }, [refocus]);

  const add = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    pictures.add([...files]);
    onChange();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <section
      className={over ? 'formcard is-over' : 'formcard'}
      aria-describedby={help}
      aria-label={t('pictures.title')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className="h3">{t('pictures.title')}</h2>
      <p className="formcard__intro" id={help}>
        {over ? t('pictures.drop') : t('pictures.help', { max: places })}
      </p>
      <ol className="uploads" ref={list}>
        {slots.map((slot, index) => (
          <PictureTile
            key={slot.key}
            slot={slot}
            at={index + 1}
            count={slots.length}
            isDragged={dragged === slot.key}
            grip={grip(slot.key)}
            onMove={(to) => move(slot.key, to)}
            onRetry={() => pictures.retry(slot.key)}
            onRemove={() => {
              const next = slots[index + 1] ?? slots[index - 1];
              pictures.remove(slot.key);
              say(t('pictures.removed', { at: index + 1 }));
              if (next) setRefocus(next.key);
              else input.current?.focus();
              onChange();
            }}
          />
        ))}
        {slots.length < places && (
          <li className={slots.length === 0 ? 'up-tile up-tile--add up-tile--cover' : 'up-tile up-tile--add'}>
            <label>
              <input
                ref={input}
                className="sr"
                type="file"
                accept="image/jpeg,image/png"
                multiple
                aria-label={t('pictures.addLabel')}
                onChange={({ currentTarget }) => {
                  add(currentTarget.files);
                  // The same file may be chosen again.
                  currentTarget.value = '';
                }}
              />
              <Icon of={ImagePlus} size={24} />
              <span aria-hidden="true">{t('pictures.add')}</span>
            </label>
          </li>
        )}
        {keys(places - slots.length - 1).map((key) => (
          <li className="up-tile up-tile--empty" key={key} aria-hidden="true" />
        ))}
      </ol>
      <div className="uploads__notes" role="status">
        {shrunk.count > 0 && (
          <p>{t('pictures.shrunk', { count: shrunk.count, before: size(shrunk.before), after: size(shrunk.after) })}</p>
        )}
        {dropped && <p>{t('pictures.dropped', { max: places })}</p>}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
