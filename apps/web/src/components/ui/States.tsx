import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { MiniStall } from './MiniStall.tsx';

/** Level of a state's heading. */
type StateHeading = 'h1' | 'h2' | 'h3';

/** Nothing here: the little stall, a sentence, at most one action, which is outlined. */
export function EmptyState({
  title,
  hint,
  action,
  heading: Heading = 'h3',
}: {
  title: string;
  hint?: string;
  action?: ReactNode;
  /** The heading's level: `h1` where it is all that the page says. */
  heading?: StateHeading;
}) {
  return (
    <div className="state">
      <MiniStall />
      <Heading className="state__title">{title}</Heading>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  );
}

/** Something failed: what happened, and a way to try again where that makes sense. */
export function ErrorState({
  title,
  hint,
  onRetry,
  retryLabel,
  busy = false,
  heading: Heading = 'h3',
}: {
  title: string;
  hint?: string;
  onRetry?: () => void;
  /** What the retry is called; "Try again" unless told. */
  retryLabel?: string;
  /** A new try is under way. */
  busy?: boolean;
  heading?: StateHeading;
}) {
  const { t } = useTranslation();
  return (
    <div className="state" role="alert">
      <span className="state__icon">
        <Icon of={CloudOff} size={24} />
      </span>
      <Heading className="state__title">{title}</Heading>
      {hint && <p>{hint}</p>}
      {onRetry && (
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
