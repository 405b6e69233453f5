import { OwnProductsWaiting, ProductsPage } from '../../features/own-products/OwnProductsPage.tsx';
import { Gated } from '../Gated.tsx';
import { ProfileArea } from '../layout/ProfileArea.tsx';

/** My products. Specification: signed-in part, section 2. */
export function Component() {
  return (
    <Gated
      waiting={
        <ProfileArea>
          <OwnProductsWaiting />
        </ProfileArea>
      }
    >
      <ProfileArea>
        <ProductsPage />
      </ProfileArea>
    </Gated>
  );
}
