import type { SuggestedCategory } from '@muge/contract';
import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { Search } from 'lucide-react';
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Option } from './options.ts';
import { forgetSearch, forgetSearches } from './recent-searches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { SuggestionStatus } from './SuggestionStatus.tsx';
import { useListbox } from './use-listbox.ts';
import { useRoom } from './use-room.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * A search box that suggests. Suggestions are only an offer: what is typed stays as it is until one is chosen, and Enter
 * without an active one searches for it.
 */
export function SearchBox({
  input,
  value,
  onChange,
  onSearch,
  onCategory,
  onLeave,
  describedBy,
}: {
  input: RefObject<HTMLInputElement | null>;
  /** What stands in the box, as it was typed. */
  value: string;
  onChange: (text: string) => void;
  /** A text was chosen to search for. */
  onSearch: (text: string) => void;
  onCategory: (category: SuggestedCategory) => void;
  /** The focus left. */
  onLeave: () => void;
  describedBy?: string | undefined;
}) {
  const { t } = useTranslation('layout');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const groups = useSuggestions(value, isOpen);
  const isShown = groups.length > 0;
  useRoom(root, isShown);

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    reset();
  };
  const choose = (option: Option) => {
    if (option.kind === 'clear') {
      forgetSearches();
      return;
    }
    close();
    input.current?.blur();
    if (option.kind === 'category') onCategory(option.category);
    else onSearch(option.text);
  };
  const { active, onKeyDown, reset } = useListbox(
    groups.flatMap(({ options }) => options),
    { open, close, choose, forget: forgetSearch },
  );

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
    close();
    onLeave();
  };

  return (
    <div className="suggest" ref={root}>
      <label className="capsule__f capsule__f--q">
        <span className="sr">{t('search.queryLabel')}</span>
        <Icon of={Search} />
        <input
          ref={input}
          className="capsule__in"
          type="search"
          role="combobox"
          data-search="q"
          value={value}
          placeholder={t('search.query')}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            open();
            reset();
          }}
          onFocus={open}
          onClick={() => {
            open();
            reset();
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </label>
      <SuggestionStatus groups={groups} />
      {isShown && (
        <SuggestionList
          id={id}
          groups={groups}
          active={active}
          typed={value}
          onChoose={choose}
          onForget={forgetSearch}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
