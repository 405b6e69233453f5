import { OwnProductsWaiting, ProductsPage } from '../../features/own-products/OwnProductsPage.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

/** My products. Specification: signed-in part, section 2. */
export function Component() {
  return (
    <ProfileScreen waiting={<OwnProductsWaiting />}>
      <ProductsPage />
    </ProfileScreen>
  );
}
