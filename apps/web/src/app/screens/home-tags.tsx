import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../components/ui/Chip.tsx';
import { searchPath } from '../../lib/paths.ts';

/** Adverts are mostly written in Lithuanian, so a tag searches for the word that stands in them, whatever it is called. */
const tags = [
  { tag: 'discounts', q: 'nuolaida' },
  { tag: 'garage', q: 'garažas' },
  { tag: 'accommodation', q: 'sodyba' },
  { tag: 'housing', q: 'butas' },
  { tag: 'beauty', q: 'manikiūras' },
  { tag: 'cars', q: 'automobilis' },
] as const;

/** The tag strip; each tag leads to a search. Specification: public part, section 2 (tag strip). */
export function HomeTags() {
  const { t } = useTranslation('home');
  return (
    <nav className="tags" aria-label={t('tags.label')}>
      <ul className="hscroll">
        {tags.map(({ tag, q }) => (
          <li key={tag}>
            <ChipLink to={searchPath({ q })}>{t(`tags.${tag}`)}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
