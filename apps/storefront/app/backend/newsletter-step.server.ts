// What both links of the newsletter's mails do when their button is pressed.
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { TypedDocument } from '../../generated/documents.ts';
import type { StepAnswer } from '../features/customers/newsletter-step.tsx';
import { orRefusal } from './checked-form.server.ts';
import { readForm } from './read-form.server.ts';
import { backendContext } from './request-context.server.ts';

export async function newsletterStep<Result>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  document: TypedDocument<Result, { token: string }>,
) {
  const typed = (await readForm(request)).get('token');
  const token = typeof typed === 'string' ? typed : '';
  const asked = await orRefusal(context.get(backendContext).mutate(document, { token }));
  if ('refusal' in asked)
    return data<StepAnswer>({ kind: 'refused', message: asked.refusal.message }, { status: 422 });
  return data<StepAnswer>({ kind: 'done' });
}
