import { Navigate, useParams } from 'react-router-dom';
import { readProductId } from '../../features/product/api.ts';
import { ProductAbsent } from '../../features/product/ProductPage.tsx';
import { linkTo } from '../../lib/paths.ts';

/** The API's address of a product, opened as a page, leads to the product's page. Specification: decisions, HTML or JSON. */
export function Component() {
  const id = readProductId(useParams().id);
  return id === null ? <ProductAbsent /> : <Navigate to={linkTo.product(id)} replace />;
}
