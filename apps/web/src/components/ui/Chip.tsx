import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';

/** A chip that leads somewhere. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="chip" to={to}>
      {children}
    </Link>
  );
}

/** A chip that does something; `on` shows that it holds, and `pressed` tells so for a toggle. */
export function ChipButton({
  on = false,
  pressed,
  onClick,
  children,
}: {
  on?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={on || pressed ? 'chip chip--on' : 'chip'} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** An active filter; pressing it takes the filter away. `removeLabel` says so: "Remove Kaunas". */
export function FilterChip({
  removeLabel,
  onRemove,
  children,
}: {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="chip chip--on chip--x" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <span className="chip__x">
        <Icon of={X} size={16} />
      </span>
    </button>
  );
}
