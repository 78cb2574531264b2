// External insulation: everything that a façade takes from the starting rail to the finish, with what is lost.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

/** The order is the one of the work. */
export const ITE_ROLES = [
  'starting-rail',
  'insulation',
  'adhesive',
  'dowels',
  'corner-bead',
  'joinery-bead',
  'drip-bead',
  'stop-bead',
  'base-coat',
  'mesh',
  'primer',
  'finish',
] as const;
export type IteRole = (typeof ITE_ROLES)[number];

export type Facade = {
  /** Metres along the foot of the walls, and up to the eaves. */
  length: number;
  height: number;
  /** Square metres of the gables above the eaves. */
  gables: number;
  corners: number;
  windows: number;
  doors: number;
};

/** `square-metres` are those of the wall, to be multiplied by what the chosen product consumes where it is spread. */
export type IteNeed = { role: IteRole; amount: number; unit: 'square-metres' | 'metres' | 'pieces' };

export type IteWork = { area: number; openings: number; needs: readonly IteNeed[] };

/** Default openings, in metres, where none were measured. */
export const FACADE_OPENINGS = {
  window: { width: 1.2, height: 1.25 },
  door: { width: 0.9, height: 2.15 },
} as const;

/** Percent on top of the net need: cuts, overlaps of ten centimetres, misdrilled holes. */
export const ITE_WASTE: Readonly<Record<IteRole, number>> = {
  'starting-rail': 5,
  insulation: 5,
  adhesive: 5,
  dowels: 5,
  'corner-bead': 5,
  'joinery-bead': 5,
  'drip-bead': 5,
  'stop-bead': 5,
  'base-coat': 5,
  mesh: 10,
  primer: 5,
  finish: 5,
};

/** For a façade of ordinary height and wind; a study may ask for more. */
export const DOWELS_PER_SQUARE_METRE = 6;

export const FACADE_LIMITS = { metres: 500, height: 60, squareMetres: 20_000, pieces: 500 } as const;

export function iteWork(facade: Facade): Verdict<IteWork, 'no-surface' | 'out-of-range'> {
  if (!withinLimits(facade)) return refuse('out-of-range');
  const { window, door } = FACADE_OPENINGS;
  const openings = facade.windows * window.width * window.height + facade.doors * door.width * door.height;
  const area = facade.length * facade.height + facade.gables - openings;
  if (!(area > 0)) return refuse('no-surface');
  const lintels = facade.windows * window.width + facade.doors * door.width;
  const jambs = 2 * (facade.windows * window.height + facade.doors * door.height);
  const bare: Record<IteRole, Omit<IteNeed, 'role'>> = {
    'starting-rail': metres(facade.length - facade.doors * door.width),
    insulation: squareMetres(area),
    adhesive: squareMetres(area),
    dowels: { amount: area * DOWELS_PER_SQUARE_METRE, unit: 'pieces' },
    'corner-bead': metres(facade.corners * facade.height + jambs),
    'joinery-bead': metres(jambs + lintels),
    'drip-bead': metres(lintels),
    'stop-bead': metres(facade.length),
    'base-coat': squareMetres(area),
    mesh: squareMetres(area),
    primer: squareMetres(area),
    finish: squareMetres(area),
  };
  const needs = ITE_ROLES.map((role) => withWaste(role, bare[role])).filter(({ amount }) => amount > 0);
  return accept({ area, openings, needs });
}

/** Through the insulation, ten millimetres of adhesive, and twenty-five into the wall. */
export function dowelLength(thickness: number): number {
  return thickness + 35;
}

/** The shortest that is long enough; null when none is. */
export function fittingLength<Sized extends { millimetres: number }>(
  thickness: number,
  offered: readonly Sized[],
): Sized | null {
  const longEnough = offered.filter(({ millimetres }) => millimetres >= dowelLength(thickness));
  return longEnough.toSorted((one, other) => one.millimetres - other.millimetres)[0] ?? null;
}

/** `Boîte de 100` holds a hundred; a label without a count holds one. */
export function piecesIn(label: string): number {
  const count = Number(/\bde[\s\u00a0\u202f](\d{1,4})$/.exec(label.trim())?.[1] ?? 1);
  return count > 0 ? count : 1;
}

function withWaste(role: IteRole, { amount, unit }: Omit<IteNeed, 'role'>): IteNeed {
  const more = (amount * (100 + ITE_WASTE[role])) / 100;
  return { role, unit, amount: unit === 'pieces' ? Math.ceil(more - 1e-9) : more };
}

const metres = (amount: number): Omit<IteNeed, 'role'> => ({ amount: Math.max(0, amount), unit: 'metres' });
const squareMetres = (amount: number): Omit<IteNeed, 'role'> => ({ amount, unit: 'square-metres' });

function withinLimits({ length, height, gables, corners, windows, doors }: Facade): boolean {
  return (
    between(length, FACADE_LIMITS.metres) &&
    between(height, FACADE_LIMITS.height) &&
    between(gables, FACADE_LIMITS.squareMetres) &&
    [corners, windows, doors].every(
      (count) => Number.isInteger(count) && between(count, FACADE_LIMITS.pieces),
    )
  );
}

const between = (value: number, most: number): boolean => value >= 0 && value <= most;
