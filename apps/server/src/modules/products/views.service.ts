import { createHmac } from 'node:crypto';
import { clientKey } from '../../http/client-key.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import { dayOf } from '../../time/vilnius.ts';
import type { View, ViewsRepository } from './views.repository.ts';

/** Views in one statement at most. */
const BATCH = 2500;

/** Views that wait at most; while the database is away longer than this lasts, further ones are not counted. */
const MOST_WAITING = 100_000;

/** Who looked is forgotten after this, in milliseconds: a process that could not count may be late by as much. */
const KEPT = 2 * 24 * 60 * 60 * 1000;

/** Viewers whose names are kept at most: most look at several products. */
const MOST_NAMES = 10_000;

interface Viewer {
  /** Null for a guest, who is known by the address. */
  readonly principal: Principal | null;
  readonly ip: string;
}

/**
 * Counts a viewer of a product once a day in Vilnius. Views wait in memory until `flush`, which a plugin calls every
 * second and at the end. Specification: decisions, counters.
 */
export function createViewsService(dependencies: { views: ViewsRepository; clock: Clock; secret: string }) {
  const { views, clock, secret } = dependencies;
  const waiting = new Map<string, View>();
  let flushing: Promise<void> | null = null;
  const names = new Map<string, string>();

  /** The same viewer has another name every day, and nobody without the secret can find out whose it is. */
  function nameOf({ principal, ip }: Viewer, day: string): string {
    const viewer = `view ${day} ${principal === null ? `client ${clientKey(ip)}` : `user ${principal.userId}`}`;
    const known = names.get(viewer);
    if (known !== undefined) return known;
    const name = createHmac('sha256', secret).update(viewer).digest('base64url').slice(0, 22);
    if (names.size >= MOST_NAMES) names.clear();
    names.set(viewer, name);
    return name;
  }

  async function flushAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, BATCH);
      await views.count(batch.map(([, view]) => view));
      // Only now: what could not be counted waits for the next time.
      for (const [key] of batch) waiting.delete(key);
    }
  }

  return {
    /** Remembers that somebody looks at a product. */
    note(productId: number, viewer: Viewer): void {
      if (waiting.size >= MOST_WAITING) return;
      const day = dayOf(clock.now());
      const name = nameOf(viewer, day);
      waiting.set(`${productId} ${name}`, { productId, day, viewer: name });
    },

    /** Counts what waits; whoever calls meanwhile waits for the same end. What fails waits on. */
    flush(): Promise<void> {
      flushing ??= flushAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },

    /** Forgets who looked some days ago. */
    async removeOld(): Promise<void> {
      await views.removeBefore(dayOf(new Date(clock.now().getTime() - KEPT)));
    },
  };
}

export type ViewsService = ReturnType<typeof createViewsService>;
