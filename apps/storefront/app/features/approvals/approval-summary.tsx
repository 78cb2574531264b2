import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import styles from './approval-summary.module.css';
import { approvalsCopy as copy } from './copy.ts';
import { DecisionFacts } from './decision-facts.tsx';

/** What it comes to, and what the decision goes by. */
export function ApprovalSummary({ request }: { request: ApprovalDetailFragment }) {
  const { prices } = request;
  return (
    <aside aria-label={copy.summary} className={styles.summary}>
      <h2>{copy.summary}</h2>
      <dl className={styles.sums}>
        {(prices?.discounts ?? []).map(
          (discount) =>
            discount && (
              <Sum
                key={discount.label}
                label={discount.label}
                value={-Math.abs(discount.amount.value ?? 0)}
              />
            ),
        )}
        <Sum label={copy.totalExcluding} value={prices?.total_excluding_tax?.value} />
        <Sum label={copy.tax} value={prices?.total_tax?.value} />
        <Sum label={copy.totalIncluding} value={prices?.grand_total?.value} />
      </dl>
      <DecisionFacts request={request} />
      {request.direct_order?.delivery_mode !== 'LIV' && <p className={styles.note}>{copy.shippingLater}</p>}
      <p className={styles.note}>{copy.pricesHold}</p>
    </aside>
  );
}

function Sum({ label, value }: { label: string; value: number | null | undefined }) {
  if (value === null || value === undefined) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatAmount(value)}</dd>
    </div>
  );
}
