/** Colour pairs of avatars without a picture; the same person always gets the same one. */
const tones = ['', 'avatar--b', 'avatar--c', 'avatar--d', 'avatar--e'] as const;

/** First letters of the first two words of a name. */
function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('lt') ?? '')
    .join('');
}

/**
 * A person's picture, or the initials of the name. It is decoration beside the written name, so it has no text of its own.
 * `src` is a full address; `seed` (the user's id) picks the colour.
 */
export function Avatar({
  name,
  surname,
  src,
  seed,
  size = 44,
}: {
  name: string;
  /** Only one's own: others' surnames are nobody's business. */
  surname?: string | null | undefined;
  src?: string | null | undefined;
  seed: number;
  /** CSS pixels. */
  size?: 32 | 44 | 56 | 96;
}) {
  const look = ['avatar', size !== 44 && `avatar--${size}`, tones[seed % tones.length]].filter(Boolean).join(' ');
  return (
    <span className={look} aria-hidden="true">
      {src ? (
        <img className="photo" src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        initials(`${name} ${surname ?? ''}`)
      )}
    </span>
  );
}
