import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { quotationCopy } from './quotation-copy.ts';
import styles from './quotation-facts.module.css';

const { totals: copy } = quotationCopy;

type Props = Pick<WrittenQuotationFragment, 'total_ht_cents' | 'tax_cents' | 'total_ttc_cents'>;

export function QuotationTotals({ total_ht_cents: ht, tax_cents: tax, total_ttc_cents: ttc }: Props) {
  const sums = [
    [copy.ht, ht],
    [copy.tax, tax],
    [copy.ttc, ttc],
  ] as const;
  return (
    <dl className={styles.facts}>
      {sums.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{formatAmount(cents / 100)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
