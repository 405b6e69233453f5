import type { Profile } from '@muge/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from './api.ts';
import { overlayIn } from './overlay.ts';
import { screens } from './paths.ts';
import { notify } from './toasts.ts';
import { getToken, onTokenChange, setToken, useToken } from './token.ts';

/** The signed-in person's own data. Specification: public part, section 7. */
const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<Profile> => (await api('GET /profile', { signal })).data,
});

/** Who is here. `failed`: there is a token, but the profile could not be had; only a 401 makes a guest of somebody. */
export type Session =
  | { status: 'guest' | 'pending'; profile: null }
  | { status: 'failed'; profile: null; error: Error; retry: () => void; retrying: boolean }
  | { status: 'signedIn'; profile: Profile };

/** The session: somebody is signed in when there is a token and a profile. Specification: public part, section 4. */
export function useSession(): Session {
  const token = useToken();
  const { data, error, isFetching, refetch } = useQuery({ ...profileQuery, enabled: token !== null });
  if (token === null) return { status: 'guest', profile: null };
  if (data) return { status: 'signedIn', profile: data };
  if (error) return { status: 'failed', profile: null, error, retry: () => void refetch(), retrying: isFetching };
  return { status: 'pending', profile: null };
}

/**
 * Keeps the cache true to who is signed in, whichever tab that changes in. What somebody saw is gone at once when they
 * leave; who comes gets the screen that stands there fetched again, with their own marks on it.
 */
export function followSession(client: QueryClient): () => void {
  let before = getToken();
  return onTokenChange(() => {
    const now = getToken();
    if (now === before) return;
    const left = before !== null;
    before = now;
    client.removeQueries({ queryKey: profileQuery.queryKey });
    client.removeQueries({ type: 'inactive' });
    if (left) for (const query of client.getQueryCache().findAll({ type: 'active' })) query.reset();
    // Once the screens that are for nobody but who has left are gone: theirs would be asked for without a token.
    setTimeout(
      () => void (left ? client.refetchQueries({ type: 'active' }) : client.invalidateQueries({ type: 'active' })),
    );
  });
}

/**
 * Signing out: goes home, forgets the token and all that is private, ends the session on the server. When the server
 * can't be told, it is done here all the same and said. Specification: public part, section 4 (logout).
 */
export function useSignOut(): { signOut: () => Promise<void>; busy: boolean } {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const token = getToken();
    // Home first: a gated screen would say for a moment that it isn't for guests.
    await navigate(screens.home, { replace: overlayIn(state) !== undefined });
    // Before the server ends the session, so that no screen, here or in another tab, asks with a token that has ended.
    setToken(null);
    try {
      await api('POST /logout', { token });
    } catch {
      notify('error', t('signOutUntold'));
    }
    setBusy(false);
  };
  return { signOut, busy };
}
