import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronDown, ChevronUp, LayoutGrid, Search } from 'lucide-react';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { categoriesQuery } from '../../features/categories/api.ts';
import { rememberSearch } from '../../features/suggestions/recent-searches.ts';
import { SearchBox } from '../../features/suggestions/SearchBox.tsx';
import { linkTo, searchPath } from '../../lib/paths.ts';
import { CapsulePlace } from './CapsulePlace.tsx';
import { useCurrentCategory } from './current-category.ts';
import type { Popup } from './popup.ts';
import { useSearchDraft } from './search-draft.tsx';

/** The All Categories button of a capsule. */
function CategoryButton({ look, popup }: { look: 'header' | 'counter'; popup: Popup }) {
  const { t } = useTranslation('layout');
  const currentId = useCurrentCategory();
  const { data } = useQuery(categoriesQuery);
  const current = data?.find(({ id }) => id === currentId);
  return (
    <button
      type="button"
      ref={popup.trigger}
      className={popup.isOpen ? 'capsule__f capsule__f--cat is-open' : 'capsule__f capsule__f--cat'}
      aria-expanded={popup.isOpen}
      aria-controls={popup.isOpen ? popup.id : undefined}
      onClick={(event) => popup.toggle(event.detail === 0)}
    >
      {look === 'counter' && <Icon of={LayoutGrid} />}
      {current && <span className="sr">{t('categories.all')}: </span>}
      <span className="capsule__cat">{current?.name ?? t('categories.all')}</span>
      <Icon of={popup.isOpen ? ChevronUp : ChevronDown} size={16} />
    </button>
  );
}

/**
 * The search: text, place (from 1024 px), All Categories, Search (from 768 px; as a sign alone in the header below 1024 and
 * on the phone's counter). In the header, and larger as the counter of the home stall. It goes to the general search with
 * what isn't empty; the text needs at least one character. Specification: public part, sections 2, 4 and 5.
 */
export function SearchCapsule({
  look,
  popup,
  inert = false,
  ref,
}: {
  look: 'header' | 'counter';
  popup: Popup;
  /** Out of reach and out of the accessibility tree: the other capsule is the one in use. */
  inert?: boolean;
  ref?: Ref<HTMLFormElement>;
}) {
  const { t } = useTranslation('layout');
  const { q, place, setQ, chosen } = useSearchDraft();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [tooShort, setTooShort] = useState(false);

  const search = (text: string) => {
    rememberSearch(text);
    chosen(text);
    void navigate(searchPath({ q: text, address: place.trim() === '' ? undefined : place }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (q.trim() === '') {
      setTooShort(true);
      input.current?.focus();
      return;
    }
    input.current?.blur();
    search(q);
  };

  return (
    <search className={`searching searching--${look}`} aria-hidden={inert || undefined}>
      <form
        ref={ref}
        className={look === 'counter' ? 'counter' : 'capsule'}
        aria-label={t('search.label')}
        inert={inert}
        onSubmit={submit}
      >
        <SearchBox
          input={input}
          value={q}
          onChange={(text) => {
            setQ(text);
            setTooShort(false);
          }}
          onSearch={search}
          onCategory={({ id, category_id }) => {
            chosen(q);
            void navigate(category_id === null ? linkTo.searchCategory(id) : linkTo.searchSubcategory(category_id, id));
          }}
          onLeave={() => setTooShort(false)}
          describedBy={tooShort ? note : undefined}
        />
        <CapsulePlace />
        <CategoryButton look={look} popup={popup} />
        <button type="submit" className="btn btn--primary" aria-label={t('search.submit')}>
          {look === 'counter' ? (
            <>
              <span className="desktop">{t('search.submit')}</span>
              <Icon of={ArrowRight} className="phone" />
            </>
          ) : (
            <>
              <span className="capsule__word">{t('search.submit')}</span>
              <Icon of={Search} className="capsule__sign" />
            </>
          )}
        </button>
        <p className="capsule__note" id={note} role="status">
          {tooShort && t('search.tooShort')}
        </p>
      </form>
    </search>
  );
}
