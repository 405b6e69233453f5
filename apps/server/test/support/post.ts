import type { JobHandlers, JobQueue, Jobs } from '../../src/jobs/queue.ts';
import type { Mail, Mailer } from '../../src/ports/mail.ts';
import type { Sms, SmsSender } from '../../src/ports/sms.ts';

interface Job {
  readonly name: keyof Jobs;
  readonly data: Jobs[keyof Jobs];
  run(handlers: JobHandlers): Promise<void>;
}

/** A post office in the test's hands: what was sent lies in it, and jobs wait until they are run. */
export interface TestPost {
  readonly mailer: Mailer;
  readonly smsSender: SmsSender;
  readonly queue: JobQueue;
  readonly mails: Mail[];
  readonly sms: Sms[];
  readonly jobs: Job[];
  /** Does the jobs that wait. */
  run(handlers: JobHandlers): Promise<void>;
  /** The code of the newest message to an address. */
  codeFor(address: string): string;
}

/** Opens an empty post office. */
export function createTestPost(): TestPost {
  const mails: Mail[] = [];
  const sms: Sms[] = [];
  const jobs: Job[] = [];
  return {
    mails,
    sms,
    jobs,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
      close: () => undefined,
    },
    smsSender: {
      send: async (message) => {
        sms.push(message);
      },
    },
    queue: {
      add: async (_client, name, data) => {
        jobs.push({ name, data, run: (handlers) => handlers[name](data) });
      },
    },
    async run(handlers) {
      for (const job of jobs.splice(0)) await job.run(handlers);
    },
    codeFor(address) {
      const code = [...mails, ...sms].filter(({ to }) => to === address).at(-1)?.code;
      if (code === undefined || code === null) throw new Error(`No code was sent to ${address}.`);
      return code;
    },
  };
}
