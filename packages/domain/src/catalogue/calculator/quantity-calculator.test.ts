import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededQuantity, readMeasure } from './quantity-calculator.ts';
import type { Job, Surface } from './quantity-calculator.ts';
import type { ProductYield } from './product-yield.ts';

const bedroom: Surface = { kind: 'room', length: 4, width: 3, height: 2.5, walls: true, ceiling: false };
const tenPerLitre: ProductYield = { kind: 'coverage', squareMetres: 10, unit: 'L' };
const screed: ProductYield = { kind: 'consumption', perSquareMetre: 1.6, perMillimetre: true, unit: 'kg' };

const aJob = (overrides: Partial<Job> = {}): Job => ({
  surfaces: [bedroom],
  doors: 0,
  windows: 0,
  coats: 1,
  support: 'smooth',
  thickness: 1,
  ...overrides,
});

function answer(job: Job, yields = tenPerLitre) {
  const verdict = neededQuantity(job, yields);
  if (!verdict.ok) throw new Error(verdict.refusal);
  return verdict.value;
}

describe('quantity calculator', () => {
  it.each<[string, Partial<Job>, number]>([
    ['the walls of a room', {}, 35],
    ['walls and ceiling', { surfaces: [{ ...bedroom, ceiling: true }] }, 47],
    ['the ceiling alone', { surfaces: [{ ...bedroom, walls: false, ceiling: true }] }, 12],
    ['a door and a window less', { doors: 1, windows: 1 }, 35 - 1.632 - 1.5],
    ['a plain surface', { surfaces: [{ kind: 'plain', area: 20 }] }, 20],
    ['room and surface together', { surfaces: [bedroom, { kind: 'plain', area: 20 }] }, 55],
    ['openings never eat the ceiling', { surfaces: [{ ...bedroom, ceiling: true }], windows: 100 }, 12],
  ])('PDP-08 area: %s', (_, job, area) => {
    expect(answer(aJob(job)).area).toBeCloseTo(area, 6);
  });

  it.each<[string, Partial<Job>, ProductYield, number]>([
    ['litres = area × coats ÷ yield, with a margin of 5 %', { coats: 2 }, tenPerLitre, 7 * 1.05],
    ['a porous support drinks 15 % more', { support: 'porous' }, tenPerLitre, 3.5 * 1.15 * 1.05],
    ['a rough support takes 30 % more', { support: 'rough' }, tenPerLitre, 3.5 * 1.3 * 1.05],
    [
      'a consumption by millimetre',
      { surfaces: [{ kind: 'plain', area: 20 }], thickness: 3 },
      screed,
      96 * 1.05,
    ],
    [
      'a consumption by square metre',
      { surfaces: [{ kind: 'plain', area: 20 }], thickness: 3 },
      { ...screed, perMillimetre: false },
      32 * 1.05,
    ],
  ])('PDP-08 quantity: %s', (_, job, yields, quantity) => {
    expect(answer(aJob(job), yields).quantity).toBeCloseTo(quantity, 6);
  });

  const wide: Surface = { kind: 'wall', width: 4, height: 2.5 };
  const planks: ProductYield = { kind: 'laid', on: 'floor', wastePercent: 10, unit: 'm²' };
  const cloth: ProductYield = { ...planks, on: 'walls', wastePercent: 5 };
  const paper: ProductYield = {
    kind: 'drops',
    roll: { width: 0.53, length: 10.05 },
    match: { kind: 'free' },
    unit: 'U',
  };

  // By hand: 4 × 3 = 12 m² of floor and a tenth more; 35 m² of walls, less a door of 1.632, and a twentieth more;
  // 27 drops of 2.60 m, three a roll; a wall of 4 m is 8 drops.
  it.each<[string, Partial<Job>, ProductYield, number, number | undefined]>([
    ['a floor and its cuts', {}, planks, 13.2, undefined],
    ['a floor has no doors to take off', { doors: 3, coats: 2, support: 'rough' }, planks, 13.2, undefined],
    ['a cloth on walls less a door', { doors: 1 }, cloth, (35 - 1.632) * 1.05, undefined],
    ['a cloth is hung once on any support', { coats: 2, support: 'rough' }, cloth, 36.75, undefined],
    ['wallpaper by the roll', { windows: 2 }, paper, 9, 27],
    ['wallpaper on one wall', { surfaces: [wide] }, paper, 3, 8],
  ])('PDP-08 quantity: %s', (_, job, yields, quantity, drops) => {
    const found = answer(aJob(job), yields);
    expect(found.quantity).toBeCloseTo(quantity, 6);
    expect(found.drops).toBe(drops);
  });

  it.each<[string, Partial<Job>, ProductYield, string]>([
    [
      'wallpaper on a surface without sides',
      { surfaces: [{ kind: 'plain', area: 20 }] },
      paper,
      'no-surface',
    ],
    ['a wall higher than a roll', { surfaces: [{ ...wide, height: 12 }] }, paper, 'out-of-range'],
    ['a floor of walls alone', { surfaces: [wide] }, planks, 'no-surface'],
    ['a wall below nothing', { surfaces: [{ ...wide, width: -1 }] }, tenPerLitre, 'out-of-range'],
  ])('PDP-08 refuses %s', (_, job, yields, refusal) => {
    expect(neededQuantity(aJob(job), yields)).toEqual({ ok: false, refusal });
  });

  it('PDP-08 a wall is painted by its two sides', () => {
    expect(answer(aJob({ surfaces: [wide] })).area).toBeCloseTo(10, 6);
  });

  it.each<[string, Partial<Job>, string]>([
    ['nothing measured', { surfaces: [] }, 'no-surface'],
    ['more openings than wall', { windows: 50 }, 'no-surface'],
    ['a side without end', { surfaces: [{ ...bedroom, length: Infinity }] }, 'out-of-range'],
    ['a side below nothing', { surfaces: [{ ...bedroom, width: -1 }] }, 'out-of-range'],
    ['no number', { surfaces: [{ kind: 'plain', area: Number.NaN }] }, 'out-of-range'],
    ['half a door', { doors: 0.5 }, 'out-of-range'],
    ['no coat', { coats: 0 }, 'out-of-range'],
    ['ninety coats', { coats: 90 }, 'out-of-range'],
  ])('PDP-08 refuses %s', (_, job, refusal) => {
    expect(neededQuantity(aJob(job), tenPerLitre)).toEqual({ ok: false, refusal });
  });

  it('PDP-08 thickness counts by the millimetre alone', () => {
    const plain = { surfaces: [{ kind: 'plain', area: 20 }], thickness: 0 } satisfies Partial<Job>;
    expect(neededQuantity(aJob(plain), tenPerLitre).ok).toBe(true);
    expect(neededQuantity(aJob(plain), { ...screed, perMillimetre: false }).ok).toBe(true);
    expect(neededQuantity(aJob({ ...plain, thickness: 0.5 }), screed).ok).toBe(true);
  });

  it('PDP-08 openings are told as far as there is wall for them', () => {
    expect(answer(aJob({ doors: 1 })).openings).toBeCloseTo(1.632, 6);
    const covered = aJob({ surfaces: [{ ...bedroom, ceiling: true }], windows: 100 });
    expect(answer(covered).openings).toBeCloseTo(35, 6);
  });

  it('PDP-08 refuses a thickness of zero where thickness counts', () => {
    expect(neededQuantity(aJob({ thickness: 0 }), screed)).toEqual({ ok: false, refusal: 'out-of-range' });
  });

  it('PDP-08 more coats never need less', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        (area, coats) => {
          const surfaces: Surface[] = [{ kind: 'plain', area }];
          expect(answer(aJob({ surfaces, coats: coats + 1 })).quantity).toBeGreaterThan(
            answer(aJob({ surfaces, coats })).quantity,
          );
        },
      ),
    );
  });

  it.each<[string, number | null]>([
    ['3,20', 3.2],
    ['3.2', 3.2],
    [' 12 m', 12],
    ['25 m²', 25],
    ['', null],
    ['-3', null],
    ['3e9', null],
    ['trois', null],
    ['<b>', null],
  ])('reads the measure « %s »', (text, value) => {
    expect(readMeasure(text)).toBe(value);
  });
});
