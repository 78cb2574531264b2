import type { RouterContextProvider } from 'react-router';
import { ChangeOwnRequestDocument, OwnRequestQuantitiesDocument } from '../../../generated/documents.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { readPacks, typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { toOwn } from './act-on-requests.server.ts';
import { approvalAnswerCopy } from './approval-answer-copy.ts';

type Refused = { refusal: FormRefused; typed: Readonly<Record<string, string>>; comment: string };

/** Quantities as typed; an invalid one changes nothing at all. */
export async function changeOwnRequest(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  form: FormData,
): Promise<Response | Refused> {
  const comment = formText(form, 'comment').trim();
  const asked = await orRefusal(change(context, { orderId, form, comment }));
  if ('done' in asked) return toOwn('modifiee');
  if (asked.refusal.key === 'APPROVAL_TREATED') return toOwn('traitee');
  return { refusal: asked.refusal, typed: Object.fromEntries(typedQuantities(form)), comment };
}

async function change(
  context: Readonly<RouterContextProvider>,
  { orderId, form, comment }: { orderId: string; form: FormData; comment: string },
): Promise<void> {
  const backend = context.get(backendContext);
  const { getOwnApprovalRequest: request } = await backend.query(OwnRequestQuantitiesDocument, { orderId });
  const typed = typedQuantities(form);
  const items = (request?.items ?? []).flatMap(({ uid, name, quantity: held }) => {
    const text = typed.get(uid);
    if (text === undefined || text === String(held)) return [];
    const quantity = text === '0' ? 0 : readPacks(text);
    if (quantity === null) throw new BackendRefusal([{ message: approvalAnswerCopy.badOwnQuantity(name) }]);
    return [{ uid, quantity }];
  });
  await backend.mutate(ChangeOwnRequestDocument, { orderId, items, comment: comment || null });
}
