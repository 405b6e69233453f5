import { z } from 'zod';
import { pictureWidths } from '../../ports/storage.ts';

/** What a worker is told to do with the file at a path. */
export interface PictureTask {
  readonly kind: 'inspect' | 'process';
  readonly file: string;
}

/** What a file says of itself. Nothing was decoded, so any size may be told. */
const PictureInspection = z.object({
  /** The name that the decoder has for its kind. */
  format: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Scans of a JPG, counted no further than one beyond what is accepted; 0 for anything else. */
  scans: z.number(),
});
export type PictureInspection = z.infer<typeof PictureInspection>;

/** A picture ready to be kept. */
const ProcessedPicture = z.object({
  /** Pixels of the widest stored width. */
  width: z.number(),
  height: z.number(),
  /** Base64. */
  thumbhash: z.string(),
  files: z.map(z.literal(pictureWidths), z.instanceof(Buffer)),
});
export type ProcessedPicture = z.infer<typeof ProcessedPicture>;

/** What a worker says: that it can begin, and then one answer a task. */
export const WorkerAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('inspected'), inspection: PictureInspection }),
  z.object({ kind: z.literal('processed'), picture: ProcessedPicture }),
  /** The file is no picture, or a damaged one. */
  z.object({ kind: z.literal('unreadable') }),
  /** Something else went wrong: for the log. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);
export type WorkerAnswer = z.infer<typeof WorkerAnswer>;
