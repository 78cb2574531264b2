// What the cards of a listing show as prices: of the article meant in its tint, else of the cheapest one.
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { chosenPacks } from './chosen-packs.ts';
import type { ChosenPack } from './chosen-packs.ts';
import { meantChoice } from './meant-choice.ts';
import type { MeantBy, MeantChoice } from './meant-choice.ts';

const NO_PRICE = -1;

/**
 * A price column in which these products stand at the price on their card; the index's own where the query chooses no
 * article. Selections are cached: what is kept of each is as long as its list, not as the catalogue.
 */
export function shownPrices(index: SearchIndex, products: Uint32Array, by: MeantBy): () => Int32Array {
  const usual = index.table.prices;
  if (index.prices === 'hidden') return () => usual;
  const choice = meantChoice(by);
  if (!mayChoose(index, choice)) return () => usual;
  const packOf = chosenPacks(index, choice);
  const shown = new Int32Array(products.length);
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    shown[at] = priceOf(index, product, packOf(product));
  }
  return () => {
    const column = usual.slice();
    for (let at = 0; at < products.length; at += 1) column[products[at] ?? 0] = shown[at] ?? NO_PRICE;
    return column;
  };
}

// Most searches name no colour, size or pack: they need not look at a single article.
function mayChoose({ traitWords }: SearchIndex, { words, codes, tint }: MeantChoice): boolean {
  if (tint !== null || codes.size > 0 || words.numbers.size > 0 || words.packs.length > 0) return true;
  return [...words.stems].some((stem) => traitWords.has(stem));
}

function priceOf({ table, ownPack }: SearchIndex, product: number, pack: ChosenPack): number {
  if (pack === null) return table.prices[product] ?? NO_PRICE;
  if (ownPack === null || pack.packPrice === null) return pack.packPrice ?? NO_PRICE;
  const paid = ownPack(product, pack.article.place);
  return paid === null ? NO_PRICE : tintedPackHt(paid, pack.supplement);
}
