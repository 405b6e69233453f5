import type { Database } from '../../apps/server/src/database/client.ts';
import { createFactories } from '../../apps/server/src/database/factories/index.ts';
import { hashPassword } from '../../apps/server/src/modules/accounts/password.ts';

/** The password of everybody here. */
export const PASSWORD = 'ruduo-lapai-krinta';

/** Makes accounts `name1@example.lt`, `name2@example.lt` …; answers their addresses. */
export async function makeAccounts({ prisma }: Database, name: string, count: number): Promise<string[]> {
  const factories = createFactories(prisma);
  const password_hash = await hashPassword(PASSWORD);
  const emails = Array.from({ length: count }, (_, index) => `${name}${index + 1}@example.lt`);
  for (const email of emails) await factories.user({ email, email_verified_at: new Date(), password_hash });
  return emails;
}
