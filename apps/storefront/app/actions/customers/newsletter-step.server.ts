// What both links of the newsletter's mails do when their button is pressed.
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { TypedDocument } from '../../../generated/documents.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { NewsletterStepAnswer } from './newsletter-step-answer.ts';

export async function newsletterStep<Result>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  document: TypedDocument<Result, { token: string }>,
) {
  const typed = (await readForm(request)).get('token');
  const token = typeof typed === 'string' ? typed : '';
  const asked = await orRefusal(context.get(backendContext).mutate(document, { token }));
  if ('refusal' in asked)
    return data<NewsletterStepAnswer>({ kind: 'refused', message: asked.refusal.message }, { status: 422 });
  return data<NewsletterStepAnswer>({ kind: 'done' });
}
