import { useParams } from 'react-router-dom';
import { BestOffers } from '../../features/best-offers/BestOffers.tsx';
import { SellerAbsent, SellerLoading, SellerPage } from '../../features/seller/SellerPage.tsx';
import { readId } from '../../lib/paths.ts';
import { Gated } from '../Gated.tsx';
import { useHearts } from '../hearts.tsx';

/** A seller's page, for signed-in people. Specification: signed-in part, section 2 (seller page). */
export function Component() {
  const id = readId(useParams().sellerId);
  const hearts = useHearts();
  return (
    <Gated waiting={<SellerLoading />}>
      {id === null ? (
        <SellerAbsent />
      ) : (
        <SellerPage
          key={id}
          id={id}
          offers={(first) => <BestOffers offers={first} actions={(product) => hearts(product)} />}
          actions={(product) => hearts(product)}
        />
      )}
    </Gated>
  );
}
