import { expect, it } from 'vitest';
import { testerFor } from './tester-pack.ts';
import type { TintBase } from '../tint-base.ts';

const pots = ['Base P (pastel)', 'Base TR (transparente)'].flatMap((color, at) =>
  ['Pot 75 mL mat', 'Pot 75 mL satin', 'Carte peinte A5 mate'].map((conditioning, nth) => ({
    sku: `${at}${nth}`,
    color,
    conditioning,
    tintable: true,
  })),
);

it.each<[TintBase, string | null, string]>([
  ['P', 'Mat', '00'],
  ['TR', 'Mat', '10'],
  ['TR', 'Satin', '11'],
  ['M', 'Velours', '11'],
  ['P', 'Brillant', '01'],
  ['P', null, '00'],
])('a tint for base %s on a paint that is %s is tried in %s', (base, finish, sku) => {
  expect(testerFor(pots, base, finish)).toBe(sku);
});

it('is another finish where there is one only, and none where no base is deep enough', () => {
  const [mat] = pots;
  expect(testerFor(mat ? [mat] : [], 'P', 'Satin')).toBe('00');
  expect(testerFor(mat ? [mat] : [], 'TR', 'Mat')).toBeNull();
  expect(testerFor([], 'P', 'Mat')).toBeNull();
});
