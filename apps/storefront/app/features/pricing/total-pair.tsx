import { formatAmount } from '../../format.ts';
import styles from './document-sums.module.css';
import type { PriceView } from './price-view.ts';
import { sumCopy } from './sum-copy.ts';
import { largeOf, smallOf } from './told-amount.ts';
import type { BothAmounts, LabelledAmount } from './told-amount.ts';

type Props = { view: PriceView; amounts: BothAmounts };

/** A total with and without tax, where its lines stand elsewhere. */
export function TotalPair({ view, amounts }: Props) {
  const small = smallOf(view, amounts);
  return (
    <dl className={styles['sums']}>
      {largeOf(view, amounts).map((total) => (
        <Total key={total.taxLabel} {...total} weight="strong" />
      ))}
      {small && <Total {...small} weight="small" />}
    </dl>
  );
}

function Total({ amount, taxLabel, weight }: LabelledAmount & { weight: 'strong' | 'small' }) {
  return (
    <div className={styles['row']} data-weight={weight}>
      <dt>{sumCopy.total(taxLabel)}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  );
}
