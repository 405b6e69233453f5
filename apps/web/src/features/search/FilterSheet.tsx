import type { PageMeta } from '@muge/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Sheet } from '../../components/ui/Sheet.tsx';
import { useCountTexts } from './texts.ts';

/**
 * The filters of phones over the whole screen. What is set applies at once, so the button at the foot counts along and
 * only has to uncover the list. Specification: public, section 2 ("Setting up Filters").
 */
export function FilterSheet({
  meta,
  onReset,
  onClose,
  children,
}: {
  /** Of the results as they stand; undefined while nothing was searched for. */
  meta: PageMeta | undefined;
  onReset: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('search');
  const { show } = useCountTexts();

  return (
    <Sheet
      title={t('filters.sheet')}
      onClose={onClose}
      start={
        <button type="button" className="quiet" onClick={onReset}>
          {t('filters.reset')}
        </button>
      }
      foot={
        <Button size="lg" block onClick={onClose}>
          {show(meta)}
        </Button>
      }
    >
      <div className="filters-sheet">{children}</div>
    </Sheet>
  );
}
