import type { FacetColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CategoryMembers } from './category-members.ts';

/** Categories as one more column, in menu order: value = uid, label = name. Roots are no choice and stay out. */
export function categoryColumn({ forest, products }: Catalogue, members: CategoryMembers): FacetColumn {
  const nodes = [...forest.nodes.values()].filter((node) => node.parent !== null);
  const options = nodes.map(({ category }) => ({ value: category.uid, label: category.name }));
  const lists = nodes.map((node) => members.get(node.category.id) ?? new Uint32Array(0));
  const starts = startsOf(lists, products.length);
  const values = new Uint32Array(starts[products.length] ?? 0);
  const next = starts.slice();
  for (const [place, list] of lists.entries()) {
    for (let at = 0; at < list.length; at += 1) {
      const product = list[at] ?? 0;
      const free = next[product] ?? 0;
      values[free] = place;
      next[product] = free + 1;
    }
  }
  const places = new Map(options.map((option, place) => [option.value, place]));
  return { code: 'category_uid', options, places, starts, values };
}

function startsOf(lists: readonly Uint32Array[], products: number): Uint32Array {
  const starts = new Uint32Array(products + 1);
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 1) {
      const after = (list[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}
