import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import styles from '../orders/history/order-list.module.css';
import { AmountPair } from '../pricing/amount-pair.tsx';
import { usePriceView } from '../pricing/use-price-view.ts';

export function QuotationAmounts({ quotation }: { quotation: QuotationSummaryFragment }) {
  const { total_excluding_tax: excluding, total_including_tax: including } = quotation;
  const view = usePriceView();
  if (excluding === null || including === null) return <p />;
  const amounts = { excluding: excluding.value, including: including.value };
  return <AmountPair view={view} amounts={amounts} className={styles.amounts} />;
}
