import type { DrawingName } from './drawn/index.ts';
import type { RenderName } from './renders.ts';

/** How light the set is: bright and airy, clearly coloured, or dark. Across the catalogue about 45, 40 and 15 in 100. */
export type Tone = 'pale' | 'mid' | 'deep';

/**
 * The stage a shot is taken on.
 *
 * - `cyc`: the floor melts into the wall, as on a photographer's paper roll
 * - `table`: a hard edge between wall and table top
 * - `plinth`: the good stands on a low cylinder
 * - `window`: light from a window falls on the wall
 * - `arch`, `disc`: a shape in a deeper tone of the wall behind the good
 * - `flat`: two papers seen from above, the goods lie on them
 * - `ground`: a hill line under an open sky
 */
export type SetName = 'cyc' | 'table' | 'plinth' | 'window' | 'arch' | 'disc' | 'flat' | 'ground';

/** How a good is held: it stands on its foot, lies on (or hangs before) a surface, or floats in the air. */
export type Hold = 'stands' | 'lies' | 'floats';

/** Paints the part of a render that has one colour in another one, so that a second seller has another specimen. */
export interface Paint {
  /** OKLCH hue of the colour to replace, in degrees. */
  readonly from: number;
  /** OKLCH hue it becomes, in degrees. */
  readonly to: number;
  /** How far from `from` a hue still belongs to the colour, in degrees; 45 unless told. */
  readonly reach?: number;
  /** Factor for the chroma of what is painted, 0 to 2.5; 1 unless told, 0 gives white, grey and black paint. */
  readonly chroma?: number;
  /** Added to the lightness of what is painted, -0.4 to 0.4; 0 unless told. */
  readonly lightness?: number;
}

/** A rectangle of a render, as fractions of its width and height, for renders that show two things. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One object on a set. */
export interface Good {
  /** A render of the package or one of our drawings. */
  readonly render: RenderName | DrawingName;
  /** Factor for the size that suits the set and the object's proportions, 0.2 to 1.5; 1 unless told. */
  readonly size?: number;
  /** Centre, as a fraction of the picture's width; 0.5 unless told. */
  readonly x?: number;
  /** Foot of a standing good or centre of a lying one, as a fraction of the picture's height; the set's own unless told. */
  readonly y?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** Turned clockwise, in degrees. */
  readonly tilt?: number;
  /** How it is held; on a `flat` set goods lie unless told, elsewhere they stand. "lies" also is hanging before the wall. */
  readonly hold?: Hold;
  readonly paint?: readonly Paint[];
  /** Only what lies in one of these parts of the render is used. */
  readonly parts?: readonly Part[];
  /** Factor for the lightness of the whole object, 0.6 to 1.3; 1 unless told. */
  readonly brightness?: number;
  /** Factor for the chroma of the whole object, 0 to 1; 0.84 unless told. */
  readonly saturation?: number;
}

/** The cylinder of a `plinth` set, as fractions of the picture. */
export interface Plinth {
  /** Height of its upper face's centre, of the picture's height. */
  readonly top?: number;
  /** Width, of the picture's width. */
  readonly width?: number;
  /** Height of its side, of the picture's height. */
  readonly height?: number;
}

/** A picture taken on a set. */
export interface StagedShot {
  readonly set: SetName;
  readonly goods: readonly [Good, ...Good[]];
  /** Where wall and floor meet, as a fraction of the picture's height; the set's own unless told. */
  readonly horizon?: number;
  readonly plinth?: Plinth;
  /** OKLCH hue of the floor, in degrees, where it isn't the listing's: about 65 is a wooden table. */
  readonly floorHue?: number;
}

/** A detail of the listing's first picture: 42 % of its width and height, from this upper left corner (fractions). */
export interface CloseUp {
  readonly closeUp: { readonly left: number; readonly top: number };
}

export type Shot = StagedShot | CloseUp;

/** The pictures of one seller's specimen of a thing, in one tone and one hue; the first is the cover. */
export interface Listing {
  readonly tone: Tone;
  /** OKLCH hue of the wall, in degrees. */
  readonly hue: number;
  /** OKLCH hue of the floor, in degrees; ten more than the wall's unless told. */
  readonly floorHue?: number;
  readonly shots: readonly [StagedShot, ...Shot[]];
}

/** The things of a category by their plain English name, each with its variants in order. */
export type Things = Readonly<Record<string, readonly [Listing, ...Listing[]]>>;
