import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/** A round button that is only an icon, 44 px; `label` is its name. `dot` marks something new. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  dot = false,
  iconSize = 20,
  className,
  ...rest
}: {
  icon: LucideIcon;
  label: string;
  /** `line` has an edge and corners of 10 px; `disc` floats over a picture or a strip. */
  variant?: 'plain' | 'line' | 'disc';
  dot?: boolean;
  iconSize?: 16 | 20 | 24;
} & Omit<ComponentProps<'button'>, 'aria-label' | 'children'>) {
  const look = { plain: 'icon-btn', line: 'icon-btn icon-btn--line', disc: 'disc' }[variant];
  return (
    <button type="button" {...rest} className={className ? `${look} ${className}` : look} aria-label={label}>
      <Icon of={icon} size={iconSize} />
      {dot && <i className="dot" />}
    </button>
  );
}
