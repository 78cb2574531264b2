import { amountText } from '@nuancier/ui/text/amount-text.ts';
import type { CartPage } from './cart-page.ts';
import { cartCopy } from '../copy.ts';

/** What the cart has come to, for those who listen: also that nothing is left in it. */
export function cartAnnouncement(page: CartPage): string | null {
  if (page.kind !== 'filled') return page.kind === 'empty' ? cartCopy.empty : null;
  const { total_quantity: count, prices } = page.cart;
  if (prices === null || !page.view.canViewPrice) return cartCopy.said(count, null);
  const { total_excluding_tax: excluding, grand_total: including } = prices;
  const total = amountText(page.view, { excluding: excluding?.value, including: including?.value });
  return cartCopy.said(count, total);
}
