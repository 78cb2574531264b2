import { formatAmount } from '@nuancier/ui/text/format.ts';
import { whyApproval } from '../../cart/approval/approval-facts.ts';
import { SubmitApprovalForm } from '../../cart/approval/submit-approval-form.tsx';
import styles from './approval-notice.module.css';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { shippingStepCopy as copy } from '../copy.ts';

/** The chosen method takes the order over the buyer's ceiling: shown here, with the alternative. */
export function ApprovalNotice({ cart }: { cart: CheckoutCart }) {
  const fee = cart.prices?.shipping_excluding_tax?.value ?? 0;
  return (
    <section aria-label={copy.approvalTitle} className={styles.notice} data-approval="needed">
      <h2>{copy.approvalTitle}</h2>
      {fee > 0 && <p>{copy.approvalWithFee(formatAmount(fee))}</p>}
      <SubmitApprovalForm why={whyApproval(cart)} />
    </section>
  );
}
