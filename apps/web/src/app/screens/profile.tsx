import { ProfileOverview, ProfileOverviewSkeleton } from '../../features/profile/ProfileOverview.tsx';
import { useSession } from '../../lib/session.ts';
import { profileEntries } from '../layout/profile-entries.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

function Overview() {
  const { profile } = useSession();
  return profile && <ProfileOverview profile={profile} parts={profileEntries} />;
}

/** My profile. Specification: signed-in part, section 2 (profile area). */
export function Component() {
  return (
    <ProfileScreen waiting={<ProfileOverviewSkeleton />}>
      <Overview />
    </ProfileScreen>
  );
}
