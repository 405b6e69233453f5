import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { MiniStall } from './MiniStall.tsx';

/** Nothing here: the little stall, a sentence, at most one action. */
export function EmptyState({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <div className="state">
      <MiniStall />
      <h3>{title}</h3>
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
  busy = false,
}: {
  title: string;
  hint?: string;
  onRetry?: () => void;
  /** A new try is under way. */
  busy?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="state" role="alert">
      <span className="state__icon">
        <Icon of={CloudOff} size={24} />
      </span>
      <h3>{title}</h3>
      {hint && <p>{hint}</p>}
      {onRetry && (
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
