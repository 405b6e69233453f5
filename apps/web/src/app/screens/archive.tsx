import { ArchivePage, OwnProductsWaiting } from '../../features/own-products/OwnProductsPage.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

/** My archive. Specification: signed-in part, section 2. */
export function Component() {
  return (
    <ProfileScreen waiting={<OwnProductsWaiting archive />}>
      <ArchivePage />
    </ProfileScreen>
  );
}
