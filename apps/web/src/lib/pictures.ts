/** Widths in which every stored picture exists, CSS pixels. Specification: decisions, images. */
const pictureWidths = [320, 640, 1280] as const;

/** A stored picture's width. */
type PictureWidth = (typeof pictureWidths)[number];

/**
 * The address of a stored picture at a width. `path` is a root-relative path (`/storage/…`) or, as categories and
 * subcategories have it, a bare name under /storage; one of a hidden picture carries its proof already.
 */
export function pictureUrl(path: string, width: PictureWidth): string {
  return `${path.startsWith('/') ? path : `/storage/${path}`}${path.includes('?') ? '&' : '?'}w=${width}`;
}

/** All widths of a picture as a `srcset`. */
export function pictureSrcSet(path: string): string {
  return pictureWidths.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}
