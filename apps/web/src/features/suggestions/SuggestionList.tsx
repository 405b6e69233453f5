import { History, LayoutGrid, Search, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { plain } from '../../lib/plain.ts';
import { groupProps, popupProps, rowProps } from './listbox-props.ts';
import { type Group, keyOf, type Option } from './options.ts';

const icons = { recent: History, categories: LayoutGrid, words: Search } as const;

/** A text with what would be added to the typed one set off. */
function Completed({ text, typed }: { text: string; typed: string }) {
  const begun = typed.trimStart();
  if (begun === '' || !plain(text).startsWith(plain(begun))) return text;
  return (
    <>
      {text.slice(0, begun.length)}
      <b>{text.slice(begun.length)}</b>
    </>
  );
}

function Row({ option, typed }: { option: Option; typed: string }) {
  const { t } = useTranslation('layout');
  switch (option.kind) {
    case 'clear':
      return t('search.clearRecent');
    case 'category':
      return (
        <>
          {option.category.name}{' '}
          {option.category.category_name && <span className="menu__hint">{option.category.category_name}</span>}
        </>
      );
    default:
      return <Completed text={option.text} typed={typed} />;
  }
}

/** Scrolls the popup, and nothing else, as far as it takes to see a row with the head above it. */
function keepInSight(popup: HTMLElement, row: HTMLElement): void {
  const top = row.offsetTop - row.offsetHeight;
  const bottom = row.offsetTop + row.offsetHeight;
  if (top < popup.scrollTop) popup.scrollTop = top;
  else if (bottom > popup.scrollTop + popup.clientHeight) popup.scrollTop = bottom - popup.clientHeight;
}

/**
 * The list under a search box. What forgets a recent search stands beside the list, as no row may hold a button; the
 * keyboard has Delete for it.
 */
export function SuggestionList({
  id,
  groups,
  active,
  typed,
  onChoose,
  onForget,
  onBlur,
}: {
  /** Of the list; rows are `{id}-{number}`. */
  id: string;
  groups: readonly Group[];
  /** Number of the active row, -1 for none. */
  active: number;
  typed: string;
  onChoose: (option: Option) => void;
  onForget: (text: string) => void;
  onBlur: (event: FocusEvent) => void;
}) {
  const { t } = useTranslation('layout');
  const popup = useRef<HTMLDivElement>(null);
  const numbers = new Map(groups.flatMap(({ options }) => options).map((option, n) => [option, n]));
  const recent = groups.find(({ name }) => name === 'recent')?.options ?? [];

  useEffect(() => {
    const row = popup.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (active >= 0 && popup.current && row) keepInSight(popup.current, row);
  }, [active]);

  return (
    <div className="menu suggest__menu" ref={popup} {...popupProps(onBlur)}>
      <div role="listbox" id={id} aria-label={t('search.suggestions')}>
        {groups.map(({ name, options }) => (
          <div key={name} {...groupProps(`${id}-${name}`)}>
            <div className="suggest__head" role="presentation" id={`${id}-${name}`}>
              {t(`search.groups.${name}`)}
            </div>
            {options.map((option) => {
              const n = numbers.get(option) ?? -1;
              return (
                <div
                  key={keyOf(option)}
                  {...rowProps({
                    id: `${id}-${n}`,
                    isActive: n === active,
                    keys: option.kind === 'recent' ? 'Delete' : undefined,
                    onChoose: () => onChoose(option),
                  })}
                  className={`suggest__row suggest__row--${option.kind}${n === active ? ' is-hover' : ''}`}
                >
                  {option.kind !== 'clear' && <Icon of={icons[name]} size={16} />}
                  <span className="suggest__text">
                    <Row option={option} typed={typed} />
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {recent.length > 0 && (
        <div className="suggest__forget">
          {recent.map(
            (option) =>
              option.kind === 'recent' && (
                <button
                  key={option.text}
                  type="button"
                  tabIndex={-1}
                  aria-label={t('search.forgetRecent', { text: option.text })}
                  onClick={() => onForget(option.text)}
                >
                  <Icon of={X} size={16} />
                </button>
              ),
          )}
        </div>
      )}
    </div>
  );
}
