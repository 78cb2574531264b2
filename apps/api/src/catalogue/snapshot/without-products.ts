import type { Catalogue } from './catalogue-snapshot.ts';
import { listAt, listsOf } from './lists.ts';
import type { Lists } from './lists.ts';

/** The same catalogue, in which these places are no longer found by anything. */
export function withoutProducts(catalogue: Catalogue, left: ReadonlySet<number>): Catalogue {
  const { bySku, byUrlKey, byId, links } = catalogue;
  const isThere = (place: number) => !left.has(place);
  const kept = <Key>(places: ReadonlyMap<Key, number>) =>
    new Map([...places].filter(([, place]) => isThere(place)));
  const keptLinks = (lists: Lists) =>
    listsOf(catalogue.products.map((_, place) => [...listAt(lists, place)].filter(isThere)));
  return {
    ...catalogue,
    bySku: kept(bySku),
    byUrlKey: kept(byUrlKey),
    byId: kept(byId),
    links: {
      related: keptLinks(links.related),
      upsell: keptLinks(links.upsell),
      crosssell: keptLinks(links.crosssell),
    },
    left: new Set([...catalogue.left, ...left]),
  };
}
