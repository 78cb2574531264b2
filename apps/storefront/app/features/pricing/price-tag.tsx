import { formatAmount } from '@nuancier/ui/text/format.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { pricingCopy } from './copy.ts';
import styles from './price-tag.module.css';
import type { TaxLabel } from '../../backend/viewer/price-view.ts';
import { labelledText } from '@nuancier/ui/text/amount-text.ts';
import type { LabelledAmount } from '@nuancier/ui/text/amount-text.ts';

/** Lower by a public reduction, or by the customer's own contract. */
export type StruckFor = 'reduction' | 'contract';

type Props = {
  /** In euros. */
  amount: number;
  taxLabel: TaxLabel;
  /** The same with or without tax, as large. */
  twin?: LabelledAmount | null | undefined;
  /** The price before the reduction; shown struck when it is higher. */
  regular?: number | undefined;
  /** What that price was. */
  struckFor?: StruckFor | undefined;
  /** The lowest of several prices. */
  from?: boolean;
  /** One litre, one kilo…: `L`. */
  unit?: string | undefined;
  size?: 'small' | 'normal' | 'large';
};

/** An amount is never shown without HT or TTC. */
export function PriceTag({
  amount,
  taxLabel,
  twin,
  regular,
  struckFor,
  from = false,
  unit,
  size = 'normal',
}: Props) {
  const reduced = regular !== undefined && regular > amount;
  return (
    <p className={classNames(styles.price, styles[size])}>
      {from && <span className={styles.from}>{pricingCopy.fromPrice} </span>}
      <span className={classNames(styles.amount, reduced && styles[struckFor ?? 'reduction'])}>
        {formatAmount(amount)}
      </span>{' '}
      <span className={styles.tax}>
        {taxLabel}
        {unit && ` / ${unit}`}
      </span>
      {twin && (
        <span className={styles.twin}>
          {' '}
          <span className={styles.amount}>{formatAmount(twin.amount)}</span>{' '}
          <span className={styles.tax}>{twin.taxLabel}</span>
        </span>
      )}
      {reduced && (
        <span className={classNames(styles.regular, struckFor && styles.told)}>
          {' '}
          {struckFor ? (
            `${pricingCopy.struck[struckFor]} `
          ) : (
            <VisuallyHidden>{pricingCopy.insteadOf} </VisuallyHidden>
          )}
          <s>{labelledText({ amount: regular, taxLabel })}</s>
        </span>
      )}
    </p>
  );
}
