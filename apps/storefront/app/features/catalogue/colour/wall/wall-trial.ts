// A photograph with the walls found in it so far: every change gives a new trial, so that the one before can come back.
import { LIGHT_OF_BYTE, halved, luminanceOf } from '../photo/pixels.ts';
import type { Pixels } from '../photo/pixels.ts';
import { growWall } from './grow-wall.ts';
import type { Mask } from './mask.ts';
import { paintWalls } from './paint-walls.ts';
import type { PaintedWall } from './paint-walls.ts';
import { coverOf, guideOf } from './soft-mask.ts';
import type { Guide } from './soft-mask.ts';
import { wallFeatures } from './wall-features.ts';
import type { WallFeatures } from './wall-features.ts';
import { referencesOf, wallLooks } from './wall-looks.ts';
import type { WallLooks } from './wall-looks.ts';
import { COARSE, FINE } from './wall-scale.ts';
import type { WallScale } from './wall-scale.ts';
import type { Work } from '../photo/work.ts';

/** Where walls are looked for is a reduced picture: more pixels find no more walls. All of it is prepared on opening. */
export type TrialPhoto = TrialSight & { full: Lit; sketch: TrialSight };

/** A picture in which walls are looked for; that of the sketch has a quarter of the pixels. */
export type TrialSight = { reduced: Lit; features: WallFeatures; guide: Guide };

type Lit = { pixels: Pixels; luminance: Float32Array };

export type TrialWall = { hex: string };

export type Trial = {
  walls: readonly TrialWall[];
  /** The wall each pixel of the reduced picture belongs to, from 1; 0 for none */
  owner: Mask;
  /** 1 where the brush has taken away: no touch brings it back, the brush does */
  barred: Mask;
};

/** A quarter of a million pixels; with fewer a façade's shutters run into its wall. */
const ENOUGH_PIXELS = 300_000;
const MOST_WALLS = 6;

export function openTrial(pixels: Pixels): TrialPhoto {
  const small = pixels.width * pixels.height > ENOUGH_PIXELS ? halved(pixels) : pixels;
  return {
    ...sightOf(small, FINE),
    full: { pixels, luminance: luminanceIn(pixels) },
    sketch: sightOf(halved(small), COARSE),
  };
}

function sightOf(pixels: Pixels, scale: WallScale): TrialSight {
  const features = wallFeatures(pixels, scale);
  const { luminance, width, height } = features;
  return {
    reduced: { pixels, luminance },
    features,
    guide: guideOf(luminance, width, height, scale.border),
  };
}

export function bareTrial({ features: { width, height } }: TrialSight, hex: string): Trial {
  return {
    walls: [{ hex }],
    owner: new Uint8Array(width * height),
    barred: new Uint8Array(width * height),
  };
}

/** `x` and `y` as shares of the picture, 0 to 1; `wall` from 0. */
export type Point = { x: number; y: number };

/** The wall around a touched point joins this one, also what another had of it. */
export function* touched({ features }: TrialSight, trial: Trial, wall: number, { x, y }: Point): Work<Trial> {
  const grown = yield* growWall(features, pixel(x, features.width), pixel(y, features.height));
  const owner = trial.owner.slice();
  for (let at = 0; at < owner.length; at += 1) if (grown[at] && !trial.barred[at]) owner[at] = wall + 1;
  return { ...trial, owner };
}

export type Brush = { adds: boolean; radius: number };

/** A stroke of the brush: discs of a radius, as a share of the picture's width, along its points. */
export function brushed(
  { features: { width, height } }: TrialSight,
  trial: Trial,
  wall: number,
  points: readonly Point[],
  { adds, radius }: Brush,
): Trial {
  const owner = trial.owner.slice();
  const barred = trial.barred.slice();
  const reach = Math.max(1, radius * width);
  for (const { x, y } of along(points, reach / 2 / width)) {
    const [middle, centre] = [x * width, y * height];
    for (
      let row = Math.ceil(Math.max(0, centre - reach));
      row <= Math.min(height - 1, centre + reach);
      row += 1
    )
      for (
        let col = Math.ceil(Math.max(0, middle - reach));
        col <= Math.min(width - 1, middle + reach);
        col += 1
      ) {
        if ((col - middle) ** 2 + (row - centre) ** 2 > reach * reach) continue;
        const at = row * width + col;
        barred[at] = adds ? 0 : 1;
        if (adds) owner[at] = wall + 1;
        else if (owner[at] === wall + 1) owner[at] = 0;
      }
  }
  return { ...trial, owner, barred };
}

export function withWall(trial: Trial, hex: string): Trial {
  return trial.walls.length >= MOST_WALLS ? trial : { ...trial, walls: [...trial.walls, { hex }] };
}

export function tinted(trial: Trial, wall: number, hex: string): Trial {
  return { ...trial, walls: trial.walls.map((known, index) => (index === wall ? { hex } : known)) };
}

/** Shares of the picture that are painted, wall by wall. */
export function wallShares({ walls, owner }: Trial): number[] {
  const counts = walls.map(() => 0);
  for (let at = 0; at < owner.length; at += 1) {
    const wall = owner[at] ?? 0;
    if (wall > 0) counts[wall - 1] = (counts[wall - 1] ?? 0) + 1;
  }
  return counts.map((count) => count / owner.length);
}

/** The looks of a trial's walls; those of the trial before serve while no wall has changed its place. */
export function* looksOf(
  { features, guide }: TrialSight,
  { owner, walls }: Trial,
  before: WallLooks | null,
): Work<WallLooks> {
  return before?.owner === owner && before.walls.length === walls.length
    ? before
    : yield* wallLooks(features, guide, owner, walls.length);
}

/** Any size of the picture in which the walls were found: the reduced one is ready several times sooner. */
export function* paintedTrial({ pixels, luminance }: Lit, trial: Trial, looks: WallLooks): Work<Pixels> {
  const hexes = trial.walls.map(({ hex }) => hex);
  const references = referencesOf(looks, hexes);
  const walls: PaintedWall[] = [];
  for (const [index, hex] of hexes.entries()) {
    const look = looks.walls[index];
    if (!look) continue;
    const cover = coverOf(look.soft, luminance, pixels.width, pixels.height);
    walls.push({ cover, hex, reference: references[index] ?? look.luminance });
    yield;
  }
  return yield* paintWalls(pixels, luminance, walls);
}

function luminanceIn({ width, height, data }: Pixels): Float32Array {
  const out = new Float32Array(width * height);
  for (let at = 0; at < out.length; at += 1)
    out[at] = luminanceOf(
      LIGHT_OF_BYTE[data[at * 4] ?? 0] ?? 0,
      LIGHT_OF_BYTE[data[at * 4 + 1] ?? 0] ?? 0,
      LIGHT_OF_BYTE[data[at * 4 + 2] ?? 0] ?? 0,
    );
  return out;
}

function pixel(share: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(share * length)));
}

/** The points of a stroke, so close together that no gap is seen between their discs. */
function along(points: readonly Point[], gap: number): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / gap));
    return Array.from({ length: steps }, (_, step) => ({
      x: before.x + ((point.x - before.x) * (step + 1)) / steps,
      y: before.y + ((point.y - before.y) * (step + 1)) / steps,
    }));
  });
}
