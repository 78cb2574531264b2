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
 * article. Selections are cached: what is kept of each is as long as its list, not as the catalogue. The column is lent:
 * it is right until another is asked for.
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
  return () => lentColumn(usual, products, shown);
}

// As long as the catalogue, a column of its own for each search would be the most of what searching leaves behind.
const lent = new WeakMap<Int32Array, { column: Int32Array; changed: Uint32Array }>();

/** `shown`: of these products; the others stand at their usual price. */
function lentColumn(usual: Int32Array, products: Uint32Array, shown: Int32Array): Int32Array {
  const { column, changed } = lent.get(usual) ?? { column: usual.slice(), changed: products };
  for (let at = 0; at < changed.length; at += 1) {
    const product = changed[at] ?? 0;
    column[product] = usual[product] ?? NO_PRICE;
  }
  for (let at = 0; at < products.length; at += 1) column[products[at] ?? 0] = shown[at] ?? NO_PRICE;
  lent.set(usual, { column, changed: products });
  return column;
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
