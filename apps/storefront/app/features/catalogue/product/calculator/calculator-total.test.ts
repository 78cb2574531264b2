import fc from 'fast-check';
import { cheapestPacks } from '@nuancier/domain/catalogue/calculator/cheapest-packs.ts';
import { mixTotal } from '@nuancier/domain/catalogue/calculator/mix-total.ts';
import { cartTotals } from '@nuancier/domain/cart/cart-totals.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { expect, it } from 'vitest';
import { draws } from '@nuancier/domain/testing/draws.ts';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import { publicPriceView } from '../../../../backend/viewer/price-view.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import type { Condition } from '../../../../backend/viewer/conditions.ts';
import { articlePrices } from '../price/article-prices.ts';
import { tintedPrices } from '../price/tinted-prices.ts';
import { readChoice } from '../product-choice.ts';
import { calculatorFacts } from './calculator-facts.ts';

const RATE = taxRate('standard');
const FROM = 3;

const price = (ht: number, as: 'HT' | 'TTC') => {
  const amount = euros(as === 'HT' ? cents(ht) : includingTax(cents(ht), RATE));
  return {
    finalPrice: null,
    packagingFinalPrice: amount,
    packagingRegularPrice: amount,
    discountPercentage: 0,
    discountAmount: 0,
    priceType: null,
  };
};

type Offer = { litres: number; ht: number; cheaper: number };

function matrixOf(offers: readonly Offer[]): VariantMatrixFragment {
  return {
    sku: 'P',
    type: 'Peintures pro',
    colors: [{ uid: 'c', label: 'Base P', hex: null, tintable: true }],
    conditionings: offers.map(({ litres }, at) => ({
      uid: `${at}`,
      label: `${litres} L`,
      quantity: litres,
      unit: 'L',
    })),
    articles: offers.map(({ ht }, at) => {
      const { packagingFinalPrice: value } = price(ht, 'TTC');
      return {
        uid: `a${at}`,
        sku: `a${at}`,
        ean: null,
        weight: null,
        color_uid: 'c',
        conditioning_uid: `${at}`,
        tintable: true,
        stock_status: 'IN_STOCK',
        price: {
          final_price: { value },
          regular_price: { value },
          discount: null,
          price_type: null,
        },
        price_per_unit: { value: null },
        media_gallery: [],
      };
    }),
  };
}

/** A company's own prices, lower from three packs on. */
function conditionsOf(offers: readonly Offer[]): Condition[] {
  return offers.map(({ ht, cheaper }, at) => ({
    sku: `a${at}`,
    pricingUnit: 'L',
    thumbnail: null,
    packagingMeasureUnit: null,
    priceExcludingTax: price(ht, 'HT'),
    priceIncludingTax: price(ht, 'TTC'),
    priceTiers: [
      {
        quantity: FROM,
        priceExcludingTax: price(ht - cheaper, 'HT'),
        priceIncludingTax: price(ht - cheaper, 'TTC'),
      },
    ],
    stocks: [],
    deliverableAnywhere: null,
    active: true,
    startsFrom: false,
  }));
}

const drawn = fc.record({
  offers: fc.uniqueArray(
    fc.record({
      litres: fc.constantFrom(0.5, 1, 2.5, 3, 5, 10, 15),
      ht: fc.integer({ min: 200, max: 40_000 }),
      cheaper: fc.integer({ min: 1, max: 150 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ litres }) => litres },
  ),
  perLitre: fc.option(fc.integer({ min: 1, max: 900 })),
  need: fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10),
  isCompany: fc.boolean(),
  seesTax: fc.boolean(),
});

it('the calculator’s packs come to what the cart says of them, to the cent: with and without tax, tinted or not, by number', () => {
  const seen = { company: 0, visitor: 0, household: 0, tinted: 0, byNumber: 0, mixed: 0 };
  fc.assert(
    fc.property(drawn, ({ offers, perLitre, need, isCompany, seesTax }) => {
      const matrix = matrixOf(offers);
      const own: PriceView = { canViewPrice: true, taxLabel: 'HT', large: seesTax ? ['TTC', 'HT'] : ['HT'] };
      const view = isCompany ? own : publicPriceView;
      const bySku = new Map(conditionsOf(offers).map((one) => [one.sku, one]));
      const state = isCompany ? ({ kind: 'known', bySku } as const) : ({ kind: 'public' } as const);
      const perLitreHt = perLitre === null ? null : cents(perLitre);
      const none = { value: null };
      const lowest = { final_price: none, regular_price: none, discount: null, price_type: null };
      const pricesFor = (count: number) =>
        tintedPrices(
          articlePrices(view, state, { matrix, lowest }, count),
          matrix,
          perLitreHt === null ? null : { tintClass: 'A', perLitreHt },
        );
      const facts = calculatorFacts(
        { yield_text: '10 m²/L', coats: 1 },
        [],
        matrix,
        readChoice(new URLSearchParams('couleur=base-p'), matrix, null),
        pricesFor,
      );
      const mix = facts && cheapestPacks(need, facts.packs);
      if (!facts?.taxLabel || !mix) throw new Error('Nothing was proposed');
      const rows = mix.lines.map(({ pack, count }) => {
        const offer = offers.find(({ litres }) => litres === pack.quantity);
        const isCheaper = isCompany && count >= FROM;
        const paint = cents((offer?.ht ?? NaN) - (isCheaper ? (offer?.cheaper ?? NaN) : 0));
        seen.byNumber += isCheaper ? 1 : 0;
        const tint = perLitreHt && tintSupplement(perLitreHt, pack.quantity);
        return { unitHt: tintedPackHt(paint, tint), quantity: count, discountHt: cents(0), rate: RATE };
      });
      seen[isCompany ? (seesTax ? 'household' : 'company') : 'visitor'] += 1;
      seen.tinted += perLitre === null ? 0 : 1;
      seen.mixed += rows.length > 1 ? 1 : 0;
      const { subtotal } = cartTotals(rows, null);
      expect(facts.taxLabel).toBe(isCompany && !seesTax ? 'HT' : 'TTC');
      const total = mixTotal(mix.lines, facts.taxLabel);
      expect(total).toBe(facts.taxLabel === 'HT' ? subtotal.excluding : subtotal.including);
      // No pack alone costs less, rounded up to cover the need or to reach the lower price.
      for (const pack of facts.packs) {
        const enough = Math.ceil(need / pack.quantity - 1e-9);
        for (const count of [enough, Math.max(enough, FROM)])
          expect(mixTotal([{ pack, count }], facts.taxLabel)).toBeGreaterThanOrEqual(total);
      }
    }),
    draws(500, 20_261_117),
  );
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});
