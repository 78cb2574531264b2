import styles from './cart-availability.module.css';
import type { CartWays } from './cart-ways.ts';
import { cartCopy } from './copy.ts';

/** Whether the cart as a whole can be fetched and delivered; nothing where no store has told. */
export function CartAvailability({ ways }: { ways: CartWays | null }) {
  if (ways === null) return null;
  return (
    <ul className={styles['promises']}>
      <li>{ways.collectable ? cartCopy.allCollectable : cartCopy.someNotCollectable}</li>
      <li>{ways.deliverable ? cartCopy.allDeliverable : cartCopy.someNotDeliverable}</li>
    </ul>
  );
}
