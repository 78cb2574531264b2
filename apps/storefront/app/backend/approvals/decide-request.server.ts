// Everything that can be asked of the page of a request, by the form's `intent`.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  ApproveRequestDocument,
  ChangeInRequestDocument,
  RejectRequestDocument,
  RemoveFromRequestDocument,
} from '../../../generated/documents.ts';
import type { ApprovalAnswer } from '../../features/approvals/approval-answer.ts';
import { approvalsCopy as copy } from '../../features/approvals/copy.ts';
import { readPacks } from '../../features/cart/cart-article.ts';
import { paths } from '../../paths.ts';
import { formText, orRefusal } from '../checked-form.server.ts';
import { backendContext, sessionContext } from '../request-context.server.ts';

type Outcome = { to: string } | { text: string };

/** A decision leads back to the list, which tells of it; a change stays on the page. */
export async function decideRequest(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  form: FormData,
): Promise<Response | ApprovalAnswer> {
  const asked = await orRefusal(done());
  if ('done' in asked)
    return 'to' in asked.done ? toList(asked.done.to) : { kind: 'changed', text: asked.done.text };
  // Decided meanwhile, in another window or by another head of the company.
  if (asked.refusal.key === 'APPROVAL_TREATED') return toList('traitee');
  return { kind: 'refused', refusal: asked.refusal };

  async function done(): Promise<Outcome> {
    const backend = context.get(backendContext);
    const tokenId = context.get(sessionContext).shopToken;
    const item = { orderId, itemUid: formText(form, 'uid'), tokenId };
    switch (formText(form, 'intent')) {
      case 'approve': {
        const answer = await backend.mutate(ApproveRequestDocument, { orderId, tokenId });
        const { changes = [] } = answer.approveOrderWaitingForApproval ?? {};
        return { to: changes.length === 0 ? 'validee' : 'validee-modifiee' };
      }
      case 'reject': {
        const reason = formText(form, 'reason').trim() || null;
        await backend.mutate(RejectRequestDocument, { orderId, reason, tokenId });
        return { to: 'rejetee' };
      }
      case 'remove': {
        const answer = await backend.mutate(RemoveFromRequestDocument, item);
        const left = answer.removeItemFromOrderWaitingForApproval?.status === 'waiting_for_approval';
        return left ? { text: copy.itemRemoved } : { to: 'rejetee' };
      }
      default: {
        const quantity = readPacks(formText(form, 'quantity').trim()) ?? 0;
        await backend.mutate(ChangeInRequestDocument, { ...item, quantity });
        return { text: copy.quantityChanged };
      }
    }
  }
}

function toList(what: string): Response {
  return redirect(`${paths['customer-orders-to-approve']()}?fait=${what}`);
}
