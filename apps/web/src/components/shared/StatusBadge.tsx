import type { ProductStatus } from '@muge/contract';
import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';

const tones = {
  Published: 'ok',
  Saved: 'warn',
  archived: undefined,
  completed: 'pine',
  hidden: 'bad',
} as const satisfies Record<ProductStatus | 'hidden', string | undefined>;

/** How a product of one's own stands, as a mark: one colour for one status, wherever it is told. */
export function StatusBadge({ status, children }: { status: ProductStatus | 'hidden'; children: ReactNode }) {
  const tone = tones[status];
  return <Badge {...(tone && { tone })}>{children}</Badge>;
}
