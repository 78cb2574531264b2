import { shownPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { orderCopy } from '../copy.ts';
import styles from './pickup-code.module.css';

/** What is shown at the counter, while something of the order waits there. */
export function PickupCode({ code }: { code: string }) {
  return (
    <div className={styles.code}>
      <p>{orderCopy.pickupCode}</p>
      <p>
        <strong translate="no">{shownPickupCode(code)}</strong>
      </p>
      <p>{orderCopy.pickupCodeHelp}</p>
    </div>
  );
}
