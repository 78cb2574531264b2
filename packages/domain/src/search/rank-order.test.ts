import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dearestFirst, inOrder, lazyOrderByPrice, orderByPrice, rankOrder } from './rank-order.ts';

describe('rank orders', () => {
  const byName = rankOrder(Uint32Array.of(2, 0, 3, 1));

  it('puts a selection in the order worked out before, either way', () => {
    expect([...inOrder(Uint32Array.of(0, 1, 2), byName, 'ASC')]).toEqual([2, 0, 1]);
    expect([...inOrder(Uint32Array.of(0, 1, 2), byName, 'DESC')]).toEqual([1, 0, 2]);
  });

  it('orders by price, equal ones by name, those without a price last', () => {
    expect([...orderByPrice(Int32Array.of(500, -1, 500, 100), byName).order]).toEqual([3, 2, 0, 1]);
  });

  it('turned round, the dearest comes first and those without a price stay last', () => {
    const prices = Int32Array.of(500, -1, 500, 100);
    expect([...dearestFirst(Uint32Array.of(3, 2, 0, 1), prices)]).toEqual([0, 2, 3, 1]);
    expect([...dearestFirst(Uint32Array.of(1), prices)]).toEqual([1]);
    expect([...dearestFirst(Uint32Array.of(), prices)]).toEqual([]);
  });

  it('sorts a selection by price as the order of all does', () => {
    const names = rankOrder(Uint32Array.from({ length: 50 }, (_, at) => (at * 7) % 50));
    const drawnPrices = fc.array(fc.integer({ min: -1, max: 9 }), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(drawnPrices, fc.uniqueArray(fc.nat({ max: 49 })), (drawn, chosen) => {
        const prices = Int32Array.from(drawn);
        const selection = Uint32Array.from(chosen);
        const sorted = lazyOrderByPrice(prices, names);
        expect([...sorted(selection)]).toEqual([...inOrder(selection, orderByPrice(prices, names), 'ASC')]);
      }),
    );
  });

  it('gives the same for few and for many', () => {
    const order = rankOrder(Uint32Array.from({ length: 200 }, (_, at) => (at * 77) % 200));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 199 })), (chosen) => {
        const expected = [...order.order].filter((product) => chosen.includes(product));
        expect([...inOrder(Uint32Array.from(chosen), order, 'ASC')]).toEqual(expected);
      }),
    );
  });
});
