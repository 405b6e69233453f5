import { fromPrisma, type Job, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Prisma } from '../database/generated/prisma/client.ts';
import { untilAvailable } from '../database/until-available.ts';

/**
 * The jobs that there are, by queue, with what each is given. Nothing secret and nobody's address: a job lies in the
 * database. `channel` is what a message is to leave by; `turn` counts how often it has waited for its address, and a
 * first job has none.
 */
export interface Jobs {
  /** Sends a pending registration its code, or tells the owner of a taken address. */
  'registration-message': { pendingId: number; channel: 'email' | 'phone'; turn?: number };
  /** Sends an account a code for a new password. */
  'password-message': { userId: number; channel: 'email' | 'phone'; turn?: number };
  /** Removes what has expired. */
  cleanup: Record<string, never>;
  /** Removes pictures that nothing refers to, and what interrupted uploads have left. */
  'picture-sweep': Record<string, never>;
  /** Counts the words that the search box offers, and drops those that nobody uses any more. */
  'title-words': Record<string, never>;
  /** Drops words that nobody uses any more from those that mistyped ones are corrected to. */
  'search-words': Record<string, never>;
}

/** Puts jobs into the queue. */
export interface JobQueue {
  /**
   * Adds a job in the caller's transaction: it exists exactly when the rest does. One of the same kind and data that
   * still waits, perhaps for its next try, is brought forward instead, so that nobody gets the same message twice
   * because a mail server was away.
   *
   * @param afterSeconds How long it waits before its first try; not at all where it isn't given.
   */
  add<Name extends keyof Jobs>(
    client: Prisma.TransactionClient,
    name: Name,
    data: Jobs[Name],
    afterSeconds?: number,
  ): Promise<void>;
}

/** What does the jobs. */
export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

const names = [
  'registration-message',
  'password-message',
  'cleanup',
  'picture-sweep',
  'title-words',
  'search-words',
] as const satisfies readonly (keyof Jobs)[];

/** Jobs that come by the clock, in cron's notation. */
const schedules = {
  cleanup: '23 * * * *',
  'picture-sweep': '41 * * * *',
  'title-words': '7 * * * *',
  'search-words': '53 * * * *',
} as const satisfies Partial<Record<keyof Jobs, string>>;

/** Tries go on for a day, a minute apart in the end: a mail server may be down that long. */
const retries = { retryLimit: 24 * 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 };

/** Jobs of a kind, and of a channel, that are done at once: one slow mail does not hold up the next. */
const AT_ONCE = 2;

/** Jobs that are tried again wait for those that nobody has tried yet: whoever names addresses that fail holds up nobody. */
const TRIED_BEFORE = -1;

/** Seconds after which a job is tried again whose server was killed: a live one tells of its jobs twice as often. */
const HEARTBEAT = 30;

/**
 * A line for the log. What a mail server says may name the person, so only the kinds of errors are told.
 */
export function describeFailedTry(name: keyof Jobs, error: unknown): string {
  const kinds = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).safeParse(error);
  const { code, responseCode } = kinds.data ?? {};
  const kind = [code, responseCode].filter((part) => part !== undefined).join(' ');
  const reason = kind === '' && error instanceof Error ? error.name : kind;
  return `A job will be tried again: ${name} (${reason}).`;
}

interface QueueOptions {
  readonly url: string;
  /** Told what goes wrong with the queue itself. */
  readonly onError: (error: Error) => void;
  /** Told of each try that failed and will be repeated. */
  readonly onFailedTry: (name: keyof Jobs, error: unknown) => void;
}

/** The durable queue in PostgreSQL: what runs later, tried again until it succeeds, by whichever process is free. */
export function createJobQueue({ url, onError, onFailedTry }: QueueOptions) {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'muge-jobs', useListenNotify: true });
  boss.on('error', onError);

  const queue: JobQueue = {
    async add(client, name, data, afterSeconds = 0) {
      const options = {
        singletonKey: JSON.stringify(data),
        startAfter: afterSeconds,
        // Asked for again, it waits no longer than a first one.
        priority: 0,
        db: fromPrisma(client),
      };
      await boss.upsert(name, data, 'channel' in data ? { ...options, group: { id: data.channel } } : options);
    },
  };

  /** Has everybody who works on a kind of jobs look for some now. A place has several, of whom it names the first alone. */
  function wakeAll(name: keyof Jobs): void {
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
  }

  /**
   * Does a job, and writes down that it is done or has failed. Where the database is away just then, when it is back: a job
   * that lies there as running keeps others of its kind from being added, and is done again a minute or two later.
   */
  async function attempt<Name extends keyof Jobs>(
    name: Name,
    handler: JobHandlers[Name],
    job: Job<Jobs[Name]>,
  ): Promise<void> {
    try {
      await handler(job.data);
    } catch (error) {
      onFailedTry(name, error);
      // Not the error itself, which may name the person: the database keeps it for days.
      await untilAvailable(() => boss.fail(name, job, { reason: describeFailedTry(name, error) }));
      await untilAvailable(() => boss.update(name, undefined, { id: job.id, priority: TRIED_BEFORE }));
      return;
    }
    await untilAvailable(() => boss.complete(name, job));
  }

  /** @param channels How many there are that jobs of the kind leave by. */
  async function workOn<Name extends keyof Jobs>(name: Name, handler: JobHandlers[Name], channels = 1): Promise<void> {
    // Each channel has places of its own: a mail server or a gateway that hangs holds up nothing of the other.
    for (let place = 0; place < channels; place += 1) {
      await boss.work<Jobs[Name]>(
        name,
        {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 2,
          localConcurrency: AT_ONCE,
          localGroupConcurrency: AT_ONCE,
        },
        async (jobs) => {
          // Where one was there may be more: each would wait two seconds for the next look, and hundreds for minutes.
          wakeAll(name);
          for (const job of jobs) await attempt(name, handler, job);
        },
      );
    }
  }

  return {
    queue,
    /** Prepares the queues. */
    async start(): Promise<void> {
      await boss.start();
      for (const name of names) {
        // One of a kind and data at a time, running ones included: what runs now will do what a second one would.
        await boss.createQueue(name, { policy: 'exclusive' });
        await boss.updateQueue(name, { ...retries, heartbeatSeconds: HEARTBEAT, notify: true });
      }
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron, {});
    },
    /** Begins to work on jobs. */
    async work(handlers: JobHandlers): Promise<void> {
      await workOn('registration-message', handlers['registration-message'], 2);
      await workOn('password-message', handlers['password-message'], 2);
      await workOn('cleanup', handlers.cleanup);
      await workOn('picture-sweep', handlers['picture-sweep']);
      await workOn('title-words', handlers['title-words']);
      await workOn('search-words', handlers['search-words']);
    },
    /** Lets running jobs end, and puts back those that have not after so many milliseconds. */
    async stop(timeout = 4_500): Promise<void> {
      await boss.stop({ graceful: true, timeout, close: true });
    },
  };
}
