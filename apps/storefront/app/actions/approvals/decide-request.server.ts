// Everything that can be asked of the page of a request, by the form's `intent`.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  ApproveAndOrderDocument,
  ApproveRequestDocument,
  ChangeInRequestDocument,
  RejectRequestDocument,
  RemoveFromRequestDocument,
  RequestQuantitiesDocument,
} from '../../../generated/documents.ts';
import { removedLine } from './approval-answer.ts';
import type { ApprovalAnswer } from './approval-answer.ts';
import { paths } from '../../addresses/paths.ts';
import { changedQuantities, typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { approvalAnswerCopy } from './approval-answer-copy.ts';

type Context = Readonly<RouterContextProvider>;
type Outcome = { to: string } | { text: string };

const STALE: ReadonlySet<string> = new Set(['APPROVAL_CHANGED', 'TOTAL_CHANGED']);

/** A decision redirects to the list, which reports it; a change stays on the page. */
export async function decideRequest(
  context: Context,
  orderId: string,
  form: FormData,
): Promise<Response | ApprovalAnswer> {
  const asked = await orRefusal(decided(context, orderId, form));
  if ('done' in asked)
    return 'to' in asked.done ? toList(asked.done.to) : { kind: 'changed', text: asked.done.text };
  // Decided meanwhile, in another window or by another head of the company.
  if (asked.refusal.key === 'APPROVAL_TREATED') return toList('traitee');
  // Of what changed meanwhile the page shows the present state, not what was typed over the former one.
  const typed = STALE.has(asked.refusal.key ?? '') ? {} : Object.fromEntries(typedQuantities(form));
  return { kind: 'refused', refusal: asked.refusal, typed };
}

async function decided(context: Context, orderId: string, form: FormData): Promise<Outcome> {
  const backend = context.get(backendContext);
  const tokenId = context.get(sessionContext).shopToken;
  const intent = formText(form, 'intent');
  const seen = Number(formText(form, 'version')) || null;
  if (intent === 'reject') {
    const reason = formText(form, 'reason').trim() || null;
    await backend.mutate(RejectRequestDocument, { orderId, reason, tokenId, version: seen });
    return { to: 'rejetee' };
  }
  const itemUid = removedLine(intent);
  const { changes, version } = await takeQuantities(context, orderId, form, { leaving: itemUid, seen });
  if (itemUid !== null) {
    const answer = await backend.mutate(RemoveFromRequestDocument, { orderId, itemUid, tokenId, version });
    const left = answer.removeItemFromOrderWaitingForApproval?.status === 'waiting_for_approval';
    return left ? { text: approvalAnswerCopy.itemRemoved } : { to: 'rejetee' };
  }
  if (intent !== 'approve' && intent !== 'order')
    return { text: changes > 0 ? approvalAnswerCopy.quantityChanged : approvalAnswerCopy.nothingChanged };
  if (intent === 'order') {
    // With changed quantities the total shown no longer applies.
    const shownTotal = changes > 0 ? null : Number(formText(form, 'shownTotal')) || null;
    await backend.mutate(ApproveAndOrderDocument, { orderId, version, shownTotal });
    return { to: 'commandee' };
  }
  const answer = await backend.mutate(ApproveRequestDocument, { orderId, tokenId, version });
  const { changes: told = [] } = answer.approveOrderWaitingForApproval ?? {};
  return { to: told.length === 0 ? 'validee' : 'validee-modifiee' };
}

/** Quantities as typed, whichever button was pressed; an invalid one changes nothing at all. */
async function takeQuantities(
  context: Context,
  orderId: string,
  form: FormData,
  { leaving, seen }: { leaving: string | null; seen: number | null },
): Promise<{ changes: number; version: number | null }> {
  const backend = context.get(backendContext);
  const tokenId = context.get(sessionContext).shopToken;
  const typed = typedQuantities(form);
  if (typed.size === 0) return { changes: 0, version: seen };
  const { getOrderWaitingForApproval: request } = await backend.query(RequestQuantitiesDocument, {
    orderId,
    tokenId,
  });
  const lines = (request?.items ?? [])
    .filter(({ uid }) => uid !== leaving)
    .map(({ uid, name, quantity }) => ({ key: uid, name, quantity }));
  const { changed, bad } = changedQuantities(typed, lines);
  const [first] = bad;
  if (first) throw new BackendRefusal([{ message: approvalAnswerCopy.badQuantity(first.name) }]);
  // Each change makes another version: the next one, and the decision, go by the one just made.
  let version = seen;
  for (const { key: itemUid, quantity } of changed) {
    const change = { orderId, itemUid, quantity, tokenId, version };
    // oxlint-disable-next-line no-await-in-loop -- one request, changed one line after the other
    const answer = await backend.mutate(ChangeInRequestDocument, change);
    version = seen && (answer.updateItemQuantityOfOrderWaitingForApproval?.version ?? null);
  }
  return { changes: changed.length, version };
}

function toList(what: string): Response {
  return redirect(`${paths['customer-orders-to-approve']()}?fait=${what}`);
}
