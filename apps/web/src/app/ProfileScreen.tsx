import type { ReactNode } from 'react';
import { Gated } from './Gated.tsx';
import { ProfileArea } from './layout/ProfileArea.tsx';

/** A screen of the profile area; `waiting` stands there while it isn't known yet who is here. */
export function ProfileScreen({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <Gated waiting={<ProfileArea>{waiting}</ProfileArea>}>
      <ProfileArea>{children}</ProfileArea>
    </Gated>
  );
}
