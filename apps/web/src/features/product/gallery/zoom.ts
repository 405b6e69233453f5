/** A place on the stage, CSS pixels from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture stands on the stage: moved by `x`, `y` from the middle and enlarged `scale` times. */
export interface Zoom extends Point {
  scale: number;
}

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A picture as it fits the stage. */
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

/** How much a picture can be enlarged. */
export const maxScale = 4;

/** What a press and the buttons enlarge to, step by step. */
export const zoomStep = 2;

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Keeps an enlarged picture on the stage: no edge of it comes further in than the stage's edge. */
export function hold({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  return {
    scale,
    x: within(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}

/** Enlarges to `scale` (within 1 and the most) so that what lies under `point` stays there. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, picture: Size, stage: Size): Zoom {
  const next = Math.min(maxScale, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return hold(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    picture,
    stage,
  );
}
