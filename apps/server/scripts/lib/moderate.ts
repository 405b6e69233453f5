import { AUTH_LIMITS, MAX_ID, MODERATION_LIMITS, PER_PAGE } from '@muge/contract/limits';
import { z } from 'zod';
import { loadConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { findRunningCluster } from '../../src/database/embedded/index.ts';
import { AppError } from '../../src/http/app-error.ts';
import { createAccountsRepository } from '../../src/modules/accounts/accounts.repository.ts';
import { readLoginName } from '../../src/modules/accounts/login-name.ts';
import { createAdsRepository } from '../../src/modules/ads/ads.repository.ts';
import { createModerationRepository, createModerationService } from '../../src/modules/moderation/index.ts';
import { createSessionsRepository } from '../../src/modules/sessions/sessions.repository.ts';
import { createSessionsService } from '../../src/modules/sessions/sessions.service.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { dayOf } from '../../src/time/vilnius.ts';

/** Decisions that take nothing but an id and a reason. */
const acts = ['hide-product', 'restore-product', 'hide-ad', 'restore-ad'] as const;
/** Decisions that take nothing but a person and a reason. */
const userActs = ['suspend-user', 'restore-user'] as const;

const usage = `Usage: npm run moderate -- ${acts.join('|')} <id> "reason"
       npm run moderate -- ${userActs.join('|')} <user> "reason"
       npm run moderate -- waiting-ads|hidden-ads
       npm run moderate -- approve-ad <id> <revision> "reason"
       npm run moderate -- grant-role <user> user|moderator|admin "reason"
A user is an id, or what the person signs in with: username, email, or phone with its +.`;

/** Ids and revisions. */
const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_ID));
/** A user's id, or what the user signs in with. Digits alone are an id, also where somebody's username is the same. */
const user = z.union([whole, z.string().regex(/\D/).max(AUTH_LIMITS.email).transform(readLoginName)]);
const reason = z.string().trim().min(1).max(MODERATION_LIMITS.reason);
const Arguments = z.union([
  z.tuple([z.literal('waiting-ads')]),
  z.tuple([z.literal('hidden-ads')]),
  z.tuple([z.enum(acts), whole, reason]),
  z.tuple([z.enum(userActs), user, reason]),
  z.tuple([z.literal('approve-ad'), whole, whole, reason]),
  z.tuple([z.literal('grant-role'), user, z.enum(['user', 'moderator', 'admin']), reason]),
]);

/** Ads that wait for a moderator, one a line with what there is to look at; as many as one page of the API holds. */
async function waitingAds(database: Database): Promise<string> {
  const window = { limit: PER_PAGE.max, offset: 0, after: null };
  const ads = await createAdsRepository(database).listWaiting('en', dayOf(systemClock.now()), window);
  if (ads.length === 0) return 'No ads wait.';
  const lines = ads.map(({ id, revision, user_id, name, description, link, image_urls, start_date, end_date }) =>
    JSON.stringify({ id, revision, user_id, name, description, link, image_urls, start_date, end_date }),
  );
  return lines.join('\n');
}

/** The same of ads that were taken down, with the reason, the last one first. */
async function hiddenAds(database: Database): Promise<string> {
  const ads = await createAdsRepository(database).listHidden('en', { limit: PER_PAGE.max, offset: 0, after: null });
  if (ads.length === 0) return 'No ads are hidden.';
  const lines = ads.map(({ id, revision, user_id, name, description, link, image_urls, hidden_at, hidden_reason }) =>
    JSON.stringify({ id, revision, user_id, name, description, link, image_urls, hidden_at, hidden_reason }),
  );
  return lines.join('\n');
}

/** The id of a user. @throws AppError not_found where nobody signs in with that. */
async function idOf(database: Database, who: z.output<typeof user>): Promise<number> {
  if (typeof who === 'number') return who;
  const found = await createAccountsRepository(database).findUserByLogin(who);
  if (found === null) throw new AppError('not_found');
  return found.id;
}

/** Carries a command out; answers what there is to say of it. */
async function obey(url: string, command: z.output<typeof Arguments>): Promise<string> {
  const database = openDatabase({ url, poolSize: 2, onError: (error) => console.error(error.message) });
  try {
    if (command[0] === 'waiting-ads') return await waitingAds(database);
    if (command[0] === 'hidden-ads') return await hiddenAds(database);
    const moderation = createModerationService({
      moderation: createModerationRepository(database),
      sessions: createSessionsService({ sessions: createSessionsRepository(database), clock: systemClock }),
      clock: systemClock,
    });
    const decisions = {
      'hide-product': moderation.hideProduct,
      'restore-product': moderation.restoreProduct,
      'suspend-user': moderation.suspendUser,
      'restore-user': moderation.restoreUser,
      'hide-ad': moderation.hideAd,
      'restore-ad': moderation.restoreAd,
    };
    if (command[0] === 'grant-role') {
      const [, who, role, why] = command;
      await moderation.grantRole(await idOf(database, who), role, why);
    } else if (command[0] === 'approve-ad') {
      const [, id, revision, why] = command;
      await moderation.approveAd({ moderator: null, id, revision, reason: why });
    } else {
      const [act, subject, why] = command;
      await decisions[act]({ moderator: null, id: await idOf(database, subject), reason: why });
    }
    return 'Done.';
  } finally {
    await database.close();
  }
}

/** What a command has to say to the operator, and the exit code of its process: 0 where it was carried out, else 1. */
export interface Outcome {
  readonly code: 0 | 1;
  readonly said: string;
}

/**
 * Carries out one decision of the operator, with the same effects, audit log and notifications as moderators' own. It
 * goes to the database of DATABASE_URL, or to that of the demo that runs on DATA_DIR.
 *
 * @param words The words of the command line: what to do, the id, the reason (see `usage`).
 * @param env The environment, as for the server.
 * @throws StartupError when the environment is not valid.
 */
export async function moderate(words: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const command = Arguments.safeParse(words);
  if (!command.success) return { code: 1, said: usage };
  const { databaseUrl, dataDir } = loadConfig({ JWT_SECRET: '-'.repeat(32), ...env });
  const url = databaseUrl ?? (await findRunningCluster(dataDir));
  if (url === undefined) {
    return { code: 1, said: `Set DATABASE_URL, or start the demo first: nothing runs on ${dataDir}.` };
  }
  try {
    return { code: 0, said: await obey(url, command.data) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: 1, said: error.message };
  }
}
