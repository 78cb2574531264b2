import { expect, it } from 'vitest';
import { dowelLength, fittingLength, iteWork, piecesIn } from './ite-system.ts';
import type { Facade, IteRole } from './ite-system.ts';

const house: Facade = { length: 40, height: 5, gables: 20, corners: 4, windows: 8, doors: 2 };

function workOn(changes: Partial<Facade> = {}) {
  const work = iteWork({ ...house, ...changes });
  if (!work.ok) throw new Error(work.refusal);
  return work.value;
}

it('PDP-08 a façade is its walls and gables less its openings', () => {
  // 40 × 5 + 20 = 220; 8 × 1.5 + 2 × 1.935 = 15.87
  expect(workOn().openings).toBeCloseTo(15.87, 6);
  expect(workOn().area).toBeCloseTo(204.13, 6);
});

// By hand, from 204.13 m², jambs of 2 × (8 × 1.25 + 2 × 2.15) = 28.60 m and lintels of 8 × 1.2 + 2 × 0.9 = 11.40 m.
it.each<[IteRole, number]>([
  // (40 − 2 × 0.9) × 1.05
  ['starting-rail', 40.11],
  ['insulation', 214.3365],
  ['adhesive', 214.3365],
  // 204.13 × 6 × 1.05 = 1 286.02
  ['dowels', 1287],
  // (4 × 5 + 28.6) × 1.05
  ['corner-bead', 51.03],
  // (28.6 + 11.4) × 1.05
  ['joinery-bead', 42],
  ['drip-bead', 11.97],
  ['stop-bead', 42],
  ['base-coat', 214.3365],
  // 204.13 × 1.10
  ['mesh', 224.543],
  ['primer', 214.3365],
  ['finish', 214.3365],
])('PDP-08 the whole system on a house: %s', (role, amount) => {
  expect(workOn().needs.find((need) => need.role === role)?.amount).toBeCloseTo(amount, 6);
});

it('PDP-08 a blind wall takes no bead of openings', () => {
  const { needs } = workOn({ length: 10, height: 3, gables: 0, corners: 0, windows: 0, doors: 0 });
  expect(needs.map(({ role }) => role)).not.toContain('drip-bead');
  expect(needs.map(({ role }) => role)).not.toContain('corner-bead');
  expect(needs.map(({ role }) => role)).toContain('starting-rail');
});

it.each<[string, Partial<Facade>, string]>([
  ['nothing measured', { length: 0, gables: 0 }, 'no-surface'],
  ['more openings than wall', { length: 2, height: 2, gables: 0 }, 'no-surface'],
  ['a wall without end', { length: Infinity }, 'out-of-range'],
  ['a tower', { height: 61 }, 'out-of-range'],
  ['no number', { gables: Number.NaN }, 'out-of-range'],
  ['half a window', { windows: 0.5 }, 'out-of-range'],
  ['less than no door', { doors: -1 }, 'out-of-range'],
])('PDP-08 the system refuses %s', (_, changes, refusal) => {
  expect(iteWork({ ...house, ...changes })).toEqual({ ok: false, refusal });
});

const sold = [95, 215, 155, 135].map((millimetres) => ({ millimetres }));

it.each([
  [60, 95],
  [100, 135],
  // 155 needed
  [120, 155],
  // 175 needed: the next longer
  [140, 215],
])('PDP-08 %i mm of insulation are held by dowels of %i mm', (thickness, length) => {
  expect(fittingLength(thickness, sold)).toEqual({ millimetres: length });
});

it('PDP-08 no dowel is proposed where none is long enough', () => {
  expect(dowelLength(200)).toBe(235);
  expect(fittingLength(200, sold)).toBeNull();
});

it.each([
  ['Boîte de 100', 100],
  ['Boîte de\u00a0250', 250],
  ['À l’unité', 1],
  ['Paquet de 20 barres (50 m)', 1],
])('PDP-08 « %s » holds %i', (label, count) => {
  expect(piecesIn(label)).toBe(count);
});
