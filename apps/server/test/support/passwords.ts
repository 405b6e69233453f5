import { hashPassword, newSalt } from '../../src/modules/accounts/password.ts';

/** The fewest rounds that bcrypt takes: the usual ones would be an eighth of all that the tests compute. */
export const quickCost = 4;

/** The hash of a password, made quickly. */
export async function quickHash(password: string): Promise<string> {
  return hashPassword(password, await newSalt(quickCost));
}
