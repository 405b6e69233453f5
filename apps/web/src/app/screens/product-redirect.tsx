import { Navigate, useParams } from 'react-router-dom';
import { ProductAbsent } from '../../features/product/ProductPage.tsx';
import { linkTo, readId } from '../../lib/paths.ts';

/** The API's address of a product, opened as a page, leads to the product's page. Specification: decisions, HTML or JSON. */
export function Component() {
  const id = readId(useParams().id);
  return id === null ? <ProductAbsent /> : <Navigate to={linkTo.product(id)} replace />;
}
