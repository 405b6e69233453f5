/** The windows in which journeys are made, CSS pixels: a small phone and an ordinary desktop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Each of the `sizes` with its name, for journeys that are made in both. */
export const eachSize = [
  ['phone', sizes.phone],
  ['desktop', sizes.desktop],
] as const;
