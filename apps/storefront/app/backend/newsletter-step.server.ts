// What both links of the newsletter's mails do when their button is pressed.
import type { RouterContextProvider } from 'react-router';
import type { TypedDocument } from '../../generated/documents.ts';
import type { StepAnswer } from '../features/customers/newsletter-step.tsx';
import { BackendRefusal } from './backend.server.ts';
import { readForm } from './read-form.server.ts';
import { backendContext } from './request-context.server.ts';

export async function newsletterStep<Result>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  document: TypedDocument<Result, { token: string }>,
): Promise<StepAnswer> {
  const typed = (await readForm(request)).get('token');
  const token = typeof typed === 'string' ? typed : '';
  return context
    .get(backendContext)
    .mutate(document, { token })
    .then(
      () => ({ kind: 'done' as const }),
      (error: unknown) => {
        if (!(error instanceof BackendRefusal)) throw error;
        return { kind: 'refused', message: error.message };
      },
    );
}
