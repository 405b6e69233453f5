import type { Profile } from '@muge/contract';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../lib/session.ts';
import { askToSignIn } from '../lib/sign-in.ts';
import { Gated } from './Gated.tsx';

/**
 * A gated screen into which something is typed: when the session ends meanwhile, it stays as it is and the sign-in dialog
 * opens over it. Somebody else who signs in there gets a form of their own.
 */
export function GatedForm({ waiting, children }: { waiting: ReactNode; children: (profile: Profile) => ReactNode }) {
  const session = useSession();
  const [person, setPerson] = useState<Profile | null>(null);
  const now = session.status === 'signedIn' ? session.profile : null;
  if (now !== null && now !== person) setPerson(now);
  const ended = person !== null && session.status === 'guest';

  useEffect(() => {
    if (ended) askToSignIn();
  }, [ended]);

  if (person === null) return <Gated waiting={waiting}>{waiting}</Gated>;
  return <Fragment key={person.id}>{children(person)}</Fragment>;
}
