import { ArchivePage, OwnProductsWaiting } from '../../features/own-products/OwnProductsPage.tsx';
import { Gated } from '../Gated.tsx';
import { ProfileArea } from '../layout/ProfileArea.tsx';

/** My archive. Specification: signed-in part, section 2. */
export function Component() {
  return (
    <Gated
      waiting={
        <ProfileArea>
          <OwnProductsWaiting archive />
        </ProfileArea>
      }
    >
      <ProfileArea>
        <ArchivePage />
      </ProfileArea>
    </Gated>
  );
}
