import { expect, it } from 'vitest';
import { shownOffers } from './shown-offers.ts';

const onSale = (packPrice: number | null) => ({ onSale: true, packPrice });
const gone = (packPrice: number | null) => ({ onSale: false, packPrice });

it.each([
  ['what is on sale, not what has left the range', [gone(100), onSale(300), onSale(200)], [300, 200]],
  ['the only one on sale', [gone(100), onSale(300)], [300]],
  ['nothing without a price', [onSale(null), onSale(300)], [300]],
  ['what a product that is no longer sold has cost', [gone(100), gone(null)], [100]],
  ['what had a price, where nothing on sale has one', [onSale(null), gone(100)], [100]],
  ['nothing where nobody has priced anything', [onSale(null), gone(null)], []],
])('a product tells the price of %s', (_, offers, told) => {
  expect(shownOffers(offers).map(({ packPrice }) => packPrice)).toEqual(told);
});
