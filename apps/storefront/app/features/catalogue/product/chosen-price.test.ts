import { describe, expect, it } from 'vitest';
import type { VariantMatrixFragment } from '../../../../generated/documents.ts';
import { calculatorFacts } from './calculator-facts.ts';
import { chosenPrice } from './chosen-price.ts';
import { readChoice } from './product-choice.ts';

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
  color_uid: color,
  conditioning_uid: pack,
  tintable: false,
  stock_status: stock,
  price: { final_price: { value: price }, regular_price: { value: price + 2 } },
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

describe('price of the choice', () => {
  it('PRC-12 « à partir de » until an article is decided, among those still possible', () => {
    expect(chosenPrice(choice(''), matrix.articles, 9)).toEqual({ kind: 'from', amount: 9 });
    expect(chosenPrice(choice('couleur=blanc'), matrix.articles, 9)).toEqual({ kind: 'from', amount: 12 });
  });

  it('PRC-12 then the price of one pack, and of one litre as the shop states it', () => {
    expect(chosenPrice(choice('couleur=blanc&conditionnement=3-l'), matrix.articles, 9)).toEqual({
      kind: 'exact',
      amount: 30,
      regular: 32,
      perUnit: { amount: 10, unit: 'L' },
    });
  });

  it('says nothing without a price', () => {
    expect(chosenPrice(choice(''), [], null)).toEqual({ kind: 'none' });
  });
});

describe('calculator of the choice', () => {
  const product = { yield_text: '9 à 11 m²/L', coats: 2 };

  it('PDP-08 takes the packs of the chosen colour that are on sale, at their price', () => {
    expect(calculatorFacts(product, matrix, choice('couleur=gris'))).toMatchObject({
      packs: [{ label: '1 L', quantity: 1, priceCents: 900 }],
      coats: 2,
      colourChosen: true,
    });
  });

  it('PDP-08 without a colour the least dear one counts, and it is said', () => {
    const facts = calculatorFacts(product, matrix, choice(''));
    expect(facts?.packs.map(({ priceCents }) => priceCents)).toEqual([900, 3000]);
    expect(facts?.colourChosen).toBe(false);
  });

  it('PDP-08 there is no calculator without a yield, nor for packs in another unit', () => {
    expect(calculatorFacts({ yield_text: null, coats: 2 }, matrix, choice(''))).toBeNull();
    expect(calculatorFacts({ yield_text: '2 à 3 m²/kg', coats: 2 }, matrix, choice(''))).toBeNull();
  });
});
