import { createReadStream } from 'node:fs';

/** Scans of a JPG at most. Each goes over the whole picture anew for a few bytes; a progressive photo has about ten. */
export const MOST_SCANS = 100;

/** Second bytes of markers. */
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Markers that no length follows; 0 is a byte of the data itself. */
function standsAlone(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}

/**
 * Counts the scans of a JPG, no further than one beyond `limit`, by the steps in which a decoder goes through it: what
 * stands in metadata or behind the end is none. Nothing is decoded and little is held.
 */
export async function countScans(file: string, limit: number): Promise<number> {
  let scans = 0;
  let next: 'marker' | 'code' | 'high' | 'low' = 'marker';
  let length = 0;
  let skip = 0;
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A stream without an encoding gives buffers.');
    for (let at = 0; at < chunk.length; at += 1) {
      if (skip > 0) {
        const step = Math.min(skip, chunk.length - at);
        skip -= step;
        at += step - 1;
        continue;
      }
      if (next === 'marker') {
        at = chunk.indexOf(0xff, at);
        if (at === -1) break;
        next = 'code';
        continue;
      }
      const byte = chunk.readUInt8(at);
      if (next === 'high') {
        length = byte << 8;
        next = 'low';
      } else if (next === 'low') {
        skip = Math.max(0, (length | byte) - 2);
        next = 'marker';
      } else if (byte === END_OF_IMAGE) {
        return scans;
      } else if (byte !== 0xff) {
        if (byte === START_OF_SCAN) scans += 1;
        if (scans > limit) return scans;
        next = standsAlone(byte) ? 'marker' : 'high';
      }
    }
  }
  return scans;
}
