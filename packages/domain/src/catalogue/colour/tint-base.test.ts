import { describe, expect, it } from 'vitest';
import { labOf } from './colour-lab.ts';
import { baseFor, baseNamed, baseOfHex, depthOf, readHex, takesTint, tintDepth } from './tint-base.ts';
import type { TintBase } from './tint-base.ts';

const bases = (...labels: string[]) => [
  { label: 'Blanc', tintable: false },
  ...labels.map((label) => ({ label, tintable: true })),
];
const P = 'Base P (pastel)';
const M = 'Base M (moyenne)';
const TR = 'Base TR (transparente)';

describe('tinting bases', () => {
  it.each<[TintBase, string[], string]>([
    ['P', [P, M, TR], P],
    ['M', [P, M, TR], M],
    ['TR', [P, M, TR], TR],
    ['M', [P, TR], TR],
    ['P', [TR], TR],
    ['TR', ['Base teintable'], 'Base teintable'],
    ['TR', [P, M], 'no-base-deep-enough'],
    ['P', [], 'not-tintable'],
  ])('a %s tint among %j is made from %s', (base, labels, expected) => {
    const found = baseFor(bases(...labels), base);
    expect(found.ok ? found.value.label : found.refusal).toBe(expected);
  });

  it('reads a base from the name of the article', () => {
    expect([P, M, TR, 'Base teintable', 'Blanc', 'Sous-base M'].map(baseNamed)).toEqual([
      'P',
      'M',
      'TR',
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['#FFFFFF', 'P'],
    ['#F2EFE8', 'P'],
    ['#CDBA88', 'M'],
    ['#C7C7C7', 'P'],
    ['#C6C6C6', 'M'],
    ['#848484', 'M'],
    ['#838383', 'TR'],
    ['#373F43', 'TR'],
    ['#000000', 'TR'],
  ])('a custom tint %s takes base %s by its lightness', (hex, base) => {
    expect(baseOfHex(hex)).toBe(base);
  });

  it('measures lightness as CIE L*', () => {
    expect(labOf('#F7F7F4').lightness).toBeCloseTo(97.2, 1);
    expect(labOf('#CDBA88').lightness).toBeCloseTo(76, 0);
  });

  it.each([
    ['#FFFFFF', 100, 0],
    ['#FF0000', 53.24, 104.55],
    ['#00FF00', 87.73, 119.78],
    ['#0000FF', 32.3, 133.81],
    ['#0A0A0D', 2.81, 1.31],
    ['#000000', 0, 0],
  ])('%s has the lightness %d and the chroma %d of the CIE', (hex, lightness, chroma) => {
    expect(labOf(hex).lightness).toBeCloseTo(lightness, 2);
    expect(labOf(hex).chroma).toBeCloseTo(chroma, 2);
  });

  it('accepts a hexadecimal colour and nothing else', () => {
    expect([readHex('#aB12cd'), readHex('ab12cd ')]).toEqual(['#AB12CD', '#AB12CD']);
    expect(['', '#fff', 'red', '#12345g', '"><script>', '#1234567'].map(readHex)).toEqual(
      Array(6).fill(null),
    );
  });

  it.each([
    [P, 'P', true],
    [P, 'M', false],
    [TR, 'P', true],
    ['Base teintable', 'TR', true],
  ] as const)('%s takes a tint for base %s: %s', (label, base, takes) => {
    expect(takesTint({ label, tintable: true }, base)).toBe(takes);
    expect(takesTint({ label, tintable: false }, base)).toBe(false);
  });
});

it.each([
  [[P, M], 'M'],
  [[P], 'P'],
  [[P, TR], 'TR'],
  [['Base teintable'], 'TR'],
] as const)('what has %j takes every tint up to %s, and no deeper one', (labels, deepest) => {
  const takes = (['P', 'M', 'TR'] as const).filter((base) => tintDepth(bases(...labels)) >= depthOf(base));
  expect(takes.at(-1)).toBe(deepest);
  // As the choice of a base decides.
  for (const base of ['P', 'M', 'TR'] as const)
    expect(takes.includes(base)).toBe(baseFor(bases(...labels), base).ok);
});

it('without a base there is no depth', () => {
  expect(tintDepth(bases())).toBe(0);
});
