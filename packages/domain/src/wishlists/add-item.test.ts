import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';

type Item = { sku: string; quantity: number };
const rules = {
  same: (one: Item, other: Item) => one.sku === other.sku,
  isPackCount: (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99,
};
const full = Array.from({ length: 200 }, (_, at) => ({ sku: `S${at}`, quantity: 1 }));

describe('addItem', () => {
  it('puts what is new at the end and adds to what is there', () => {
    const items = [{ sku: 'A', quantity: 1 }];
    expect(addItem(items, { sku: 'B', quantity: 2 }, rules)).toEqual({
      ok: true,
      value: [...items, { sku: 'B', quantity: 2 }],
    });
    expect(addItem(items, { sku: 'A', quantity: 2 }, rules)).toEqual({
      ok: true,
      value: [{ sku: 'A', quantity: 3 }],
    });
  });

  it.each([0, -1, 1.5, 100, Number.NaN])('refuses %s packs', (quantity) => {
    expect(addItem([], { sku: 'A', quantity }, rules)).toEqual({ ok: false, refusal: 'BAD_QUANTITY' });
  });

  it('refuses more than an item may count', () => {
    expect(addItem([{ sku: 'A', quantity: 98 }], { sku: 'A', quantity: 2 }, rules)).toEqual({
      ok: false,
      refusal: 'BAD_QUANTITY',
    });
  });

  it('a full list still takes more of what it holds', () => {
    expect(addItem(full, { sku: 'neuf', quantity: 1 }, rules)).toEqual({ ok: false, refusal: 'LIST_FULL' });
    expect(addItem(full, { sku: 'S3', quantity: 1 }, rules).ok).toBe(true);
  });
});
