import { createHmac } from 'node:crypto';
import { clientKey } from '../../http/client-key.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import { dayOf } from '../../time/vilnius.ts';
import type { ViewsRepository } from './views.repository.ts';

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

/** A viewer on a day, by a name that nobody without the secret can trace back. */
interface NamedViewer {
  readonly day: string;
  readonly viewer: string;
}

/**
 * Counts a viewer of a product once a day in Vilnius. Views wait in memory until `flush`, which a plugin calls every
 * second and at the end. Specification: decisions, counters.
 */
export function createViewsService(dependencies: { views: ViewsRepository; clock: Clock; secret: string }) {
  const { views, clock, secret } = dependencies;
  const waiting = new Map<NamedViewer, Set<number>>();
  let waitingViews = 0;
  let flushing: Promise<void> | null = null;
  /** Those of one day, by the id of a user or the address of a guest. */
  const named = new Map<number | string, NamedViewer>();
  let namedOn = '';

  function nameOf({ principal, ip }: Viewer, day: string): NamedViewer {
    const viewer = `view ${day} ${principal === null ? `client ${clientKey(ip)}` : `user ${principal.userId}`}`;
    return { day, viewer: createHmac('sha256', secret).update(viewer).digest('base64url').slice(0, 22) };
  }

  /** The same viewer has another name every day. */
  function viewerOf(viewer: Viewer): NamedViewer {
    const day = dayOf(clock.now());
    if (namedOn !== day || named.size >= MOST_NAMES) named.clear();
    namedOn = day;
    const key = viewer.principal?.userId ?? viewer.ip;
    const known = named.get(key) ?? nameOf(viewer, day);
    named.set(key, known);
    return known;
  }

  /** As many of those that wait as one statement takes. */
  function nextBatch(): [NamedViewer, number[]][] {
    const batch: [NamedViewer, number[]][] = [];
    let room = BATCH;
    for (const [viewer, products] of waiting) {
      if (room === 0) break;
      const next = [...products].slice(0, room);
      batch.push([viewer, next]);
      room -= next.length;
    }
    return batch;
  }

  function forget(viewer: NamedViewer, counted: readonly number[]): void {
    const products = waiting.get(viewer);
    for (const id of counted) products?.delete(id);
    if (products?.size === 0) waiting.delete(viewer);
    waitingViews -= counted.length;
  }

  async function flushAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = nextBatch();
      await views.count(batch.map(([viewer, products]) => ({ ...viewer, products })));
      // Only now: what could not be counted waits for the next time.
      for (const [viewer, products] of batch) forget(viewer, products);
    }
  }

  return {
    /** Remembers that somebody looks at a product. */
    note(productId: number, viewer: Viewer): void {
      if (waitingViews >= MOST_WAITING) return;
      const named = viewerOf(viewer);
      const products = waiting.get(named);
      if (products?.has(productId)) return;
      if (products === undefined) waiting.set(named, new Set([productId]));
      else products.add(productId);
      waitingViews += 1;
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
