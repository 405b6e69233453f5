import type { LucideIcon } from 'lucide-react';

/** An icon in the text's colour, hidden from assistive technology: the control it stands in carries the name. */
export function Icon({
  of: Glyph,
  size = 20,
  className,
}: {
  of: LucideIcon;
  /** CSS pixels. */
  size?: 16 | 20 | 24;
  className?: string | undefined;
}) {
  return (
    <Glyph className={['i', size !== 20 && `i--${size}`, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
