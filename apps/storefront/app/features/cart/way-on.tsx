import type { ShownCartFragment } from '../../../generated/documents.ts';
import { openPanel } from '../../panel-store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { approvalCopy as copy } from './approval-copy.ts';
import { whyApproval } from './approval-facts.ts';
import { CART_FORM } from './cart-sheet.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { SubmitApprovalForm } from './submit-approval-form.tsx';

type Props = {
  cart: Pick<ShownCartFragment, 'approval' | 'is_orderable' | 'prices' | 'state'>;
  /** The one place where the form itself stands without script; elsewhere a link leads there. */
  holdsForm?: boolean;
};

/** To the checkout, or to the head of the company first. */
export function WayOn({ cart, holdsForm = false }: Props) {
  const hydrated = useHydrated();
  const { approval, is_orderable: orderable, state } = cart;
  if (state === 'FROZEN') return <p data-approval="waiting">{copy.pendingTitle}</p>;
  if (!orderable || !approval?.is_needed) return <CheckoutButton orderable={orderable} />;
  const why = whyApproval(cart);
  if (hydrated)
    return (
      <Button wide onClick={() => openPanel('approval', { why, form: CART_FORM })}>
        {copy.submit}
      </Button>
    );
  if (holdsForm)
    return (
      <div id={APPROVAL_ID}>
        <SubmitApprovalForm why={why} form={CART_FORM} />
      </div>
    );
  return (
    <ButtonLink to={`${paths.cart()}#${APPROVAL_ID}`} wide>
      {copy.submit}
    </ButtonLink>
  );
}

const APPROVAL_ID = 'validation';
