/** The stall's awning: the one ornament of the product. Its container must be a size container (see stall.css). */
export function Awning() {
  return <div className="awning" aria-hidden="true" />;
}
