import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';

/** Searches among one seller's products, by its button or Enter. Specification: signed-in part, section 2 (seller page). */
export function ProfileSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('seller');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed : '');
  };
  return (
    <search className="profile-search">
      <form className="capsule" onSubmit={submit}>
        <label className="capsule__f capsule__f--q">
          <span className="sr">{t('search.label')}</span>
          <Icon of={Search} />
          {/* Drawn anew when the address says something else, such as after "Show all". */}
          <input
            key={q}
            className="capsule__in"
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t('search.label')}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        <button type="submit" className="btn btn--primary">
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
}
