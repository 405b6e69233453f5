import { useState } from 'react';
import { api } from './api.ts';
import { getToken } from './token.ts';

/** The key of somebody's upload; null for the house's own pictures. */
function keyOf(path: string): string | null {
  return /^\/storage\/([a-z0-9-]+)\.webp$/.exec(path)?.[1] ?? null;
}

/** Where a stored picture is to be had, and what to do when it isn't. */
interface PictureAddress {
  /** Null once it can't be had. */
  address: string | null;
  /** It could not be loaded. */
  onError: () => void;
}

/**
 * The address of a stored picture. What isn't served may have been hidden by a moderator: whoever uploaded it, and
 * moderators, are given another address then, good for some minutes. Specification: decisions, status.
 */
export function usePictureAddress(path: string | null): PictureAddress {
  const [found, setFound] = useState<{ path: string; address: string | null } | null>(null);
  const address = path !== null && found?.path === path ? found.address : path;
  const onError = () => {
    if (path === null) return;
    const key = keyOf(path);
    if (key === null || getToken() === null) return setFound({ path, address: null });
    api('GET /pictures/{key}', { params: { key } }).then(
      ({ url }) => setFound({ path, address: url === address ? null : url }),
      // Theirs to see or not, reached or not: it stays what the failed image says it is.
      () => setFound({ path, address: null }),
    );
  };
  return { address, onError };
}
