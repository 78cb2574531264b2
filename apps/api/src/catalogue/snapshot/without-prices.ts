import type { Catalogue } from './catalogue-snapshot.ts';
import { emptyPrices } from './price-columns.ts';

// A cache: each state of the catalogue is stripped once.
const blind = new WeakMap<Catalogue, Catalogue>();

/** The same catalogue for viewers who may not see prices: what is not in it cannot leak from any view. */
export function withoutPrices(catalogue: Catalogue): Catalogue {
  const known = blind.get(catalogue);
  if (known !== undefined) return known;
  const { articles } = catalogue;
  const none = new Int32Array(articles.packHt.length).fill(-1);
  const made = {
    ...catalogue,
    prices: emptyPrices(catalogue.products.length),
    tints: { ...catalogue.tints, perLitre: new Map() },
    articles: { ...articles, packHt: none, listHt: none },
  };
  blind.set(catalogue, made);
  return made;
}
