import { usernameOf } from '../../modules/users/index.ts';
import type { Factories } from '../factories/index.ts';
import { demoAccounts, people } from './content/index.ts';

const DAY_MS = 86_400_000;

/** Adds everybody of the demo house; only the demo accounts have a password. Answers the user ids by person. */
export async function importPeople(
  factories: Factories,
  passwordHash: string,
  now: Date,
): Promise<(person: string) => number> {
  const accounts = new Set<string>(Object.values(demoAccounts));
  const taken = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const person of people) {
    const joined = new Date(now.getTime() - person.joinedDaysAgo * DAY_MS);
    const username = usernameOf(person.name);
    const namesakes = taken.get(username) ?? 0;
    taken.set(username, namesakes + 1);
    const user = await factories.user({
      name: person.name,
      surname: person.surname,
      username: namesakes === 0 ? username : `${username}${namesakes + 1}`,
      email: person.email,
      email_verified_at: joined,
      phone: person.phone,
      phone_verified_at: person.phoneVerified ? joined : null,
      address: person.town,
      language: person.language,
      role: person.role,
      password_hash: accounts.has(person.key) ? passwordHash : null,
      identity_confirmed_at: person.identityConfirmed ? joined : null,
      company_confirmed_at: person.companyConfirmed ? joined : null,
      created_at: joined,
      updated_at: joined,
    });
    ids.set(person.key, user.id);
  }
  return (person) => {
    const id = ids.get(person);
    if (id === undefined) throw new Error(`The demo house does not know ${person}.`);
    return id;
  };
}
