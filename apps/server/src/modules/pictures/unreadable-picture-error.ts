/** The file is no picture, or a damaged one. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}
