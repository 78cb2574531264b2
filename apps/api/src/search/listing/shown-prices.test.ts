import { expect, it } from 'vitest';
import { demoIndex } from '../testing/demo-index.ts';
import { chosenPacks } from './chosen-packs.ts';
import { meantChoice } from './meant-choice.ts';
import { shownPrices } from './shown-prices.ts';

const demo = demoIndex();

const by = (words: string) => ({ words, leading: [], tint: null });

it('each list has its own prices, whichever was asked for before; whoever is not in it stands as usual', () => {
  const index = demo();
  const usual = index.table.prices;
  const products = Uint32Array.from(usual.keys());
  const even = products.filter((product) => product % 2 === 0);
  const small = shownPrices(index, products, by('2,5L'));
  const large = shownPrices(index, even, by('15L'));
  const expected = (words: string, among: Uint32Array) => {
    const packOf = chosenPacks(index, meantChoice(by(words)));
    const isIn = new Set(among);
    return Array.from(products, (product) =>
      isIn.has(product) ? (packOf(product)?.packPrice ?? usual[product] ?? -1) : (usual[product] ?? -1),
    );
  };
  for (const turn of [1, 2]) {
    expect([...small()], `2,5 L, ${turn}`).toEqual(expected('2,5L', products));
    expect([...large()], `15 L, ${turn}`).toEqual(expected('15L', even));
  }
  expect([...small()]).not.toEqual([...usual]);
});
