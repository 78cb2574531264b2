import { labelledText } from '@nuancier/ui/text/amount-text.ts';
import styles from './buy-box.module.css';
import type { ChosenTotal } from '../price/chosen-total.ts';

/** A sum, and the same with or without tax: as large for viewers who see both large, else small. */
export function TotalAmount({ total }: { total: ChosenTotal }) {
  const { beside } = total;
  return (
    <>
      <strong>
        {labelledText(total)}
        {beside?.isLarge && ` · ${labelledText(beside)}`}
      </strong>
      {beside && !beside.isLarge && <span className={styles.withTax}> ({labelledText(beside)})</span>}
    </>
  );
}
