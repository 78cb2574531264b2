import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { draws } from '../../testing/draws.ts';
import { cheapestPacks } from './cheapest-packs.ts';
import type { Pack } from './cheapest-packs.ts';

const paint: Pack[] = [
  { quantity: 1, priceCents: 1290 },
  { quantity: 3, priceCents: 2990 },
  { quantity: 10, priceCents: 8490 },
  { quantity: 15, priceCents: 11990 },
];

const countsOf = (need: number, packs: readonly Pack[] = paint) =>
  cheapestPacks(need, packs)?.lines.map(({ pack, count }) => [count, pack.quantity]);

describe('cheapest packs', () => {
  it.each([
    [0.4, [[1, 1]]],
    [2, [[2, 1]]],
    [2.1, [[1, 3]]],
    [
      6.4,
      [
        [2, 3],
        [1, 1],
      ],
    ],
    [9.5, [[1, 10]]],
    [
      12,
      [
        [1, 10],
        [2, 1],
      ],
    ],
    [14, [[1, 15]]],
    [
      31,
      [
        [2, 15],
        [1, 1],
      ],
    ],
  ])('PDP-08 %d L is covered for the least money', (need, lines) => {
    expect(countsOf(need)).toEqual(lines);
  });

  it('PDP-08 between equal prices the least is left over, then the fewest packs are carried', () => {
    expect(
      countsOf(4, [
        { quantity: 5, priceCents: 100 },
        { quantity: 4, priceCents: 100 },
      ]),
    ).toEqual([[1, 4]]);
    expect(
      countsOf(6, [
        { quantity: 1, priceCents: 10 },
        { quantity: 3, priceCents: 30 },
      ]),
    ).toEqual([[2, 3]]);
  });

  it.each([
    [3.01, 4, 0.99],
    [2.1, 3, 0.9],
    [3, 3, 0],
    [100_000, 100_000, 0],
  ])('%d L makes %d L, %d of them left over', (need, quantity, surplus) => {
    expect(cheapestPacks(need, paint)).toMatchObject({ quantity, surplus });
  });

  it('takes what is given away, and packs as small as a hundredth', () => {
    expect(countsOf(2, [...paint, { quantity: 2, priceCents: 0 }])).toEqual([[1, 2]]);
    expect(countsOf(0.02, [{ quantity: 0.01, priceCents: 1 }])).toEqual([[2, 0.01]]);
  });

  it('proposes nothing when there is nothing to cover or no pack', () => {
    expect(cheapestPacks(0, paint)).toBeNull();
    expect(cheapestPacks(-3, paint)).toBeNull();
    expect(cheapestPacks(Number.NaN, paint)).toBeNull();
    expect(cheapestPacks(100_000.5, paint)).toBeNull();
    expect(cheapestPacks(3, [{ quantity: 5, priceCents: -1 }])).toBeNull();
    expect(cheapestPacks(3, [])).toBeNull();
    expect(cheapestPacks(3, [{ quantity: 0, priceCents: 10 }])).toBeNull();
  });

  it('of a very large need only the end is searched: the bulk is the best pack', () => {
    const tables = vi.spyOn(Float64Array.prototype, 'fill');
    const mix = cheapestPacks(99_999.5, paint);
    expect(tables.mock.contexts).toHaveLength(1);
    expect(Object.keys(tables.mock.contexts[0] ?? {}).length).toBeLessThan(20_000);
    tables.mockRestore();
    expect(mix?.quantity).toBeGreaterThanOrEqual(99_999.5);
    expect(mix?.lines[0]).toMatchObject({ pack: { quantity: 15 }, count: 6666 });
  });

  it('goes by what so many cost: six pots for less than five and smaller ones', () => {
    const steps = (one: number, six: number) => [
      { from: 1, unitHt: one },
      { from: 6, unitHt: six },
    ];
    const packs = [
      { quantity: 1, priceCents: 1390, unitsHt: steps(1390, 1390) },
      { quantity: 3, priceCents: 3290, unitsHt: steps(3290, 3290) },
      { quantity: 10, priceCents: 9674, unitsHt: steps(9674, 9157) },
    ];
    expect(cheapestPacks(57.9, packs)).toMatchObject({
      lines: [{ count: 6, pack: { quantity: 10 } }],
      priceCents: 54_942,
    });
    // And not one more than that is worth.
    expect(countsOf(52, packs)).toEqual([
      [5, 10],
      [2, 1],
    ]);
  });

  it('finds what trying everything finds where the price goes by the number', () => {
    const pack = fc
      .record({
        quantity: fc.integer({ min: 1, max: 20 }).map((n) => n / 2),
        one: fc.integer({ min: 1, max: 90 }),
        steps: fc.uniqueArray(fc.integer({ min: 2, max: 8 }), { maxLength: 2 }),
        less: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 2 }),
      })
      .map(({ quantity, one, steps, less }) => {
        const froms = [1, ...steps.toSorted((a, b) => a - b)];
        const unitsHt = froms.map((from, nth) => ({
          from,
          unitHt: Math.max(0, one - less.slice(0, nth).reduce((sum, cut) => sum + cut, 0)),
        }));
        return { quantity, priceCents: one, unitsHt };
      });
    let thresholds = 0;
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 250 }).map((tenths) => tenths / 10),
        (packs, need) => {
          const mix = cheapestPacks(need, packs);
          const plain = cheapestPacks(
            need,
            packs.map(({ quantity, priceCents }) => ({ quantity, priceCents })),
          );
          thresholds += mix?.quantity === plain?.quantity ? 0 : 1;
          const carried = mix?.lines.reduce((sum, { count }) => sum + count, 0);
          expect([mix?.priceCents, mix?.quantity, carried]).toEqual(everyMix(need, packs));
        },
      ),
      draws(500, 20_261_117),
    );
    expect(thresholds).toBeGreaterThan(20);
  });

  it('PDP-08 finds what trying everything finds: price, then surplus, then number of packs', () => {
    const pack = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }).map((n) => n / 2),
      priceCents: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 300 }),
        (packs, tenths) => {
          const need = tenths / 10;
          const mix = cheapestPacks(need, packs);
          const brute = bruteForce(need, packs);
          const packsCarried = mix?.lines.reduce((sum, { count }) => sum + count, 0);
          expect([mix?.priceCents, mix?.quantity, packsCarried]).toEqual([
            brute.price,
            brute.quantity,
            brute.count,
          ]);
          expect(mix?.quantity).toBeGreaterThanOrEqual(need);
        },
      ),
      draws(300),
    );
  });
});

type Stepped = Pack & { unitsHt: readonly { from: number; unitHt: number }[] };

/** Price, quantity and number of packs of the best among all there are. */
function everyMix(need: number, packs: readonly Stepped[]): number[] {
  const mixes = packs.reduce<number[][]>(
    (known, { quantity, unitsHt }) => {
      const most = Math.max(Math.ceil(need / quantity), ...unitsHt.map(({ from }) => from));
      return known.flatMap(([price = 0, litres = 0, carried = 0]) =>
        Array.from({ length: most + 1 }, (_none, count) => {
          const unit = unitsHt.findLast(({ from }) => from <= count)?.unitHt ?? 0;
          return [price + unit * count, litres + quantity * count, carried + count];
        }),
      );
    },
    [[0, 0, 0]],
  );
  const enough = mixes.filter(([, litres = 0]) => litres >= need);
  return enough.reduce((best, mix) => {
    const nth = mix.findIndex((value, at) => value !== best[at]);
    return (mix[nth] ?? 0) < (best[nth] ?? 0) ? mix : best;
  });
}

type Found = { price: number; quantity: number; count: number };

function bruteForce(need: number, packs: readonly Pack[]): Found {
  const known = new Map<number, Found>();
  const best = (rest: number): Found => {
    if (rest <= 0) return { price: 0, quantity: 0, count: 0 };
    const seen = known.get(rest);
    if (seen) return seen;
    const found = packs
      .map((pack) => {
        const after = best(Math.round((rest - pack.quantity) * 10) / 10);
        return {
          price: after.price + pack.priceCents,
          quantity: after.quantity + pack.quantity,
          count: after.count + 1,
        };
      })
      .toSorted((a, b) => a.price - b.price || a.quantity - b.quantity || a.count - b.count)[0];
    const chosen = found ?? { price: Infinity, quantity: 0, count: 0 };
    known.set(rest, chosen);
    return chosen;
  };
  return best(need);
}
