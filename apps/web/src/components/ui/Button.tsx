import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

/** How loud a button is: `accent` (amber) only for putting something up, one a screen; `primary` the one main action. */
type ButtonVariant = 'primary' | 'accent' | 'line' | 'soft' | 'ghost' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 36, 44 (the usual) or 52 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fully rounded, as what stands in the header. */
  pill?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

function classes({ variant = 'primary', size = 'md', pill, block, className }: ButtonLook): string {
  const size_ = size === 'md' ? '' : `btn--${size}`;
  return ['btn', `btn--${variant}`, size_, pill && 'btn--pill', block && 'btn--block', className]
    .filter(Boolean)
    .join(' ');
}

/** A button. While `busy` it shows a spinner, keeps its name and its focus, and does nothing when pressed. */
export function Button({
  variant,
  size,
  pill,
  block,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, keyof ButtonLook>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size, pill, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={16} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  pill,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, keyof ButtonLook>) {
  return (
    <Link {...rest} className={classes({ variant, size, pill, block, className })}>
      {icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={16} />}
    </Link>
  );
}
