import type { Ad } from '@muge/contract';
import { dayInVilnius } from '../../lib/format.ts';

/** How an ad stands; keys of `ads:states`. */
export type AdState = 'hidden' | 'waiting' | 'running' | 'notBegun' | 'ended';

/** How an ad stands today in Vilnius. Whether it runs, the server says. Specification: decisions, ads. */
export function stateOf(ad: Pick<Ad, 'approved' | 'hidden_reason' | 'running' | 'start_date' | 'end_date'>): AdState {
  if (ad.hidden_reason !== null) return 'hidden';
  if (ad.running) return 'running';
  if (ad.end_date < dayInVilnius(new Date())) return 'ended';
  return ad.approved ? 'notBegun' : 'waiting';
}
