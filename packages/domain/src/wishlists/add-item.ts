import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { MOST_ITEMS } from './wishlist-limits.ts';

export type ItemRefusal = 'BAD_QUANTITY' | 'LIST_FULL';

/** What makes two wishes one item, and how many packs one item may count: as in a cart. */
export type ItemRules<Item> = {
  same: (one: Item, other: Item) => boolean;
  isPackCount: (quantity: number) => boolean;
};

/** An existing item grows; whether the shop sells it today does not matter for a wish list. */
export function addItem<Item extends { quantity: number }>(
  items: readonly Item[],
  wish: Item,
  { same, isPackCount }: ItemRules<Item>,
): Verdict<Item[], ItemRefusal> {
  if (!isPackCount(wish.quantity)) return refuse('BAD_QUANTITY');
  const at = items.findIndex((item) => same(item, wish));
  const item = items[at];
  if (item === undefined) return items.length >= MOST_ITEMS ? refuse('LIST_FULL') : accept([...items, wish]);
  const quantity = item.quantity + wish.quantity;
  return isPackCount(quantity) ? accept(items.with(at, { ...item, quantity })) : refuse('BAD_QUANTITY');
}
