import type { WishlistRow } from '@nuancier/api/wishlists/lists/wishlists-import-store.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import wishlists from '../../data/accounts/wishlists.json' with { type: 'json' };

export function wishlistRows(size: DemoSize): WishlistRow[] {
  return wishlists.map(({ customer, name, items, share }) => ({
    email: emailOf(customer),
    name,
    share: share === 'read' || share === 'edit' ? share : 'private',
    items: items.map((item) => ({ ...item, sku: skuAtSize(item.sku, size) })),
  }));
}

function emailOf(id: string): string {
  const found = customers.find((customer) => customer.id === id);
  if (found === undefined) throw new Error(`The demo's favourites name an unknown customer « ${id} »`);
  return found.email;
}
