import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sumOf } from '../money.ts';
import { documentTotals, includingTax, taxRate } from '../tax.ts';
import type { TaxLabel } from '../tax.ts';
import { sumRows } from './sum-rows.ts';
import type { SumFacts, SumRow } from './sum-rows.ts';

const rate = taxRate('standard');

type Sold = { rowsHt: readonly number[]; offHt?: number; shippingHt?: number | null; ecoHt?: number };

function factsOf({ rowsHt, offHt = 0, shippingHt = null, ecoHt = 0 }: Sold): SumFacts {
  const rows = rowsHt.map(cents);
  const excluding = cents(sumOf(rows) - offHt + (shippingHt ?? 0));
  const total = documentTotals([{ excluding, rate }]);
  return {
    rowsTtc: rows.map((row) => includingTax(row, rate)),
    subtotalHt: sumOf(rows),
    ecoHt: cents(ecoHt),
    discounts: offHt === 0 ? [] : [{ name: 'Code X', ht: cents(offHt) }],
    shipping: { isPickup: false, ht: shippingHt === null ? null : cents(shippingHt) },
    totalHt: total.excluding,
    taxes: total.taxes.map(({ tax }) => ({ name: 'TVA', amount: tax })),
    totalTtc: total.including,
  };
}

const readers = { visitor: ['TTC'], private: ['TTC', 'HT'], professional: ['HT'] } as const;

const told = (facts: SumFacts, large: readonly TaxLabel[]) =>
  sumRows(facts, large).map(({ kind, label, amount, weight }) => `${kind} ${label} ${amount} ${weight}`);

describe('rows of a sum', () => {
  const facts = factsOf({ rowsHt: [1003, 1003], offHt: 100, shippingHt: 2900, ecoHt: 20 });

  it('PRC-02 go from HT to TTC for a professional', () => {
    expect(told(facts, readers.professional)).toEqual([
      'subtotal HT 2006 plain',
      'eco HT 20 small',
      'discount HT -100 plain',
      'delivery HT 2900 plain',
      'total HT 4806 strong',
      'tax TTC 961 plain',
      'total TTC 5767 strong',
    ]);
  });

  it('PRC-01 are TTC throughout for a visitor, and tell a rounding', () => {
    expect(told(facts, readers.visitor)).toEqual([
      'subtotal TTC 2408 plain',
      'eco TTC 24 small',
      'discount TTC -120 plain',
      'delivery TTC 3480 plain',
      'rounding TTC -1 small',
      'total TTC 5767 strong',
      'tax-within TTC 961 small',
      'total HT 4806 small',
    ]);
  });

  it('give a private customer the total HT as large as the total TTC', () => {
    expect(told(facts, readers.private).filter((row) => row.startsWith('total'))).toEqual([
      'total TTC 5767 strong',
      'total HT 4806 strong',
    ]);
  });

  it('say what is fetched at the store, and leave open what nobody has chosen', () => {
    const kinds = (shipping: SumFacts['shipping']) =>
      sumRows({ ...facts, shipping }, ['TTC']).flatMap(({ kind, amount }) =>
        kind === 'pickup' || kind === 'delivery' ? [[kind, amount]] : [],
      );
    expect(kinds({ isPickup: true, ht: cents(0) })).toEqual([['pickup', 0]]);
    expect(kinds({ isPickup: false, ht: null })).toEqual([['delivery', null]]);
  });

  it('do without a subtotal where nothing stands between the lines and the total', () => {
    const bare = { ...factsOf({ rowsHt: [1000] }), shipping: null };
    expect(told(bare, ['HT'])).toEqual([
      'total HT 1000 strong',
      'tax TTC 200 plain',
      'total TTC 1200 strong',
    ]);
    expect(told(bare, ['TTC'])[0]).toBe('total TTC 1200 strong');
  });

  it.each(Object.entries(readers))('add up to the cent as they are shown to a %s', (_, large) => {
    const amount = fc.integer({ min: 1, max: 500_000 });
    const sold = fc.record({
      rowsHt: fc.array(amount, { minLength: 1, maxLength: 12 }),
      offHt: fc.constantFrom(0, 1, 7),
      shippingHt: fc.option(fc.constantFrom(0, 2900, 1203)),
      ecoHt: fc.constantFrom(0, 13),
    });
    fc.assert(
      fc.property(sold, (one) => {
        const facts = factsOf(one);
        const rows = sumRows(facts, large);
        const [first, second] = rows.flatMap((row, at) => (row.kind === 'total' ? [at] : []));
        const isAdded = ({ kind }: SumRow) => kind !== 'eco' && kind !== 'total' && kind !== 'tax-within';
        const sum = (some: readonly SumRow[]) =>
          sumOf(some.filter(isAdded).map((row) => row.amount ?? cents(0)));
        expect(sum(rows.slice(0, first))).toBe(rows[first ?? -1]?.amount);
        expect(rows.at(-1)?.amount).toBe(large[0] === 'HT' ? facts.totalTtc : facts.totalHt);
        // Before tax the rows go on to the total with tax; with tax they begin with the lines as they are shown.
        const [told, meant] =
          large[0] === 'HT'
            ? [sum(rows.slice(0, second)), facts.totalTtc]
            : [rows[0]?.amount, sumOf(facts.rowsTtc)];
        expect(told).toBe(meant);
      }),
    );
  });
});
