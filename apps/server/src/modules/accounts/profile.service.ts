import type { Profile } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import { toProfile } from './accounts.mapper.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** The signed-in person's own data. */
export function createProfileService({ accounts }: { accounts: AccountsRepository }) {
  return {
    async get(userId: number): Promise<Profile> {
      const user = await accounts.findUser(userId);
      if (user === null) throw new AppError('unauthenticated');
      return toProfile(user);
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
