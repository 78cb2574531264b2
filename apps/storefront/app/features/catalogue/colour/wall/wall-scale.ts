/** How far one looks around a pixel, in pixels of the picture in which walls are looked for, and what is an edge in it. */
export type WallScale = {
  /** Sensor noise and the grain of a plaster are no edges. */
  calmed: number;
  sharpest: number;
  /** A cable, a joint, a shadow line: the same wall goes on behind it. */
  jump: number;
  /** The walk stops short of every edge; this is how far it comes back over what looks like the wall beside it. */
  back: number;
  neighbours: number;
  seed: number;
  /** Of the softened border */
  border: number;
};

/** Where walls are found. */
export const FINE: WallScale = {
  calmed: 2,
  sharpest: 2.4,
  jump: 8,
  back: 6,
  neighbours: 9,
  seed: 3,
  border: 4,
};

/** The same in a picture half as wide, for what is shown while the wall itself is being found. */
export const COARSE: WallScale = {
  calmed: 1,
  sharpest: 4,
  jump: 4,
  back: 3,
  neighbours: 5,
  seed: 1,
  border: 2,
};
