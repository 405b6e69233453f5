import { ApiError } from '../../../lib/api-error.ts';
import type { StoredPicture } from '../../../lib/draft.ts';

/** Why a picture isn't there; keys of `selling:pictures.errors`. */
export type PictureProblem = 'type' | 'big' | 'small' | 'damaged' | 'quota' | 'failed';

/** A chosen picture on its way. */
export interface Slot {
  key: string;
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much has gone up, 0 to 1. */
  share: number;
  /** Address of what is shown meanwhile: the file itself. Null for pictures that were there before. */
  preview: string | null;
  /** The chosen file, to try again with. */
  file: File | null;
  problem: PictureProblem | null;
  /** Where it is stored, once it is. */
  picture: StoredPicture | null;
}

/** Slots of pictures that are stored already. */
export function storedSlots(pictures: readonly StoredPicture[]): readonly Slot[] {
  return pictures.map((picture, index) => ({
    key: `stored${index}`,
    status: 'done',
    share: 1,
    preview: null,
    file: null,
    problem: null,
    picture,
  }));
}

/** The pictures that are stored, in order, cover first. */
export function storedPictures(slots: readonly Slot[]): readonly StoredPicture[] {
  return slots.flatMap(({ picture }) => (picture ? [picture] : []));
}

/** The slots with new ones behind; beyond `max` the oldest are dropped. Specification: signed-in part, section 5. */
export function withAdded(
  slots: readonly Slot[],
  added: readonly Slot[],
  max: number,
): { kept: readonly Slot[]; dropped: readonly Slot[] } {
  const all = [...slots, ...added];
  const excess = Math.max(0, all.length - max);
  return { kept: all.slice(excess), dropped: all.slice(0, excess) };
}

/** The slots with one moved to another place; empty places are none. */
export function withMoved(slots: readonly Slot[], key: string, to: number): readonly Slot[] {
  const from = slots.findIndex((slot) => slot.key === key);
  const moved = slots[from];
  if (!moved || to === from || to < 0 || to >= slots.length) return slots;
  const rest = slots.filter((slot) => slot.key !== key);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Why an upload failed, in the words of the catalogue. Specification: signed-in part, section 8. */
export function problemOf(error: unknown): PictureProblem {
  if (!(error instanceof ApiError)) return 'failed';
  switch (error.code) {
    case 'file_type_unsupported':
      return 'type';
    case 'file_too_large':
    case 'payload_too_large':
      return 'big';
    case 'file_unreadable':
      return 'damaged';
    case 'upload_quota_exceeded':
      return 'quota';
    default:
      return 'failed';
  }
}
