// How much product a job needs: surfaces less openings, times coats, by the product's yield.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import type { ProductYield } from './product-yield.ts';
import { dropsNeeded } from './wallpaper-drops.ts';

export type Surface =
  | { kind: 'room'; length: number; width: number; height: number; walls: boolean; ceiling: boolean }
  | { kind: 'plain'; area: number }
  | { kind: 'wall'; width: number; height: number };

export type Support = 'smooth' | 'porous' | 'rough';

export type Job = {
  surfaces: readonly Surface[];
  doors: number;
  windows: number;
  coats: number;
  support: Support;
  /** Thickness in millimetres, for products whose consumption depends on it. */
  thickness: number;
};

/** `drops`: how many the walls take, for what is hung in drops. */
export type NeededQuantity = {
  area: number;
  openings: number;
  quantity: number;
  unit: string;
  drops?: number;
};

/** A door leaf of 0.80 x 2.04 m and a window of 1.20 x 1.25 m, in square metres. */
export const OPENINGS = { door: 0.8 * 2.04, window: 1.2 * 1.25 } as const;

/** What a support drinks or hides beyond its plain surface. */
export const SUPPORT_FACTORS = { smooth: 1, porous: 1.15, rough: 1.3 } as const satisfies Record<
  Support,
  number
>;

/** For what stays in the tray and the touch-ups. */
export const SAFETY_MARGIN = 0.05;

export const JOB_LIMITS = {
  metres: 500,
  squareMetres: 20_000,
  openings: 200,
  coats: 5,
  millimetres: 100,
  surfaces: 20,
} as const;

export function neededQuantity(
  job: Job,
  yields: ProductYield,
): Verdict<NeededQuantity, 'no-surface' | 'out-of-range'> {
  if (!withinLimits(job, yields)) return refuse('out-of-range');
  if (yields.kind === 'drops') return rollsNeeded(job, yields);
  if (yields.kind === 'laid' && yields.on === 'floor') return floorNeeded(job, yields);
  const openings = job.doors * OPENINGS.door + job.windows * OPENINGS.window;
  const upright = job.surfaces.reduce((sum, surface) => sum + uprightArea(surface), 0);
  const ceilings = job.surfaces.reduce((sum, surface) => sum + ceilingArea(surface), 0);
  // Doors and windows are in walls: they never make a ceiling smaller.
  const area = Math.max(0, upright - openings) + ceilings;
  if (area <= 0) return refuse('no-surface');
  return accept({
    area,
    openings: Math.min(openings, upright),
    quantity: yields.kind === 'laid' ? withWaste(area, yields) : spread(area, job, yields),
    unit: yields.unit,
  });
}

type Spread = Extract<ProductYield, { kind: 'coverage' | 'consumption' }>;
type Laid = Extract<ProductYield, { kind: 'laid' }>;
type Drops = Extract<ProductYield, { kind: 'drops' }>;

function spread(area: number, job: Pick<Job, 'coats' | 'support' | 'thickness'>, yields: Spread): number {
  const quantity = area * job.coats * perSquareMetre(yields, job.thickness) * SUPPORT_FACTORS[job.support];
  return quantity * (1 + SAFETY_MARGIN);
}

function withWaste(area: number, { wastePercent }: Pick<Laid, 'wastePercent'>): number {
  return (area * (100 + wastePercent)) / 100;
}

// Of a room its floor: measures of walls and ceiling are ignored.
function floorNeeded(job: Job, yields: Laid): Verdict<NeededQuantity, 'no-surface'> {
  const area = job.surfaces.reduce((sum, surface) => sum + floorArea(surface), 0);
  if (area <= 0) return refuse('no-surface');
  return accept({ area, openings: 0, quantity: withWaste(area, yields), unit: yields.unit });
}

// Openings are not taken off: what hangs above and below them is cut from whole drops.
function rollsNeeded(job: Job, yields: Drops): Verdict<NeededQuantity, 'no-surface' | 'out-of-range'> {
  const walls = job.surfaces.flatMap((surface) =>
    surface.kind === 'room'
      ? [{ perimeter: 2 * (surface.length + surface.width), height: surface.height }]
      : surface.kind === 'wall'
        ? [{ perimeter: surface.width, height: surface.height }]
        : [],
  );
  const area = walls.reduce((sum, { perimeter, height }) => sum + perimeter * height, 0);
  if (area <= 0) return refuse('no-surface');
  const needed = dropsNeeded(walls, yields.roll, yields.match);
  if (!needed) return refuse('out-of-range');
  return accept({ area, openings: 0, quantity: needed.rolls, unit: yields.unit, drops: needed.drops });
}

/** `3,20`, `3.2`, `3 m`: null for what is no measure. */
export function readMeasure(text: string): number | null {
  const figure = /^(\d{1,6}(?:[.,]\d{1,4})?)\s*(?:m|m²|mm)?$/.exec(text.trim())?.[1];
  return figure === undefined ? null : Number(figure.replace(',', '.'));
}

function uprightArea(surface: Surface): number {
  if (surface.kind === 'plain') return surface.area;
  if (surface.kind === 'wall') return surface.width * surface.height;
  return surface.walls ? 2 * (surface.length + surface.width) * surface.height : 0;
}

function floorArea(surface: Surface): number {
  if (surface.kind === 'wall') return 0;
  return surface.kind === 'plain' ? surface.area : surface.length * surface.width;
}

function ceilingArea(surface: Surface): number {
  return surface.kind === 'room' && surface.ceiling ? surface.length * surface.width : 0;
}

/** Without margin: units for one square metre and coat. */
export function perSquareMetre(yields: Spread, thickness: number): number {
  if (yields.kind === 'coverage') return 1 / yields.squareMetres;
  return yields.perSquareMetre * (yields.perMillimetre ? thickness : 1);
}

function withinLimits(job: Job, yields: ProductYield): boolean {
  const needsThickness = yields.kind === 'consumption' && yields.perMillimetre;
  return (
    job.surfaces.length <= JOB_LIMITS.surfaces &&
    job.surfaces.every(isMeasurable) &&
    [job.doors, job.windows].every(
      (count) => Number.isInteger(count) && between(count, 0, JOB_LIMITS.openings),
    ) &&
    Number.isInteger(job.coats) &&
    between(job.coats, 1, JOB_LIMITS.coats) &&
    (!needsThickness || (job.thickness > 0 && between(job.thickness, 0, JOB_LIMITS.millimetres)))
  );
}

function isMeasurable(surface: Surface): boolean {
  if (surface.kind === 'plain') return between(surface.area, 0, JOB_LIMITS.squareMetres);
  const sides =
    surface.kind === 'wall'
      ? [surface.width, surface.height]
      : [surface.length, surface.width, surface.height];
  return sides.every((side) => between(side, 0, JOB_LIMITS.metres));
}

function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
