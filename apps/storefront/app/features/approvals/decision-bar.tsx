import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { openPanel } from '../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { REQUEST_FORM } from '../../actions/approvals/approval-answer.ts';
import { approvalsCopy as copy } from './copy.ts';
import styles from './decision-bar.module.css';
import { RejectOrderForm } from './reject-order-form.tsx';

/** What it comes to and the decision, always in reach. */
export function DecisionBar({ request }: { request: ApprovalDetailFragment }) {
  const hydrated = useHydrated();
  const { id, version, prices, direct_order: direct } = request;
  const total = prices?.total_excluding_tax?.value;
  const isOrderable = direct !== null && direct.obstacle === null;
  return (
    <section aria-label={copy.decision} className={styles.bar} data-decision-bar>
      {total != null && <strong className={styles.total}>{copy.total(formatAmount(total))}</strong>}
      {isOrderable && (
        <Button type="submit" form={REQUEST_FORM} name="intent" value="order">
          {copy.approveAndOrder}
        </Button>
      )}
      <Button
        type="submit"
        form={REQUEST_FORM}
        name="intent"
        value="approve"
        look={isOrderable ? 'secondary' : 'primary'}
      >
        {copy.approve}
      </Button>
      {hydrated ? (
        <Button look="quiet" onClick={() => openPanel('order-reject', { orderId: id, version })}>
          {copy.reject}
        </Button>
      ) : (
        <div className={styles.reject}>
          <Disclosure summary={copy.reject}>
            <RejectOrderForm orderId={id} version={version} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}
