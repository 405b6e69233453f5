import type { Category } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { keys } from '../../lib/keys.ts';
import { prefersReducedMotion } from '../../lib/media.ts';
import { linkTo } from '../../lib/paths.ts';
import { pictureUrl } from '../../lib/pictures.ts';
import { categoriesQuery } from './api.ts';
import { useDragScroll } from './drag-scroll.ts';
import { useScrollEnds } from './scroll-ends.ts';

/** How much of what is in sight a press of the discs moves on. */
const step = 0.8;

function Tiles({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('home');
  const strip = useRef<HTMLUListElement>(null);
  useDragScroll(strip);
  const { before, after } = useScrollEnds(strip);

  const move = (direction: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    element.scrollBy({ left: direction * element.clientWidth * step, behavior });
  };

  return (
    <>
      <ul className="cats" ref={strip} data-before={before || undefined} data-after={after || undefined}>
        {categories.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <Link className="cat" to={linkTo.searchCategory(id)} draggable={false}>
              {thumbnail ? (
                <img
                  className="photo"
                  src={pictureUrl(thumbnail, 320)}
                  alt=""
                  width={76}
                  height={76}
                  draggable={false}
                />
              ) : (
                <span className="cat__none" />
              )}
              <span className="cat__name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {before && (
        <IconButton
          variant="disc"
          className="disc disc--before desktop"
          icon={ChevronLeft}
          label={t('categories.previous')}
          onClick={() => move(-1)}
        />
      )}
      {after && (
        <IconButton
          variant="disc"
          className="disc desktop"
          icon={ChevronRight}
          label={t('categories.next')}
          onClick={() => move(1)}
        />
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="cats" role="status" aria-label={label}>
      {keys(12).map((key) => (
        <span className="cat" key={key}>
          <Skeleton className="cat__pic" />
          <Skeleton className="cat__line" />
        </span>
      ))}
    </div>
  );
}

/**
 * The categories as two rows of tiles that scroll sideways: by touch, wheel, keyboard, dragging (from 10 px on) and two
 * discs. Specification: public part, section 2 (category strip).
 */
export function CategoryStrip() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(categoriesQuery);
  return (
    <nav className="cats-box" aria-label={t('categories.label')}>
      {isPending ? (
        <Waiting label={t('categories.loading')} />
      ) : isLoadingError ? (
        <div className="cats-note" role="alert">
          <p>{t('categories.failed')}</p>
          <Button variant="line" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        </div>
      ) : data.length === 0 ? (
        <p className="cats-note">{t('categories.none')}</p>
      ) : (
        <Tiles categories={data} />
      )}
    </nav>
  );
}
