import type { InvoiceSumsFragment } from '../../../generated/documents.ts';
import { formatMoney } from '@nuancier/ui/text/format.ts';
import { AmountBoxes } from './amount-boxes.tsx';
import { invoicesCopy as copy } from './copy.ts';
import styles from './invoice-sums.module.css';

export function InvoiceSums({ totals }: { totals: InvoiceSumsFragment }) {
  return (
    <section className={styles.sums}>
      <h2>{copy.sums}</h2>
      <p className={styles.help}>{copy.sumsHelp}</p>
      <AmountBoxes
        boxes={[
          { label: copy.excluding, amount: formatMoney(totals.excluding_tax) },
          { label: copy.including, amount: formatMoney(totals.including_tax) },
          { label: copy.balance, amount: formatMoney(totals.balance) },
        ]}
      />
    </section>
  );
}
