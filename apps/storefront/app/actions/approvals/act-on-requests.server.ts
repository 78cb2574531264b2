// What one may do about one's own requests, by the form's `intent`.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  DismissMessageDocument,
  RemindOfRequestDocument,
  WithdrawRequestDocument,
} from '../../../generated/documents.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { backendContext } from '../../backend/request-context.server.ts';

export async function actOnRequests(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Response | { refusal: FormRefused }> {
  const backend = context.get(backendContext);
  const orderId = formText(form, 'orderId');
  const intent = formText(form, 'intent');
  if (intent === 'dismiss') {
    await backend.mutate(DismissMessageDocument, {});
    return redirect(ownPath(formText(form, 'back') || null) ?? paths['customer-my-requests']());
  }
  const asked = await orRefusal<unknown>(
    intent === 'remind'
      ? backend.mutate(RemindOfRequestDocument, { orderId })
      : backend.mutate(WithdrawRequestDocument, { orderId }),
  );
  if ('done' in asked) return toOwn(intent === 'remind' ? 'relancee' : 'retiree');
  if (asked.refusal.key === 'APPROVAL_TREATED') return toOwn('traitee');
  return { refusal: asked.refusal };
}

export function toOwn(what: string): Response {
  return redirect(`${paths['customer-my-requests']()}?fait=${what}`);
}
