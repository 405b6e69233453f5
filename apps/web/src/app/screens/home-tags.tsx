import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../components/ui/Chip.tsx';
import { searchPath } from '../../lib/paths.ts';

const tags = ['discounts', 'garage', 'accommodation', 'housing', 'beauty', 'cars'] as const;

/** The tag strip; each tag leads to a search for its words. Specification: public part, section 2 (tag strip). */
export function HomeTags() {
  const { t } = useTranslation('home');
  return (
    <nav className="tags" aria-label={t('tags.label')}>
      <ul className="hscroll">
        {tags.map((tag) => (
          <li key={tag}>
            <ChipLink to={searchPath({ q: t(`tags.${tag}`) })}>{t(`tags.${tag}`)}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
