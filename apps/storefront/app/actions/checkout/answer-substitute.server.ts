import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { AnswerPlacedOrderSubstituteDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { SignedOrder } from './last-order.server.ts';
import type { SubstituteAnswer } from './substitute-answer.ts';

/** A guest's two buttons; null for a form about something else. */
export async function answerSubstitute(
  context: Readonly<RouterContextProvider>,
  signed: SignedOrder,
  form: FormData,
) {
  const id = formText(form, 'substitute');
  if (id === '') return null;
  const accepted = formText(form, 'answer') === 'accept';
  const asked = await orRefusal(
    context.get(backendContext).mutate(AnswerPlacedOrderSubstituteDocument, { ...signed, id, accepted }),
  );
  if ('refusal' in asked)
    return data<SubstituteAnswer>({ kind: 'substitute', refusal: asked.refusal }, { status: 422 });
  return redirect(paths['thank-you'](signed.number, signed.signature), 303);
}
