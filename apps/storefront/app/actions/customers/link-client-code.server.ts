import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { LinkExistingAccountDocument } from '../../../generated/documents.ts';
import type { ProfileOutcome } from './profile-outcome.ts';
import { hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { loadViewer } from '../../backend/viewer/load-viewer.server.ts';
import { readClientCode } from './read-client-code.server.ts';
import { backendContext, sessionContext, viewerContext } from '../../backend/request-context.server.ts';
import type { ClientCodeAnswer } from './registration-answer.ts';

/** Links the signed-in account to the store's client. */
export async function linkClientCode(form: FormData, context: Readonly<RouterContextProvider>) {
  const backend = context.get(backendContext);
  const { values, faults, claim } = readClientCode(form);
  const stays = (refusal: ClientCodeAnswer['refusal']) =>
    data<ProfileOutcome>({ kind: 'client-code', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const asked = await orRefusal(backend.mutate(LinkExistingAccountDocument, claim));
  if ('refusal' in asked) return stays(asked.refusal);
  // The page that answers is drawn for who this is now.
  context.set(viewerContext, await loadViewer(backend, context.get(sessionContext)));
  return data<ProfileOutcome>({ kind: 'saved', what: 'client-code' });
}
