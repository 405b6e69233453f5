import path from 'node:path';
import { MAX_ID, MODERATION_LIMITS } from '@muge/contract/limits';
import { z } from 'zod';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/client.ts';
import { findRunningCluster } from '../src/database/embedded/index.ts';
import { AppError } from '../src/http/app-error.ts';
import { createModerationRepository, createModerationService } from '../src/modules/moderation/index.ts';
import { createSessionsRepository } from '../src/modules/sessions/sessions.repository.ts';
import { createSessionsService } from '../src/modules/sessions/sessions.service.ts';
import { systemClock } from '../src/ports/clock.ts';

/*
 * The operator's decisions, with the same effects, audit log and notifications as moderators' own:
 *
 *     npm run moderate -- hide-product 12 "A counterfeit"
 *
 * They go to the database of DATABASE_URL, or to that of the demo that runs on DATA_DIR.
 */

const usage = `Usage: npm run moderate -- hide-product|restore-product|suspend-user|restore-user|approve-ad <id> "reason"
       npm run moderate -- grant-role <user id> user|moderator|admin "reason"`;

const id = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_ID));
const reason = z.string().trim().min(1).max(MODERATION_LIMITS.reason);
const Arguments = z.union([
  z.tuple([z.enum(['hide-product', 'restore-product', 'suspend-user', 'restore-user', 'approve-ad']), id, reason]),
  z.tuple([z.literal('grant-role'), id, z.enum(['user', 'moderator', 'admin']), reason]),
]);

async function decide(url: string, command: z.output<typeof Arguments>): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, onError: (error) => console.error(error.message) });
  try {
    const moderation = createModerationService({
      moderation: createModerationRepository(database),
      sessions: createSessionsService({ sessions: createSessionsRepository(database), clock: systemClock }),
      clock: systemClock,
    });
    if (command[0] === 'grant-role') return await moderation.grantRole(command[1], command[2], command[3]);
    const decision = { moderator: null, id: command[1], reason: command[2] };
    const decisions = {
      'hide-product': moderation.hideProduct,
      'restore-product': moderation.restoreProduct,
      'suspend-user': moderation.suspendUser,
      'restore-user': moderation.restoreUser,
      'approve-ad': moderation.approveAd,
    };
    await decisions[command[0]](decision);
  } finally {
    await database.close();
  }
}

async function main(): Promise<string | null> {
  const command = Arguments.safeParse(process.argv.slice(2));
  if (!command.success) return usage;
  // A relative DATA_DIR means the same folder as for the server, which runs at the repository's root.
  process.chdir(path.resolve(import.meta.dirname, '../../..'));
  const { databaseUrl, dataDir } = loadConfig({ JWT_SECRET: '-'.repeat(32), ...process.env });
  const url = databaseUrl ?? (await findRunningCluster(dataDir));
  if (url === undefined) return `Set DATABASE_URL, or start the demo first: nothing runs on ${dataDir}.`;
  try {
    await decide(url, command.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
  console.warn('Done.');
  return null;
}

const problem = await main();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
