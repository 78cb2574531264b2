import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { shippingMethods } from './shipping-methods.ts';
import type { ShippingFacts } from './shipping-methods.ts';

const terms = { feeHt: cents(2_500), freeFromHt: cents(40_000), maximumKm: 50 };
const near: ShippingFacts = {
  hasShop: true,
  allCollectable: true,
  allDeliverable: true,
  distanceKm: 12,
  goodsHt: cents(10_000),
};

it.each([
  ['both', {}, ['EMP 0', 'LIV 2500']],
  ['one line is not to be had at the store', { allCollectable: false }, ['LIV 2500']],
  ['one line is not delivered', { allDeliverable: false }, ['EMP 0']],
  ['the address is at the very limit', { distanceKm: 50 }, ['EMP 0', 'LIV 2500']],
  ['the address is beyond it', { distanceKm: 50.01 }, ['EMP 0']],
  ['nobody knows where the address is', { distanceKm: null }, ['EMP 0']],
  ['no store', { hasShop: false }, []],
  ['free from the threshold on', { goodsHt: cents(40_000) }, ['EMP 0', 'LIV 0']],
  ['a cent below it', { goodsHt: cents(39_999) }, ['EMP 0', 'LIV 2500']],
])('%s', (_case, facts, expected) => {
  const methods = shippingMethods({ ...near, ...facts }, terms);
  expect(methods.map(({ mode, amountHt }) => `${mode} ${amountHt}`)).toEqual(expected);
});

it('without a threshold delivery is never free', () => {
  const [, delivery] = shippingMethods(
    { ...near, goodsHt: cents(9_999_999) },
    { ...terms, freeFromHt: null },
  );
  expect(delivery).toEqual({ mode: 'LIV', amountHt: 2_500 });
});
