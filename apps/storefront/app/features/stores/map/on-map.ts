// Coordinates of a place on the drawing of the départements.
import type { Place } from '@nuancier/domain/stores/place.ts';
import type { Point } from '@nuancier/domain/stores/cluster-points.ts';

export const MAP_WIDTH = 613;
export const MAP_HEIGHT = 585;

// The drawing is a Mercator map: fitted on the ends of Ouessant, Lauterbourg and Cap Corse (west to east) and of
// Bray-Dunes, Prats-de-Mollo and the Lavezzi (north to south), it is right to about a kilometre.
const EAST = { scale: 2385.02, offset: 214.21 };
const NORTH = { scale: -2366.64, offset: 2463.1 };

export function onMap({ latitude, longitude }: Place): Point {
  return {
    x: EAST.scale * radians(longitude) + EAST.offset,
    y: NORTH.scale * Math.asinh(Math.tan(radians(latitude))) + NORTH.offset,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
