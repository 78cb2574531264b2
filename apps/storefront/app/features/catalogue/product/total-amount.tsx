import { formatAmount } from '../../../format.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import type { TaxLabel } from '../../pricing/price-view.ts';
import styles from './buy-box.module.css';
import type { ChosenTotal } from './chosen-total.ts';

/** A sum, and the same with tax in small for whoever sees prices without. */
export function TotalAmount({ total, taxLabel }: { total: ChosenTotal; taxLabel: TaxLabel }) {
  return (
    <>
      <strong>
        {formatAmount(total.amount)} {taxLabel}
      </strong>
      {total.withTax !== null && (
        <span className={styles['withTax']}> ({pricingCopy.withTax(formatAmount(total.withTax))})</span>
      )}
    </>
  );
}
