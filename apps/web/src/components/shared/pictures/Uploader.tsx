import { CircleAlert, ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../lib/keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PictureTile } from './PictureTile.tsx';
import { useAnnouncements } from './use-announcements.ts';
import type { Pictures } from './use-pictures.ts';
import { useReorder } from './use-reorder.ts';

/** What the form accepts, as browsers name types. */
const accepted = ['image/jpeg', 'image/png'];

/** What hangs over the form: files, of which by their types at least one may be accepted or none will be. */
type Hovering = 'right' | 'wrong' | null;

/** Judges files that are not dropped yet. Browsers that tell nothing of them before, and files without a type, get the benefit of the doubt. */
function judge({ types, items }: DataTransfer): Hovering {
  if (!types.includes('Files')) return null;
  const files = [...items].filter(({ kind }) => kind === 'file');
  const wrong = files.length > 0 && files.every(({ type }) => type !== '' && !accepted.includes(type));
  return wrong ? 'wrong' : 'right';
}

function useSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation('selling');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (bytes) => t('pictures.megabytes', { size: number.format(bytes / 1024 / 1024) });
}

/**
 * The pictures: chosen or dropped, sent at once, reordered by dragging or by arrow keys. Where only one is kept, the next
 * takes its place. Specification: signed-in part, sections 2 and 5.
 */
export function Uploader({
  pictures,
  error,
  still = false,
  onChange,
}: {
  pictures: Pictures;
  /** They are being sent, and can't be changed. */
  still?: boolean;
  /** What is wrong with them, in words. */
  error?: string | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation('selling');
  const { max, slots, shrunk, dropped } = pictures;
  const only = max === 1;
  const title = only ? t('pictures.titleOnly') : t('pictures.title');
  const addLabel = only ? t(slots.length === 0 ? 'pictures.addOnly' : 'pictures.replaceOnly') : t('pictures.addLabel');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState<Hovering>(null);
  const [refocus, setRefocus] = useState<string | null>(null);
  const { said, say } = useAnnouncements(slots);
  const size = useSize();
  // Small tiles have no room for a sentence: it stands under them. Those who listen have it from the tile.
  const failed = slots.flatMap(({ key, problem }, index) =>
    problem === null || index === 0 ? [] : [{ key, at: index + 1, problem }],
  );
  const sent = slots.filter(({ file, status }) => file !== null && status === 'done').length;

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
    setOver(null);
    add(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    const hovering = judge(event.dataTransfer);
    if (hovering === null) return;
    event.preventDefault();
    setOver(hovering);
  };

  return (
    <section
      className={over ? 'formcard is-over' : 'formcard'}
      aria-describedby={help}
      aria-label={title}
      inert={still}
      onDragOver={hover}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
    >
      <h2 className="h3">{title}</h2>
      <p className="formcard__intro" id={help}>
        {over
          ? t(over === 'right' ? 'pictures.drop' : 'pictures.dropWrong')
          : only
            ? t('pictures.helpOnly')
            : t('pictures.help', { max })}
      </p>
      <ol className={only ? 'uploads uploads--only' : 'uploads'} ref={list}>
        {slots.map((slot, index) => (
          <PictureTile
            key={slot.key}
            slot={slot}
            at={index + 1}
            count={slots.length}
            {...(only ? { only } : { isDragged: dragged === slot.key, grip: grip(slot.key) })}
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
        {(only || slots.length < max) && (
          <li className={slots.length === 0 && !only ? 'up-tile up-tile--add up-tile--cover' : 'up-tile up-tile--add'}>
            <label>
              <input
                ref={input}
                className="sr"
                type="file"
                accept={accepted.join(',')}
                multiple={!only}
                aria-label={addLabel}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) => {
                  add(currentTarget.files);
                  // The same file may be chosen again.
                  currentTarget.value = '';
                }}
              />
              <Icon of={ImagePlus} size={24} />
              <span aria-hidden="true">{only ? addLabel : t('pictures.add')}</span>
            </label>
          </li>
        )}
        {keys(Math.max(0, max - slots.length - 1)).map((key) => (
          <li className="up-tile up-tile--empty" key={key} aria-hidden="true" />
        ))}
      </ol>
      {failed.length > 0 && (
        <ul className="uploads__failed" aria-hidden="true">
          {failed.map(({ key, at, problem }) => (
            <li className="field__err" key={key}>
              <Icon of={CircleAlert} size={16} />
              {t('pictures.notUploaded', { at, reason: t(`pictures.errors.${problem}`) })}
              {problem === 'type' && ` ${t('pictures.errors.typeHint')}`}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="field__err" role="alert">
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {/* Each picture's arrival is read out below already. */}
      <div className="uploads__notes">{sent > 0 && !pictures.busy && <p>{t('pictures.sent', { count: sent })}</p>}</div>
      <div className="uploads__notes" role="status">
        {shrunk.count > 0 && (
          <p>{t('pictures.shrunk', { count: shrunk.count, before: size(shrunk.before), after: size(shrunk.after) })}</p>
        )}
        {dropped && !only && <p>{t('pictures.dropped', { max })}</p>}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
