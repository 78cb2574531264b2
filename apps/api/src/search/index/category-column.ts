import type { FacetColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import { draftLists } from '@nuancier/domain/search/facets/shared-lists.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CategoryMembers } from './category-members.ts';

/** Categories as one more column, in menu order: value = uid, label = name. Roots are no choice and stay out. */
export function categoryColumn({ forest, products }: Catalogue, members: CategoryMembers): FacetColumn {
  const nodes = [...forest.nodes.values()].filter((node) => node.parent !== null);
  const options = nodes.map(({ category }) => ({ value: category.uid, label: category.name }));
  const held = products.map((): number[] => []);
  for (const [place, node] of nodes.entries()) {
    const list = members.get(node.category.id) ?? new Uint32Array(0);
    for (let at = 0; at < list.length; at += 1) held[list[at] ?? 0]?.push(place);
  }
  const lists = draftLists();
  for (const places of held) lists.add(places);
  const places = new Map(options.map((option, place) => [option.value, place]));
  return { code: 'category_uid', options, places, ...lists.finish((place) => place) };
}
