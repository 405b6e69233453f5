import { OwnAdsPage, OwnAdsWaiting } from '../../features/ads/OwnAdsPage.tsx';
import { useSession } from '../../lib/session.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

function Page() {
  const { profile } = useSession();
  return profile && <OwnAdsPage profile={profile} />;
}

/** My ads. Specification: signed-in part, section 2 (my ads). */
export function Component() {
  return (
    <ProfileScreen waiting={<OwnAdsWaiting />}>
      <Page />
    </ProfileScreen>
  );
}
