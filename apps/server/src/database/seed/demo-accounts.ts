import type { DemoAccount } from '@muge/contract';
import { usernameOf } from '../../modules/users/index.ts';
import { demoAccounts, people } from './content/index.ts';

/** The password of the three demo accounts. They exist in the demo house alone, which only this machine can reach. */
export const DEMO_PASSWORD = 'muge-smagu-2026';

/** The demo accounts: buyer, seller and moderator. */
export function listDemoAccounts(): DemoAccount[] {
  return (['buyer', 'seller', 'moderator'] as const).map((role) => {
    const person = people.find(({ key }) => key === demoAccounts[role]);
    if (person === undefined) throw new Error(`The demo house has nobody for the ${role}'s account.`);
    return { role, name: person.name, username: usernameOf(person.name), password: DEMO_PASSWORD };
  });
}
