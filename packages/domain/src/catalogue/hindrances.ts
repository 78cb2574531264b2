// Why somebody would not see a product on a French day, or not buy it.
import { isWithinDays } from './within-days.ts';
import type { ShopDays } from './within-days.ts';

export const HINDRANCES = [
  'taken_out',
  'not_begun',
  'ended',
  'no_category',
  'categories_closed',
  'prices_hidden',
  'no_price',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

type Shelved = ShopDays & {
  is_active: boolean;
  /** of each of its categories: it is open that day, with all above it */
  categories: readonly boolean[];
  showsPrices: boolean;
  isPriced: boolean;
};

/** All of them: who mends one wants to know of the next. */
export function hindrances(product: Shelved, day: string): Hindrance[] {
  const { visible_from: from, visible_until: until, categories } = product;
  const holds: Readonly<Record<Hindrance, boolean>> = {
    taken_out: !product.is_active,
    not_begun: from !== null && from > day,
    ended: until !== null && until < day,
    no_category: categories.length === 0,
    categories_closed: categories.length > 0 && !categories.includes(true),
    prices_hidden: !product.showsPrices,
    // A product that is not in the shop is priced for nobody.
    no_price: !product.isPriced && product.is_active && isWithinDays(product, day),
  };
  return HINDRANCES.filter((hindrance) => holds[hindrance]);
}

/** In lists and in the search; a price that is hidden or missing takes nothing out of them. */
export function isSeen(found: readonly Hindrance[]): boolean {
  return found.every((hindrance) => hindrance === 'prices_hidden' || hindrance === 'no_price');
}
