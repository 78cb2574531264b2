import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import wishlists from '../../data/accounts/wishlists.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';
import { emailOf } from './customer-rows.ts';

export function wishlistRows(size: DemoSize): FileLine[] {
  return wishlists.map(({ customer, name, items, share }) => ({
    email: emailOf(customer),
    liste: name,
    partage: share,
    lignes: items.map(({ sku, quantity }) => ({ article: skuAtSize(sku, size), quantite: quantity })),
  }));
}
