import { amountText } from '../../pricing/told-amount.ts';
import styles from './buy-box.module.css';
import type { ChosenTotal } from './chosen-total.ts';

/** A sum, and the same with or without tax: as large for those who are told both, else small. */
export function TotalAmount({ total }: { total: ChosenTotal }) {
  const { beside } = total;
  return (
    <>
      <strong>
        {amountText(total)}
        {beside?.isLarge && ` · ${amountText(beside)}`}
      </strong>
      {beside && !beside.isLarge && <span className={styles['withTax']}> ({amountText(beside)})</span>}
    </>
  );
}
