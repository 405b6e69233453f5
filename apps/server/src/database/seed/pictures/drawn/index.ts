import { boiler, heatPump } from './climate.ts';
import { table, wardrobe } from './furniture.ts';
import { drill, dumbbell, pram, record, tyre } from './gear.ts';
import { drawers, fridge, radiator, washingMachine } from './household.ts';
import { coffeeMachine, lawnMower, robotVacuum, sewingMachine } from './machines.ts';
import { garage, wateringCan } from './outdoors.ts';
import { router, speaker, tablet } from './screens.ts';
import { pullover, rug } from './textiles.ts';

/**
 * Objects that the render package lacks, drawn by us in its manner: round edges, one soft light from the upper left,
 * cool shades. SVG markup by plain name, in a box of 1024 x 1024.
 */
export const drawings = {
  washingMachine,
  fridge,
  radiator,
  drawers,
  dumbbell,
  record,
  pram,
  drill,
  tyre,
  garage,
  wateringCan,
  tablet,
  router,
  speaker,
  table,
  wardrobe,
  coffeeMachine,
  robotVacuum,
  lawnMower,
  sewingMachine,
  heatPump,
  boiler,
  pullover,
  rug,
} as const;

/** The plain name of a drawn object, as the catalogue writes it. */
export type DrawingName = keyof typeof drawings;

/** Whether a name is that of a drawing instead of a render. */
export function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name);
}
