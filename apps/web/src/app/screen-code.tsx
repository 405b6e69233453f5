import { type ReactNode, useEffect, useState } from 'react';

/** A screen's code. */
interface Code {
  Component: () => ReactNode;
}
type Load = () => Promise<Code>;

/** Stands for a screen whose code could not be had: asks for it once more with each visit, and fails where that fails. */
function Retried({ load }: { load: Load }) {
  const [code, setCode] = useState<Code | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    load().then(setCode, setError);
  }, [load]);
  if (error !== null) throw error;
  return code && <code.Component />;
}

/**
 * Loads a screen's code, and never rejects: the router would draw nothing at all in place of a screen whose code did not
 * come, as without a connection, and never ask for it again.
 */
export function orRetry(load: Load): () => Promise<Code | { element: ReactNode }> {
  return () => load().catch(() => ({ element: <Retried load={load} /> }));
}
