import type { FacetColumn } from '@nuancier/domain/search/facet-columns.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CategoryMembers } from './category-members.ts';

/** Categories as one more column, in menu order: value = uid, label = name. Roots are no choice and stay out. */
export function categoryColumn({ forest, products }: Catalogue, members: CategoryMembers): FacetColumn {
  const nodes = [...forest.nodes.values()].filter((node) => node.parent !== null);
  const options = nodes.map(({ category }) => ({ value: category.uid, label: category.name }));
  const counts = new Uint32Array(products.length + 1);
  const lists = nodes.map((node) => members.get(node.category.id) ?? new Uint32Array(0));
  for (const list of lists) for (const product of list) counts[product + 1] = (counts[product + 1] ?? 0) + 1;
  const starts = counts;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const values = new Uint32Array(starts[products.length] ?? 0);
  const next = starts.slice();
  for (const [place, list] of lists.entries()) {
    for (const product of list) {
      values[next[product] ?? 0] = place;
      next[product] = (next[product] ?? 0) + 1;
    }
  }
  const places = new Map(options.map((option, place) => [option.value, place]));
  return { code: 'category_uid', options, places, starts, values };
}
