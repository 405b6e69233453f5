import type { Ad } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { type AdState, stateOf } from './state.ts';

const tones = {
  hidden: 'bad',
  waiting: 'warn',
  running: 'ok',
  notBegun: 'pine',
  ended: undefined,
} as const satisfies Record<AdState, string | undefined>;

/** How an ad stands, as a mark. */
export function AdStateBadge({ ad }: { ad: Ad }) {
  const { t } = useTranslation('ads');
  const state = stateOf(ad);
  return <Badge {...(tones[state] && { tone: tones[state] })}>{t(`states.${state}`)}</Badge>;
}
