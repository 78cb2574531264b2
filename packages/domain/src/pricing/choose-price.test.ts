import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { taxRate } from '../tax.ts';
import { choosePrice } from './choose-price.ts';
import type { PriceOffer } from './choose-price.ts';
import { listPrice } from './list-price.ts';
import type { ListTerms, PackPrice } from './list-price.ts';
import { figuresExcludingTax, figuresIncludingTax } from './price-figures.ts';

const standard = taxRate('standard');
const pack = (packHt: number): PackPrice => ({ packHt: cents(packHt), unitHt: packHt * 10 });
const percent = (basisPoints: number): ListTerms => ({ kind: 'percent', basisPoints });
const offer: PriceOffer = {
  publicPrice: pack(10_000),
  reduction: null,
  list: null,
  specials: [],
  quantity: 1,
};
const promotion = (price: number, reference: number | null = 10_000) => ({
  kind: 'PROMOTION' as const,
  price: pack(price),
  reference: reference === null ? null : pack(reference),
});
const special = (terms: ListTerms, fromQuantity = 1) => ({ fromQuantity, terms });

describe('choosePrice', () => {
  it.each<[string, Partial<PriceOffer>, [number, number, string | null]]>([
    ['the public price', {}, [10_000, 10_000, null]],
    ['the price of its list, which is its regular one', { list: percent(2500) }, [7500, 7500, null]],
    [
      'the article’s own price on the list',
      { list: { kind: 'price', price: pack(7000) } },
      [7000, 7000, null],
    ],
    ['never more than a passer-by', { list: { kind: 'price', price: pack(12_000) } }, [10_000, 10_000, null]],
    [
      'the contract, against the list price',
      { list: percent(2500), specials: [special(percent(500))] },
      [7125, 7500, 'SPECIAL'],
    ],
    [
      'a net price',
      { list: percent(2500), specials: [special({ kind: 'price', price: pack(6000) })] },
      [6000, 7500, 'SPECIAL'],
    ],
    [
      'no contract that is dearer',
      { specials: [special({ kind: 'price', price: pack(11_000) })] },
      [10_000, 10_000, null],
    ],
    ['no contract below its quantity', { specials: [special(percent(500), 10)] }, [10_000, 10_000, null]],
    [
      'the contract from its quantity on',
      { quantity: 10, specials: [special(percent(500), 10)] },
      [9500, 10_000, 'SPECIAL'],
    ],
    [
      'the lowest of several contracts',
      { specials: [special(percent(500)), special(percent(700))] },
      [9300, 10_000, 'SPECIAL'],
    ],
    ['the promotion', { reduction: promotion(8000) }, [8000, 10_000, 'PROMOTION']],
    ['the sell-off', { reduction: { ...promotion(6000), kind: 'DESTOCK' } }, [6000, 10_000, 'DESTOCK']],
    [
      'its list price when the promotion is dearer',
      { reduction: promotion(8000), list: percent(2500) },
      [7500, 7500, null],
    ],
    [
      'the promotion below its list price',
      { reduction: promotion(7000), list: percent(2500) },
      [7000, 7500, 'PROMOTION'],
    ],
    [
      'the contract at the same price as the promotion',
      { reduction: promotion(9500), specials: [special(percent(500))] },
      [9500, 10_000, 'SPECIAL'],
    ],
    [
      'struck: the lowest price of thirty days',
      { reduction: promotion(8000, 9000) },
      [8000, 9000, 'PROMOTION'],
    ],
    [
      'nothing struck when it was cheaper before',
      { reduction: promotion(8000, 7500) },
      [8000, 8000, 'PROMOTION'],
    ],
    [
      'nothing struck when there was no price before',
      { reduction: promotion(8000, null) },
      [8000, 8000, 'PROMOTION'],
    ],
    [
      'nothing struck that was dearer than today’s list',
      { reduction: promotion(8000, 11_000) },
      [8000, 10_000, 'PROMOTION'],
    ],
  ])('%s', (_, more, [final, regular, type]) => {
    const chosen = choosePrice({ ...offer, ...more });
    expect([chosen.final.packHt, chosen.regular.packHt, chosen.type]).toEqual([final, regular, type]);
  });
});

describe('a share off a price', () => {
  it.each([
    ['half a cent goes up', 1, 5_000, 1],
    ['less than half a cent goes down', 1, 5_001, 0],
    ['a hundredth of a percent of a large price', 1_000_000, 1, 999_900],
    ['everything', 999, 10_000, 0],
  ])('%s', (_name, packHt, basisPoints, left) => {
    expect(listPrice(pack(packHt), percent(basisPoints)).packHt).toBe(left);
  });

  it('a list that asks the same tells the public price of a litre', () => {
    const same = { packHt: cents(10_000), unitHt: 1 };
    expect(listPrice(pack(10_000), { kind: 'price', price: same })).toEqual(pack(10_000));
  });

  it('the price of a litre carries its tax, in ten-thousandths of a euro', () => {
    expect(figuresIncludingTax(choosePrice(offer), standard)).toMatchObject({
      packFinal: 12_000,
      unitFinal: 120_000,
      unitRegular: 120_000,
    });
  });
});

const amounts = fc.integer({ min: 0, max: 2_000_000 });
const prices = amounts.map(pack);
const terms = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map(percent),
  prices.map((price): ListTerms => ({ kind: 'price', price })),
);
const offers: fc.Arbitrary<PriceOffer> = fc.record({
  publicPrice: prices,
  reduction: fc.option(
    fc.record({
      kind: fc.constantFrom('PROMOTION', 'DESTOCK'),
      price: prices,
      reference: fc.option(prices),
    }),
  ),
  list: fc.option(terms),
  specials: fc.array(fc.record({ fromQuantity: fc.integer({ min: 1, max: 20 }), terms }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});
describe('every price', () => {
  it('is the lowest of all that apply', () => {
    fc.assert(
      fc.property(offers, (drawn) => {
        const list = listPrice(drawn.publicPrice, drawn.list).packHt;
        const contracts = drawn.specials
          .filter((one) => one.fromQuantity <= drawn.quantity)
          .map(({ terms: own }) =>
            own.kind === 'price'
              ? own.price.packHt
              : Math.round((list * (10_000 - own.basisPoints)) / 10_000),
          );
        const reduced = drawn.reduction === null ? [] : [drawn.reduction.price.packHt];
        expect(choosePrice(drawn).final.packHt).toBe(Math.min(list, ...contracts, ...reduced));
      }),
    );
  });

  it('is never above the struck one, with tax or without, and always whole cents', () => {
    fc.assert(
      fc.property(offers, (drawn) => {
        const chosen = choosePrice(drawn);
        for (const figures of [figuresExcludingTax(chosen), figuresIncludingTax(chosen, standard)]) {
          const { type, ...numbers } = figures;
          expect(Object.values(numbers).every(Number.isSafeInteger)).toBe(true);
          expect(figures.packFinal).toBeLessThanOrEqual(figures.packRegular);
          expect(figures.packFinal + figures.discount).toBe(figures.packRegular);
          expect(figures.discountBasisPoints).toBeGreaterThanOrEqual(0);
          expect(type !== null || figures.discount === 0).toBe(true);
        }
      }),
    );
  });

  it('is a visitor’s own without list and contract: no personal type', () => {
    fc.assert(
      fc.property(offers, (drawn) => {
        expect(choosePrice({ ...drawn, list: null, specials: [] }).type).not.toBe('SPECIAL');
      }),
    );
  });
});
