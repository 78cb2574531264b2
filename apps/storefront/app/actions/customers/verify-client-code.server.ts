import type { RegistrationField } from '@nuancier/domain/customers/forms/registration.ts';
import { data } from 'react-router';
import { VerifyExistingAccountDocument } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readClientCode } from './read-client-code.server.ts';
import type { ClientCodeAnswer } from './registration-answer.ts';
import { registrationAnswerCopy } from './registration-answer-copy.ts';

export type ClientCodeOutcome =
  | { kind: 'client-code'; answer: ClientCodeAnswer }
  | { kind: 'verified'; known: Partial<Record<RegistrationField, string>> };

export async function verifyClientCode(form: FormData, backend: Backend) {
  const { values, faults, claim } = readClientCode(form);
  const stays = (refusal: ClientCodeAnswer['refusal']) =>
    data<ClientCodeOutcome>({ kind: 'client-code', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const asked = await orRefusal(backend.mutate(VerifyExistingAccountDocument, claim));
  if ('refusal' in asked) return stays(asked.refusal);
  const company = asked.done.verifyExistingAccount;
  if (!company) throw new Error('The commerce API verified nothing');
  if (company.is_already_used) return stays({ message: registrationAnswerCopy.used, key: null });
  const known = { ...values, company_name: company.company_name, city: company.city_name };
  return data<ClientCodeOutcome>({ kind: 'verified', known });
}
