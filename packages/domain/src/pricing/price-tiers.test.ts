import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import type { SpecialTerms } from './choose-price.ts';
import { priceTiers } from './price-tiers.ts';

const pack = (packHt: number) => ({ packHt: cents(packHt), unitHt: packHt * 10 });
const net = (fromQuantity: number, packHt: number): SpecialTerms => ({
  fromQuantity,
  terms: { kind: 'price', price: pack(packHt) },
});
const off = (fromQuantity: number, percent: number): SpecialTerms => ({
  fromQuantity,
  terms: { kind: 'percent', basisPoints: percent * 100 },
});

describe('thresholds of a contract', () => {
  it.each([
    ['no contract', [], []],
    ['a contract from the first pack on is the price, not a threshold', [net(1, 8_000)], []],
    ['two packs', [off(2, 10)], [[2, 9_000]]],
    ['ten packs', [off(10, 10)], [[10, 9_000]]],
    [
      'in the order of their numbers',
      [net(50, 7_000), off(10, 10)],
      [
        [10, 9_000],
        [50, 7_000],
      ],
    ],
    [
      'one that is not below the one before is none',
      [off(10, 10), net(20, 9_500), off(30, 20)],
      [
        [10, 9_000],
        [30, 8_000],
      ],
    ],
    ['one above what a single pack costs is none', [net(1, 8_000), off(10, 10)], []],
    ['two of the same number count as the better', [net(10, 9_500), off(10, 10)], [[10, 9_000]]],
  ] as const)('%s', (_what, specials, expected) => {
    const tiers = priceTiers({ publicPrice: pack(10_000), reduction: null, list: null, specials });
    expect(tiers.map(({ quantity, price }) => [quantity, price.final.packHt])).toEqual(expected);
  });
});
