import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { CartLineFragment } from '../../../generated/documents.ts';
import styles from './cart-availability.module.css';
import { cartCopy } from './copy.ts';

/** Whether the cart as a whole can be fetched and delivered; nothing where no store has told. */
export function CartAvailability({ lines }: { lines: readonly CartLineFragment[] }) {
  if (lines.some(({ stock }) => stock === null)) return null;
  const collectable = lines.every(
    ({ stock, quantity }) => pickupFor(stock ?? undefined, quantity).kind !== 'unavailable',
  );
  const deliverable = lines.every(
    ({ stock, quantity }) => deliveryFor(stock ?? undefined, quantity).kind === 'available',
  );
  return (
    <ul className={styles['promises']}>
      <li>{collectable ? cartCopy.allCollectable : cartCopy.someNotCollectable}</li>
      <li>{deliverable ? cartCopy.allDeliverable : cartCopy.someNotDeliverable}</li>
    </ul>
  );
}
