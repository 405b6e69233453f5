import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Mails and SMS that the demo kept, newest first, to one address or to all; fails with `not_found` where this is no demo. */
export function outboxQuery(to: string) {
  return queryOptions({
    queryKey: ['demo', 'outbox', to],
    queryFn: async ({ signal }) => (await api('GET /dev/outbox', { query: { to: to || undefined }, signal })).data,
    // Whoever waits for a code looks here every moment.
    refetchInterval: 3000,
    staleTime: 0,
  });
}

/** Where the HTML of a mail is; it comes with a policy of its own, under which nothing runs. */
export function mailPath(id: number): string {
  return `/api/dev/outbox/${id}/html`;
}
