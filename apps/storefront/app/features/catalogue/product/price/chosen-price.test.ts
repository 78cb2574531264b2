import { describe, expect, it } from 'vitest';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import type { Condition } from '../../../../backend/viewer/conditions.ts';
import { publicPriceView } from '../../../../backend/viewer/price-view.ts';
import { articlePrices } from './article-prices.ts';
import { calculatorFacts } from '../calculator/calculator-facts.ts';
import { chosenPrice } from './chosen-price.ts';
import { chosenTotal } from './chosen-total.ts';
import { readChoice } from '../product-choice.ts';

const reduced = (price: number) => ({
  final_price: { value: price },
  regular_price: { value: price + 2 },
  discount: { percent_off: 12.4 },
  price_type: 'PROMOTION' as const,
});
const article = (
  color: string,
  pack: string,
  price: number,
  perUnit: number,
  stock: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK',
) => ({
  uid: `${color}${pack}`,
  sku: `${color}${pack}`,
  ean: null,
  weight: null,
  color_uid: color,
  conditioning_uid: pack,
  tintable: false,
  stock_status: stock,
  price: reduced(price),
  price_per_unit: { value: perUnit },
  media_gallery: [],
});
const matrix: VariantMatrixFragment = {
  sku: 'P1',
  type: 'Peintures pro',
  colors: [
    { uid: 'b', label: 'Blanc', hex: null, tintable: false },
    { uid: 'g', label: 'Gris', hex: null, tintable: false },
  ],
  conditionings: [
    { uid: '1', label: '1 L', quantity: 1, unit: 'L' },
    { uid: '3', label: '3 L', quantity: 3, unit: 'L' },
  ],
  articles: [
    article('b', '1', 12, 12),
    article('b', '3', 30, 10),
    article('g', '1', 9, 9),
    article('g', '3', 33, 11, 'OUT_OF_STOCK'),
  ],
};
const choice = (search: string) => readChoice(new URLSearchParams(search), matrix, null);

const ownView = { canViewPrice: true, taxLabel: 'HT', large: ['HT'] } as const;
const privateView = { ...ownView, large: ['TTC', 'HT'] } as const;
const sold = { matrix, lowest: reduced(9) };
const everybodys = articlePrices(publicPriceView, { kind: 'public' }, sold);
const priced = (pack: number, unit: number) =>
  ({
    finalPrice: unit,
    packagingFinalPrice: pack,
    packagingRegularPrice: pack + 1,
    discountPercentage: 5,
    discountAmount: 1,
    priceType: 'SPECIAL',
  }) as const;
const own = (sku: string, pack: number, unit: number): Condition => {
  const price = priced(pack, unit);
  return {
    sku,
    pricingUnit: 'L',
    thumbnail: null,
    packagingMeasureUnit: null,
    priceExcludingTax: price,
    priceIncludingTax: { ...price, packagingFinalPrice: pack * 1.2 },
    stocks: [],
    deliverableAnywhere: null,
    active: true,
    startsFrom: false,
    priceTiers: [],
  };
};
const known = {
  kind: 'known',
  bySku: new Map([own('b3', 20, 6.6667), own('g1', 5, 5)].map((condition) => [condition.sku, condition])),
} as const;

describe('price of the choice', () => {
  it('PRC-12 « à partir de » until an article is decided, among those still possible', () => {
    expect(chosenPrice(choice(''), matrix.articles, everybodys)).toMatchObject({ kind: 'from', amount: 9 });
    const gone = matrix.articles.map((one) =>
      one.sku === 'g1' ? { ...one, stock_status: 'OUT_OF_STOCK' as const } : one,
    );
    expect(chosenPrice(choice(''), gone, everybodys)).toMatchObject({ kind: 'from', amount: 12 });
    expect(chosenPrice(choice('couleur=blanc'), matrix.articles, everybodys)).toMatchObject({
      kind: 'from',
      amount: 12,
      taxLabel: 'TTC',
    });
  });

  it('PRC-12 then the price of one pack, and of one litre as the shop states it', () => {
    expect(chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, everybodys)).toEqual({
      kind: 'exact',
      taxLabel: 'TTC',
      amount: 30,
      regular: 32,
      struckFor: 'reduction',
      perUnit: { amount: 10, unit: 'L' },
      flap: { kind: 'promo', percent: 12.4 },
      beside: null,
    });
  });

  it('PRC-07 PRC-10 a reduction is told with its struck price before anything is chosen, too', () => {
    expect(chosenPrice(choice(''), matrix.articles, everybodys)).toMatchObject({
      kind: 'from',
      amount: 9,
      regular: 11,
      struckFor: 'reduction',
      flap: { kind: 'promo', percent: 12.4 },
    });
    expect(chosenPrice(choice(''), [], everybodys)).toMatchObject({ amount: 9, regular: 11 });
  });

  it('a customer whose contract is cheaper by number sees the price of as many as are wanted', () => {
    const one = own('b3', 20, 6.6667);
    const tier = (quantity: number, pack: number) => {
      const price = priced(pack, pack / 3);
      return { quantity, priceExcludingTax: price, priceIncludingTax: price };
    };
    const priceTiers = [tier(6, 18), tier(12, 15)];
    const state = { kind: 'known', bySku: new Map([['b3', { ...one, priceTiers }]]) } as const;
    const amountOf = (quantity: number) => {
      const prices = articlePrices(ownView, state, sold, quantity);
      const price = chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, prices);
      return price.kind === 'exact' ? price.amount : price.kind;
    };
    expect([1, 5, 6, 11, 12, 99].map(amountOf)).toEqual([20, 20, 18, 18, 15, 15]);
  });

  it('PRC-02 a customer sees the own price of the article before tax, and with tax besides', () => {
    const prices = articlePrices(ownView, known, sold);
    expect(chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, prices)).toEqual({
      kind: 'exact',
      taxLabel: 'HT',
      amount: 20,
      regular: 21,
      struckFor: 'contract',
      perUnit: { amount: 6.6667, unit: 'L' },
      flap: { kind: 'remise', percent: 5 },
      beside: { amount: 24, taxLabel: 'TTC', isLarge: false },
    });
    expect(chosenPrice(choice(''), matrix.articles, prices)).toMatchObject({ kind: 'from', amount: 5 });
  });

  it('PRC-02 whoever buys for a household sees the own price with tax first, and as large before it', () => {
    const prices = articlePrices(privateView, known, sold);
    expect(chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, prices)).toMatchObject({
      taxLabel: 'TTC',
      amount: 24,
      beside: { amount: 20, taxLabel: 'HT', isLarge: true },
    });
  });

  it.each([
    ['while they load', ownView, { kind: 'waiting' } as const, 'waiting'],
    ['when they could not be had', ownView, { kind: 'unavailable' } as const, 'unavailable'],
    ['to whoever may not see prices', { ...ownView, canViewPrice: false }, known, 'hidden'],
  ])('PRC-02 never shows everybody’s price as one’s own: %s', (_, view, state, kind) => {
    const prices = articlePrices(view, state, sold);
    expect(chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, prices)).toEqual({
      kind,
    });
  });

  it('says nothing without a price', () => {
    const nobodys = {
      final_price: { value: null },
      regular_price: { value: null },
      discount: null,
      price_type: null,
    };
    const nothing = articlePrices(publicPriceView, { kind: 'public' }, { matrix, lowest: nobodys });
    expect(chosenPrice(choice(''), [], nothing)).toEqual({ kind: 'none' });
    const unpriced = articlePrices(ownView, known, sold);
    expect(chosenPrice(choice('couleur=gris&conditionnement=3-l'), matrix.articles, unpriced)).toEqual({
      kind: 'none',
    });
  });
});

describe('sum of the choice', () => {
  const taxed = { amount: 12.4, taxLabel: 'TTC', beside: null } as const;
  const beside = { amount: 12.4, taxLabel: 'TTC', isLarge: false } as const;
  const untaxed = { amount: 10.33, taxLabel: 'HT', beside } as const;

  it.each([
    // 10,33 € before tax: the cart rounds the tax of the row, not that of one pack.
    ['with tax, to the cent what the cart will say', taxed, [37.19, null]],
    ['before tax, taxed once', untaxed, [30.99, 37.19]],
  ] as const)('%s', (_, pack, [amount, other]) => {
    const total = chosenTotal(pack, 3);
    expect([total.amount, total.beside?.amount ?? null]).toEqual([amount, other]);
  });
});

describe('calculator of the choice', () => {
  const product = { yield_text: '9 à 11 m²/L', coats: 2 };

  it('PDP-08 takes the packs of the chosen colour that are on sale, at their price', () => {
    expect(calculatorFacts(product, [], matrix, choice('couleur=gris'), () => everybodys)).toMatchObject({
      packs: [{ label: '1 L', quantity: 1, priceCents: 900 }],
      coats: 2,
      colourChosen: true,
    });
  });

  it('PDP-08 without a colour the least dear one counts, and it is said', () => {
    const facts = calculatorFacts(product, [], matrix, choice(''), () => everybodys);
    expect(facts?.packs.map(({ priceCents }) => priceCents)).toEqual([900, 3000]);
    expect(facts?.colourChosen).toBe(false);
  });

  it('PRC-13 without prices the packs that leave least over are proposed, and no price is said', () => {
    const hidden = articlePrices({ ...ownView, canViewPrice: false }, known, sold);
    expect(calculatorFacts(product, [], matrix, choice('couleur=blanc'), () => hidden)).toMatchObject({
      packs: [
        { label: '1 L', priceCents: 100 },
        { label: '3 L', priceCents: 300 },
      ],
      taxLabel: null,
    });
  });

  it('PDP-08 there is no calculator without a yield, nor for packs in another unit', () => {
    expect(
      calculatorFacts({ yield_text: null, coats: 2 }, [], matrix, choice(''), () => everybodys),
    ).toBeNull();
    expect(
      calculatorFacts({ yield_text: '2 à 3 m²/kg', coats: 2 }, [], matrix, choice(''), () => everybodys),
    ).toBeNull();
  });
});
