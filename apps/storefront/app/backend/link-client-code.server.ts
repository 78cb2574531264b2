import { data } from 'react-router';
import { LinkExistingAccountDocument } from '../../generated/documents.ts';
import type { ClientCodeAnswer } from '../features/customers/client-code-form.tsx';
import type { ProfileOutcome } from '../features/customers/profile-outcome.ts';
import type { Backend } from './backend.server.ts';
import { hasFaults, orRefusal } from './checked-form.server.ts';
import { readClientCode } from './read-client-code.server.ts';

/** The account of whoever has signed in becomes that of the client a store knows. */
export async function linkClientCode(form: FormData, backend: Backend) {
  const { values, faults, claim } = readClientCode(form);
  const stays = (refusal: ClientCodeAnswer['refusal']) =>
    data<ProfileOutcome>({ kind: 'client-code', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const asked = await orRefusal(backend.mutate(LinkExistingAccountDocument, claim));
  if ('refusal' in asked) return stays(asked.refusal);
  return data<ProfileOutcome>({ kind: 'saved', what: 'client-code' });
}
