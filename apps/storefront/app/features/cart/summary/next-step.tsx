import { useEffect, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import type { ShownCartFragment } from '../../../../generated/documents.ts';
import { openPanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { approvalCopy as copy } from '../approval/approval-copy.ts';
import { whyApproval } from '../approval/approval-facts.ts';
import { LINE_KEY } from '../cart-sheet.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { SubmitApprovalForm } from '../approval/submit-approval-form.tsx';

type Props = {
  cart: Pick<ShownCartFragment, 'approval' | 'is_orderable' | 'prices' | 'state'>;
  /** The form of the page whose numbers go with it; none where nothing can be typed. */
  form?: string;
  /** Renders the form itself without script; elsewhere a link leads there. */
  holdsForm?: boolean;
};

/** To the checkout, or to the head of the company first. */
export function NextStep({ cart, form, holdsForm = false }: Props) {
  const hydrated = useHydrated();
  const [presses, setPresses] = useState(0);
  const answered = useRef(0);
  const isChanging = useFetchers().some(({ key, state: now }) => key.startsWith(LINE_KEY) && now !== 'idle');
  const needed = cart.is_orderable && cart.approval?.is_needed === true;
  const said = needed ? whyApproval(cart) : null;
  // The panel shows the total: it opens once typed quantities are saved, and not for an invalid one.
  useEffect(() => {
    if (presses === answered.current || isChanging) return;
    answered.current = presses;
    if (said === null) return;
    const bad = document.querySelector<HTMLElement>(`[form="${form}"][aria-invalid="true"]`);
    if (bad) bad.focus();
    else openPanel('approval', { why: said, form });
  }, [presses, isChanging, said, form]);
  const { approval, is_orderable: orderable, state } = cart;
  if (state === 'FROZEN') return <p data-approval="waiting">{copy.pendingTitle}</p>;
  if (!orderable || !approval?.is_needed) return <CheckoutButton orderable={orderable} form={form} />;
  if (hydrated)
    return (
      <Button wide onClick={() => setPresses(presses + 1)} aria-busy={isChanging}>
        {copy.submit}
      </Button>
    );
  if (holdsForm)
    return (
      <div id={APPROVAL_ID}>
        <SubmitApprovalForm why={null} form={form} />
      </div>
    );
  return (
    <ButtonLink to={`${paths.cart()}#${APPROVAL_ID}`} wide>
      {copy.submit}
    </ButtonLink>
  );
}

const APPROVAL_ID = 'validation';
