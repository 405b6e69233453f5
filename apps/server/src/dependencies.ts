import type { DemoAccount } from '@muge/contract';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import type { AnswerCheck } from './http/endpoint.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mail.ts';
import type { Random } from './ports/random.ts';
import type { SmsSender } from './ports/sms.ts';
import type { Storage } from './ports/storage.ts';

/** Everything from outside that the application needs. */
export interface AppDependencies {
  readonly config: Pick<
    Config,
    | 'mode'
    | 'ownHosts'
    | 'corsOrigins'
    | 'trustedProxies'
    | 'rateLimits'
    | 'rateLimitScale'
    | 'searchCountsMs'
    | 'webDist'
    | 'logLevel'
    | 'smsCountries'
    | 'smsDailyBudget'
    | 'adsApproval'
    | 'dataDir'
  >;
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: Random;
  readonly queue: JobQueue;
  /** Null: mails cannot be sent here. */
  readonly mailer: Mailer | null;
  /** Null: SMS cannot be sent here. */
  readonly smsSender: SmsSender | null;
  /** Accounts that the demo offers; empty in production. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Signs the tokens that name sessions. */
  readonly jwtSecret: string;
  /** Leaves the page's protective policy to the development server. */
  readonly development?: boolean;
  readonly answerCheck?: AnswerCheck;
  /** How long a picture may be worked on, in milliseconds, instead of what is usual. */
  readonly longestPicture?: number;
  /** Passwords are hashed in two to this power of rounds, instead of what is usual. */
  readonly passwordCost?: number;
  /** How long a body that is no form may take to arrive, in milliseconds, instead of what is usual. */
  readonly longestBody?: number;
  /** Told what the operator should know, instead of the log. */
  readonly warn?: (message: string) => void;
}
