import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFor, pickupFor } from './availability.ts';
import type { StockFacts } from './availability.ts';

const COLLECT = { kind: 'click-and-collect' };
const CALL = { kind: 'contact-store' };
const NO = { kind: 'unavailable' };
const YES = { kind: 'available' };
const within = (days: number) => ({ kind: 'resupply', days });

function aStock(more: Partial<StockFacts> = {}): StockFacts {
  return {
    available: 5,
    statutArticleMag: 'P',
    resupplyTime: 4,
    approDirecteFournisseur: false,
    livraisonPro: true,
    ...more,
  };
}

describe('pickup', () => {
  it.each(['P', 'S', 'V', 'U', 'O'])(
    'STK-02 status %s: with enough on the shelf, Click & Collect',
    (statutArticleMag) => {
      expect(pickupFor(aStock({ statutArticleMag }), 4)).toEqual(COLLECT);
      expect(pickupFor(aStock({ statutArticleMag }), 5)).toEqual(COLLECT);
    },
  );

  it.each([
    ['P', 4, within(4)],
    ['S', 1, within(1)],
    ['V', 29, within(29)],
    ['V', 30, within(30)],
    ['V', 31, CALL],
    ['P', null, CALL],
    ['S', 0, CALL],
    ['S', -3, CALL],
  ])(
    'STK-03 status %s, resupplied in %s days, one too few: %j',
    (statutArticleMag, resupplyTime, expected) => {
      expect(pickupFor(aStock({ statutArticleMag, resupplyTime }), 6)).toEqual(expected);
    },
  );

  it.each([
    ['from the supplier, P', { approDirecteFournisseur: true }],
    ['from the supplier, V, soon', { approDirecteFournisseur: true, statutArticleMag: 'V', resupplyTime: 2 }],
    ['end of series', { statutArticleMag: 'U' }],
    ['out of range', { statutArticleMag: 'O' }],
  ])('STK-04 %s, too few: not in this store', (_, more) => {
    expect(pickupFor(aStock(more), 6)).toEqual(NO);
  });

  it('what leaves from the supplier can be fetched while the store holds some', () => {
    expect(pickupFor(aStock({ approDirecteFournisseur: true }), 5)).toEqual(COLLECT);
  });
});

describe('delivery', () => {
  it.each([
    ['P', {}, YES],
    ['S', { statutArticleMag: 'S' }, YES],
    ['V', { statutArticleMag: 'V' }, YES],
    ['P, nothing on the shelf', { available: 0 }, YES],
    ['no professional delivery', { livraisonPro: false }, NO],
    ['from the supplier', { approDirecteFournisseur: true }, NO],
    ['out of range, enough', { statutArticleMag: 'O', available: 99 }, NO],
    ['end of series, enough', { statutArticleMag: 'U', available: 3 }, YES],
    ['end of series, too few', { statutArticleMag: 'U', available: 2 }, NO],
    ['end of series, no professional delivery', { statutArticleMag: 'U', livraisonPro: false }, NO],
  ])('STK-05 three of %s', (_, more, expected) => {
    expect(deliveryFor(aStock(more), 3)).toEqual(expected);
  });
});

describe('defaults', () => {
  const nothing: StockFacts = {
    available: null,
    statutArticleMag: null,
    resupplyTime: null,
    approDirecteFournisseur: null,
    livraisonPro: null,
  };

  it.each([
    ['unknown stock', undefined, 1],
    ['a record that tells nothing', nothing, 1],
    ['no quantity', aStock(), 0],
    ['a negative quantity', aStock(), -2],
    ['something that is no number', aStock(), Number.NaN],
  ])('STK-06 %s: neither fetched nor delivered', (_, stock, quantity) => {
    expect(pickupFor(stock, quantity)).toEqual(NO);
    expect(deliveryFor(stock, quantity)).toEqual(NO);
  });
});

it('of a letter nobody knows, nothing is promised at the counter', () => {
  expect(pickupFor(aStock({ statutArticleMag: 'Z', available: 0 }), 1)).toEqual(NO);
});

describe('whatever the stock', () => {
  const anyStock = fc.record<StockFacts>({
    available: fc.nat(50),
    statutArticleMag: fc.constantFrom('P', 'S', 'V', 'U', 'O', 'Z', null),
    resupplyTime: fc.option(fc.integer({ min: -5, max: 90 })),
    approDirecteFournisseur: fc.boolean(),
    livraisonPro: fc.boolean(),
  });
  const quantity = fc.integer({ min: 1, max: 60 });

  it('Click & Collect is promised exactly when the shelf holds the quantity', () => {
    fc.assert(
      fc.property(anyStock, quantity, (stock, wanted) => {
        expect(pickupFor(stock, wanted).kind === 'click-and-collect').toBe((stock.available ?? 0) >= wanted);
      }),
    );
  });

  it('a promised delay is between 1 and 30 days', () => {
    fc.assert(
      fc.property(anyStock, quantity, (stock, wanted) => {
        const pickup = pickupFor(stock, wanted);
        if (pickup.kind !== 'resupply') return;
        expect(pickup.days).toBeGreaterThan(0);
        expect(pickup.days).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('who may have more may have fewer, as soon or sooner', () => {
    const ranks = { unavailable: 0, 'contact-store': 1, resupply: 1, available: 2, 'click-and-collect': 2 };
    fc.assert(
      fc.property(anyStock, quantity, (stock, wanted) => {
        const fewer = Math.max(1, wanted - 1);
        expect(ranks[deliveryFor(stock, fewer).kind]).toBeGreaterThanOrEqual(
          ranks[deliveryFor(stock, wanted).kind],
        );
        expect(ranks[pickupFor(stock, fewer).kind]).toBeGreaterThanOrEqual(
          ranks[pickupFor(stock, wanted).kind],
        );
      }),
    );
  });
});
