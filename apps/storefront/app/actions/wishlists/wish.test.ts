import { describe, expect, it } from 'vitest';
import { readWish, wishText } from './wish.ts';
import type { Wish } from './wish.ts';

describe('readWish', () => {
  it.each<Wish>([
    { sku: '10100001', quantity: 3, tint: null },
    { sku: '10100001', quantity: 1, tint: { hex: '#A0B1C2', code: null, label: null } },
    { sku: '10100001', quantity: 99_999, tint: { hex: '#A0B1C2', code: 'VB-12', label: 'gris ~ perle' } },
  ])('reads again what was written: %j', (wish) => {
    expect(readWish(wishText(wish))).toEqual(wish);
  });

  it.each(['', '~1', '10100001', '10100001~0', '10100001~-1', '10100001~1,5', '10100001~1000000'])(
    'takes %j for none',
    (text) => {
      expect(readWish(text)).toBeNull();
    },
  );
});
