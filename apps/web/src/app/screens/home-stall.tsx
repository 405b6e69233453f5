import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Awning } from '../../components/ui/Awning.tsx';
import { countsQuery } from '../../features/recommendations/api.ts';
import { useTheme } from '../../lib/theme.ts';
import { CategoryPopup } from '../layout/CategoryPopup.tsx';
import { usePopup } from '../layout/popup.ts';
import { SearchCapsule } from '../layout/SearchCapsule.tsx';
import { useSearchDraft } from '../layout/search-draft.tsx';

/** How many adverts there are; its line is kept free until that is known. */
function Counts() {
  const { t } = useTranslation('home');
  const { data } = useQuery(countsQuery);
  if (!data || data.published === 0) return <p className="stall__counts" />;
  const counts = { count: data.published, today: data.published_today };
  const [long, short] =
    data.published_today > 0
      ? [t('counts', counts), t('countsShort', counts)]
      : [t('countsQuiet', counts), t('countsQuiet', counts)];
  return (
    <p className="stall__counts">
      <span className="stall__long">{long}</span>
      <span className="stall__short">{short}</span>
    </p>
  );
}

/**
 * The stall: awning above, goods in the middle, the search as the counter in front. Tells the header when the counter
 * has scrolled under it.
 */
export function HomeStall() {
  const { t } = useTranslation('home');
  const theme = useTheme() === 'Dark' ? 'dark' : 'light';
  const { counter, setCounter } = useSearchDraft();
  const form = useRef<HTMLFormElement>(null);
  const popup = usePopup();

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    setCounter('inSight');
    const header = document.querySelector('.header');
    const top = Math.round(header?.getBoundingClientRect().height ?? 0);
    const observer = new IntersectionObserver(
      (entries) => {
        // Several may come at once; the last one is how things are.
        const entry = entries.at(-1);
        if (!entry) return;
        const under = !entry.isIntersecting && entry.boundingClientRect.top < top;
        setCounter(under ? 'under' : 'inSight');
      },
      { rootMargin: `-${top}px 0px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setCounter('none');
    };
  }, [setCounter]);

  return (
    <section className="stall" aria-labelledby="stall-title">
      <div className="stall__panel">
        <picture>
          <source media="(max-width: 479px)" srcSet={`/stall/hero-phone-${theme}.webp`} width={1074} height={690} />
          <img src={`/stall/hero-${theme}.webp`} alt="" width={2432} height={504} fetchPriority="high" />
        </picture>
        <Awning />
        <div className="stall__text">
          <h1 id="stall-title">{t('title')}</h1>
          <Counts />
        </div>
      </div>
      <SearchCapsule look="counter" popup={popup} inert={counter === 'under'} ref={form} />
      <CategoryPopup popup={popup} currentId={null} />
    </section>
  );
}
