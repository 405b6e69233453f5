import type { Picture } from '@muge/contract';
import { useEffect } from 'react';
import { pictureSrcSet } from '../../../lib/pictures.ts';

/** Fetches the pictures beside the one on show, after it, so that turning finds them there. */
export function usePreload(pictures: readonly Picture[], index: number, sizes: string): void {
  useEffect(() => {
    for (const neighbour of [pictures[index + 1], pictures[index - 1]]) {
      if (!neighbour) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.sizes = sizes;
      image.srcset = pictureSrcSet(neighbour.url);
    }
  }, [pictures, index, sizes]);
}
