import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { ReorderOutlookFieldsFragment } from '../../../../generated/documents.ts';
import { againCopy as copy } from './again-copy.ts';

export type Outlook = ReorderOutlookFieldsFragment;

/** What becomes of it when it is ordered again: there, brought in, or not sold any more. */
export function outlookWords(outlook: Outlook): string {
  const { is_orderable: isOrderable, reason, message, stock } = outlook;
  if (isOrderable) return whenOrdered(outlook);
  switch (reason) {
    case 'REORDER_NOT_AVAILABLE':
      return copy.cartWaits;
    case 'PRODUCT_NOT_FOUND':
    case 'NOT_SALABLE':
      return copy.notSold;
    case 'INSUFFICIENT_STOCK': {
      const left = Math.max(0, stock?.available ?? 0);
      return left > 0 ? copy.left(left) : copy.noneLeft;
    }
    default:
      return message ?? copy.notSold;
  }
}

/** Nothing goes into the cart, whatever it is. */
export function isCartClosed({ reason }: Pick<Outlook, 'reason'>): boolean {
  return reason === 'REORDER_NOT_AVAILABLE';
}

function whenOrdered({ stock, quantity, is_store_known: isStoreKnown }: Outlook): string {
  if (!isStoreKnown) return copy.storeUnknown;
  const facts = stock ?? undefined;
  const pickup = pickupFor(facts, quantity);
  switch (pickup.kind) {
    case 'click-and-collect':
      return copy.available;
    case 'resupply':
      return copy.withinDays(pickup.days);
    case 'contact-store':
      return copy.delayUnknown;
    case 'unavailable':
      return deliveryFor(facts, quantity).kind === 'available' ? copy.delivered : copy.delayUnknown;
  }
}
