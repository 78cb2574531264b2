import { describe, expect, it } from 'vitest';
import { selectVariant, variantOptions } from './variant-options.ts';
import type { OptionCode } from './variant-options.ts';

const paint = [
  anArticle({ color: 'Blanc', conditioning: '3 L' }),
  anArticle({ color: 'Blanc', conditioning: '10 L' }),
  anArticle({ color: 'Base P', conditioning: '10 L' }),
];

describe('variantOptions', () => {
  it('names colour and pack of a paint', () => {
    expect(variantOptions(paint)).toEqual([
      { code: 'color', values: ['Blanc', 'Base P'] },
      { code: 'conditionnement', values: ['3 L', '10 L'] },
    ]);
  });

  it('takes the model of a covering for its colour', () => {
    const rolls = [anArticle({ model: 'Aube' }), anArticle({ model: 'Sépia' })];
    expect(variantOptions(rolls)[0]).toEqual({ code: 'color', values: ['Aube', 'Sépia'] });
  });

  it('leaves the pack out where tools differ by size alone', () => {
    const brushes = [anArticle({ size: '30 mm' }), anArticle({ size: '40 mm' })];
    expect(variantOptions(brushes)).toEqual([{ code: 'size', values: ['30 mm', '40 mm'] }]);
  });

  it('keeps the pack of a product that has nothing else', () => {
    expect(variantOptions([anArticle({})])).toEqual([{ code: 'conditionnement', values: ['À l’unité'] }]);
  });
});

describe('selectVariant', () => {
  it('PDP-02 a colour and a pack lead to one article', () => {
    expect(choose({ color: 'Blanc', conditionnement: '10 L' }).article).toBe(paint[1]);
  });

  it('PDP-02 a colour that exists in one pack is enough', () => {
    expect(choose({ color: 'Base P' }).article).toBe(paint[2]);
  });

  it('PDP-02 tells what can still be chosen, and lets the choice already made be changed', () => {
    expect(choose({ color: 'Base P' }).available).toEqual([
      { code: 'color', values: ['Blanc', 'Base P'] },
      { code: 'conditionnement', values: ['10 L'] },
    ]);
  });

  it('leads nowhere when nothing or something impossible is chosen', () => {
    expect(choose({}).article).toBeNull();
    expect(choose({ color: 'Base P', conditionnement: '3 L' }).article).toBeNull();
    expect(choose({ color: 'Rose' }).available[1]).toEqual({ code: 'conditionnement', values: [] });
  });
});

function choose(choice: Partial<Record<OptionCode, string>>) {
  const codes: readonly OptionCode[] = ['color', 'size', 'conditionnement'];
  const chosen = codes.flatMap((code) => {
    const value = choice[code];
    return value === undefined ? [] : [[code, value] as const];
  });
  return selectVariant(paint, new Map(chosen));
}

function anArticle(more: { color?: string; model?: string; size?: string; conditioning?: string }) {
  return { color: null, model: null, size: null, conditioning: 'À l’unité', ...more };
}
