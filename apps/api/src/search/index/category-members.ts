// The products of each category. An anchor category includes those of its descendants.
import { isPromoCategory } from '@nuancier/domain/catalogue/categories/promo-category.ts';
import type { CategoryTreeNode } from '../../catalogue/catalogue.ts';

export type CategoryPlace = { id: number; position: number };

export type CategoryMembers = ReadonlyMap<number, Uint32Array>;

export type MembersDraft = {
  /** One call for each product, in their order. */
  add(categories: readonly CategoryPlace[], isPromo: boolean): void;
  /** `closed`: out of their days, each with the root of its tree. */
  finish(
    nodes: ReadonlyMap<number, CategoryTreeNode>,
    closed: ReadonlyMap<number, number>,
  ): {
    members: CategoryMembers;
    branches: CategoryMembers;
    /** promo categories without products of their own */
    promoShelves: ReadonlySet<number>;
  };
};

type Place = { product: number; position: number };

export function draftMembers(): MembersDraft {
  const own = new Map<number, Place[]>();
  const promos: Place[] = [];
  let product = 0;
  const hiddenUnder = (root: number, closed: ReadonlyMap<number, number>) =>
    [...closed].flatMap(([id, of]) => (of === root ? [own.get(id) ?? []] : []));
  return {
    add(categories, isPromo) {
      for (const { id, position } of categories) {
        const places = own.get(id);
        if (places === undefined) own.set(id, [{ product, position }]);
        else places.push({ product, position });
      }
      if (isPromo) promos.push({ product, position: 0 });
      product += 1;
    },
    finish(nodes, closed) {
      // Deepest first, so that the children of each are complete.
      const below = new Map<number, Place[]>();
      const members = new Map<number, Uint32Array>();
      const branches = new Map<number, Uint32Array>();
      const promoShelves = new Set<number>();
      for (const [id, node] of [...nodes].toReversed()) {
        const places = own.get(id) ?? [];
        const whole = merged([places, ...node.children.map((child) => below.get(child.category.id) ?? [])]);
        below.set(id, whole);
        const held = node.category.isAnchor ? whole : places;
        const isShelf = held.length === 0 && isPromoCategory(node.category);
        if (isShelf) promoShelves.add(id);
        members.set(id, inPlaceOrder(isShelf ? promos : held));
        if (node.parent === null) branches.set(id, inPlaceOrder(merged([whole, ...hiddenUnder(id, closed)])));
      }
      return { members, branches, promoShelves };
    },
  };
}

// A product in two categories of a branch counts once, at the better of its places.
function merged(lists: readonly (readonly Place[])[]): Place[] {
  const best = new Map<number, Place>();
  for (const place of lists.flat()) {
    const known = best.get(place.product);
    if (known === undefined || place.position < known.position) best.set(place.product, place);
  }
  return [...best.values()];
}

function inPlaceOrder(places: readonly Place[]): Uint32Array {
  const sorted = places.toSorted((a, b) => a.position - b.position || a.product - b.product);
  return Uint32Array.from(sorted, (place) => place.product);
}
