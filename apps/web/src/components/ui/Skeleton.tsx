import type { CSSProperties } from 'react';

/** A grey box where something will stand; give it the size of what comes, so that nothing moves. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={className ? `skel ${className}` : 'skel'} style={style} aria-hidden="true" />;
}
