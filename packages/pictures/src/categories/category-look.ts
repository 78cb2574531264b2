// What a category shows, from its path alone: the scene of its universe and the articles that belong there.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { hashOf } from '../svg/numbers.ts';
import { ANY_CATEGORY, CATEGORY_ENTRIES } from './category-entries.ts';
import type { CategoryEntry, ItemName } from './category-entries.ts';
import type { CategoryItem } from './category-item.ts';
import { PAINT_ITEMS } from './paint-items.ts';
import { TRADE_ITEMS } from './trade-items.ts';

export type CategoryLook = { scene: PictureFacts; items: readonly PictureFacts[] };

const ITEMS: Readonly<Record<ItemName, CategoryItem>> = { ...PAINT_ITEMS, ...TRADE_ITEMS };

const TINTED: ReadonlySet<PictureFacts['container']> = new Set(['tin', 'bucket']);

export function categoryLook(path: string): CategoryLook {
  const [scene, first, ...others] = entryOf(path);
  const seed = hashOf(path);
  return {
    scene: itemFacts(first, scene, seed),
    items: [first, ...others].map((name) => itemFacts(name, scene, seed)),
  };
}

// The nearest ancestor with an entry decides for its children.
function entryOf(path: string): CategoryEntry {
  const own = CATEGORY_ENTRIES[path];
  if (own !== undefined) return own;
  const cut = path.lastIndexOf('/');
  return cut === -1 ? ANY_CATEGORY : entryOf(path.slice(0, cut));
}

// A paint without a tint of its own is a tinting base: each category's path then gives it another colour.
export const itemFacts = (name: ItemName, scene: PictureFacts['scene'], seed: number): PictureFacts => ({
  packQuantity: 1,
  unit: 'U',
  priceGroup: '',
  ...(TINTED.has(ITEMS[name].container) && ITEMS[name].unit === 'L' ? { colourName: 'Base teintable' } : {}),
  ...ITEMS[name],
  scene,
  seed,
});
