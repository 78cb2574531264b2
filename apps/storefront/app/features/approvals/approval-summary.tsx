import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { openPanel } from '../../panel-store.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { REQUEST_FORM } from './approval-answer.ts';
import styles from './approval-summary.module.css';
import { approvalsCopy as copy } from './copy.ts';
import { RejectOrderForm } from './reject-order-form.tsx';

/** What it comes to, and the decision. */
export function ApprovalSummary({ request }: { request: ApprovalDetailFragment }) {
  const hydrated = useHydrated();
  const { id, prices } = request;
  return (
    <aside aria-label={copy.summary} className={styles['summary']}>
      <h2>{copy.summary}</h2>
      <dl className={styles['sums']}>
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
      <p className={styles['note']}>{copy.shippingLater}</p>
      <p className={styles['note']}>{copy.pricesHold}</p>
      <Button type="submit" form={REQUEST_FORM} name="intent" value="approve" wide>
        {copy.approve}
      </Button>
      {hydrated ? (
        <Button look="secondary" wide onClick={() => openPanel('order-reject', { orderId: id })}>
          {copy.reject}
        </Button>
      ) : (
        <Disclosure summary={copy.reject}>
          <RejectOrderForm orderId={id} />
        </Disclosure>
      )}
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
