import { formatAmount } from '@nuancier/ui/text/format.ts';
import styles from './document-sums.module.css';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { sumCopy } from './sum-copy.ts';
import { largeAmountsOf, smallAmountOf } from '@nuancier/ui/text/amount-text.ts';
import type { BothAmounts, LabelledAmount } from '@nuancier/ui/text/amount-text.ts';

type Props = { view: PriceView; amounts: BothAmounts };

/** A total with and without tax, where its lines are shown elsewhere. */
export function TotalPair({ view, amounts }: Props) {
  const small = smallAmountOf(view, amounts);
  return (
    <dl className={styles.sums}>
      {largeAmountsOf(view, amounts).map((total) => (
        <Total key={total.taxLabel} {...total} weight="strong" />
      ))}
      {small && <Total {...small} weight="small" />}
    </dl>
  );
}

function Total({ amount, taxLabel, weight }: LabelledAmount & { weight: 'strong' | 'small' }) {
  return (
    <div className={styles.row} data-weight={weight}>
      <dt>{sumCopy.total(taxLabel)}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  );
}
