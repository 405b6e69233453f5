import type { ProductCard } from '@muge/contract';
import { BEST_OFFERS, BREAKPOINTS } from '@muge/contract/limits';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { useMedia } from '../../lib/media.ts';
import { OfferCard } from './OfferCard.tsx';
import { useCarousel } from './use-carousel.ts';

/** The list in pieces of `size`, the last perhaps shorter. */
function pieces<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/**
 * The offers in slides of three, on phones of one, and what moves them; with one slide there is nothing to move.
 * Specification: signed-in part, sections 2 and 9.
 */
export function OfferSlides({
  products,
  actions,
}: {
  products: readonly ProductCard[];
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('offers');
  const wide = useMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
  const slides = pieces(products, wide ? BEST_OFFERS.perSlide : 1);
  const track = useRef<HTMLDivElement>(null);
  const { at, moving, playing, still, setPlaying, go, holders, onScroll } = useCarousel(track, slides.length);
  const count = slides.length;

  return (
    <div className="offers__carousel" {...holders}>
      {count > 1 && (
        <div className="offers__turn">
          {!still && (
            <button
              type="button"
              className="round"
              aria-label={t(playing ? 'pause' : 'play')}
              onClick={() => setPlaying(!playing)}
            >
              <Icon of={playing ? Pause : Play} />
            </button>
          )}
          <button type="button" className="round desktop" aria-label={t('previous')} onClick={() => go(at - 1)}>
            <Icon of={ArrowLeft} />
          </button>
          <button type="button" className="round desktop" aria-label={t('next')} onClick={() => go(at + 1)}>
            <Icon of={ArrowRight} />
          </button>
        </div>
      )}
      <div className="offers__track" ref={track} onScroll={onScroll}>
        {slides.map((slide, index) => (
          <ul
            key={slide[0]?.id}
            className="offers__slide"
            aria-label={t('slide', { at: index + 1, count })}
            inert={index !== at}
          >
            {slide.map((product) => (
              <li key={product.id}>
                <OfferCard product={product} actions={actions(product)} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {count > 1 && (
        <>
          <ul className="dots">
            {slides.map((slide, index) => (
              <li key={slide[0]?.id}>
                <button
                  type="button"
                  className="dots__i"
                  aria-label={t('toSlide', { at: index + 1, count })}
                  aria-current={index === at || undefined}
                  onClick={() => go(index)}
                />
              </li>
            ))}
          </ul>
          {/* Said only to whoever moves it: a carousel that talks on its own is a nuisance. */}
          <p className="sr" aria-live={moving ? 'off' : 'polite'}>
            {t('slide', { at: at + 1, count })}
          </p>
        </>
      )}
    </div>
  );
}
