import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A small mark: `ok` confirmed, `warn` waiting, `bad` refused, `pine` ours, `ad` advertising on a picture. */
export function Badge({
  tone,
  icon,
  className,
  children,
}: {
  tone?: 'ok' | 'warn' | 'bad' | 'pine' | 'ad';
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={['badge', tone && `badge--${tone}`, className].filter(Boolean).join(' ')}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
