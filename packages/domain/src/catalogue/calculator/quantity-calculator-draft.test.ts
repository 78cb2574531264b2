import { describe, expect, it } from 'vitest';
import type { ProductYield } from './product-yield.ts';
import { answerTo, aPlainSurface, aRoom, aWall, freshDraft, packsFor } from './quantity-calculator-draft.ts';
import type { CalculatorFacts, JobDraft } from './quantity-calculator-draft.ts';

const yields: ProductYield = { kind: 'coverage', squareMetres: 10, unit: 'L' };
const bedroom = {
  ...aRoom(1),
  kind: 'room' as const,
  length: '4',
  width: '3,00',
  height: '2,50',
  walls: true,
  ceiling: false,
};
const facts: CalculatorFacts = {
  yields,
  yieldText: '10 m²/L',
  coats: 2,
  packs: [{ label: '10 L', sku: 'A1', quantity: 10, priceCents: 1000, unitsHt: [] }],
  taxLabel: null,
  bought: null,
  colourChosen: true,
  models: [],
  model: null,
};
const boards: CalculatorFacts['models'] = [
  {
    label: '100 mm',
    resistance: 3.2,
    packs: [{ label: 'Paquet de 2,88 m²', sku: 'A1', quantity: 2.88, priceCents: 1, unitsHt: [] }],
  },
  {
    label: '120 mm',
    resistance: 3.85,
    packs: [{ label: 'Paquet de 2,16 m²', sku: 'A1', quantity: 2.16, priceCents: 1, unitsHt: [] }],
  },
];
const answer = (changes: Partial<JobDraft>) => answerTo({ ...freshDraft(facts), ...changes }, yields);

describe('what is typed into the calculator', () => {
  it('PDP-08 says nothing before a surface is filled in', () => {
    expect(answer({})).toEqual({ kind: 'empty' });
    expect(answer({ surfaces: [{ ...bedroom, length: '', width: '' }, aPlainSurface(2)] })).toEqual({
      kind: 'empty',
    });
  });

  it('PDP-08 a room of 4 × 3 m, two coats at 10 m²/L, needs 7 L and the margin', () => {
    const found = answer({ surfaces: [bedroom] });
    expect(found.kind === 'needed' && found.needed.quantity).toBeCloseTo(7.35, 6);
  });

  it('PDP-08 a surface still empty does not stand in the way of the others', () => {
    const found = answer({ surfaces: [bedroom, aPlainSurface(2)] });
    expect(found.kind === 'needed' && found.needed.area).toBeCloseTo(35, 6);
  });

  it('PDP-08 opens with one empty room, its walls and the usual height', () => {
    expect(freshDraft(facts).surfaces).toEqual([
      { kind: 'room', key: 1, length: '', width: '', height: '2,50', walls: true, ceiling: false },
    ]);
  });

  it.each([
    { ...bedroom, length: '' },
    { ...bedroom, width: ' ' },
    { ...bedroom, length: '  ', width: '3' },
    { kind: 'plain' as const, key: 1, area: '  ' },
  ])('PDP-08 %j is not filled in yet', (surface) => {
    expect(answer({ surfaces: [surface] })).toEqual({ kind: 'empty' });
  });

  it('PDP-08 the packs follow the thickness, and the first is proposed where none was chosen', () => {
    const insulation = { ...facts, models: boards, packs: [] };
    expect(freshDraft(insulation).model).toBe('100 mm');
    expect(freshDraft({ ...insulation, model: '120 mm' }).model).toBe('120 mm');
    expect(packsFor(insulation, '120 mm').map(({ quantity }) => quantity)).toEqual([2.16]);
    expect(packsFor(facts, null)).toBe(facts.packs);
  });

  it('PDP-08 a façade opens with one surface, and a wall is its two sides', () => {
    const laid: ProductYield = { kind: 'laid', on: 'facade', wastePercent: 5, unit: 'm²' };
    expect(freshDraft({ ...facts, yields: laid }).surfaces).toEqual([aPlainSurface(1)]);
    expect(answer({ surfaces: [aWall(1)] })).toEqual({ kind: 'empty' });
    const wall = { kind: 'wall' as const, key: 1, width: '4', height: '2,50' };
    const found = answer({ surfaces: [wall] });
    expect(found.kind === 'needed' && found.needed.area).toBeCloseTo(10, 6);
    expect(answer({ surfaces: [{ ...wall, height: 'haut' }] })).toEqual({ kind: 'not-a-measure' });
  });

  it('PDP-08 a plain surface is its area', () => {
    const found = answer({ surfaces: [{ kind: 'plain', key: 1, area: '20' }] });
    expect(found.kind === 'needed' && found.needed.area).toBeCloseTo(20, 6);
  });

  it.each<[Partial<JobDraft>, string]>([
    [{ surfaces: [{ ...bedroom, height: 'haut' }] }, 'not-a-measure'],
    [{ surfaces: [{ ...bedroom, length: 'long' }] }, 'not-a-measure'],
    [{ surfaces: [{ ...bedroom, width: 'large' }] }, 'not-a-measure'],
    [{ surfaces: [{ kind: 'plain', key: 1, area: 'grande' }] }, 'not-a-measure'],
    [{ surfaces: [bedroom], windows: 'trois' }, 'not-a-measure'],
    [{ surfaces: [bedroom], coats: 'deux' }, 'not-a-measure'],
    [{ surfaces: [bedroom], thickness: 'fine' }, 'not-a-measure'],
    [{ surfaces: [bedroom], doors: 'deux' }, 'not-a-measure'],
    [{ surfaces: [bedroom], windows: '99' }, 'no-surface'],
    [{ surfaces: [bedroom], coats: '12' }, 'out-of-range'],
    [{ surfaces: [{ kind: 'plain', key: 1, area: '999999' }] }, 'out-of-range'],
  ])('PDP-08 %j is answered with %s', (changes, kind) => {
    expect(answer(changes)).toEqual({ kind });
  });
});
