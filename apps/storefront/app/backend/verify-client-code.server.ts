import { optional, postcodeRule } from '@nuancier/domain/customers/field-rules.ts';
import { clientCodeRule, siretRule } from '@nuancier/domain/customers/registration.ts';
import type { RegistrationField } from '@nuancier/domain/customers/registration.ts';
import { data } from 'react-router';
import { VerifyExistingAccountDocument } from '../../generated/documents.ts';
import type { ClientCodeAnswer } from '../features/customers/client-code-form.tsx';
import { registrationCopy } from '../features/customers/registration-copy.ts';
import type { Backend } from './backend.server.ts';
import { checkedFields, hasFaults, orRefusal } from './checked-form.server.ts';

export type ClientCodeOutcome =
  | { kind: 'client-code'; answer: ClientCodeAnswer }
  | { kind: 'verified'; known: Partial<Record<RegistrationField, string>> };

const rules = {
  client_code: clientCodeRule,
  siret: optional(siretRule),
  postcode: optional(postcodeRule),
};

export async function verifyClientCode(form: FormData, backend: Backend) {
  const { values, faults: found } = checkedFields(form, rules);
  const proofless = values.siret === '' && values.postcode === '';
  const faults: ClientCodeAnswer['faults'] = proofless
    ? { ...found, siret: registrationCopy.siretOrPostcode }
    : found;
  const stays = (refusal: ClientCodeAnswer['refusal']) =>
    data<ClientCodeOutcome>({ kind: 'client-code', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const { client_code: clientCode, siret, postcode } = values;
  const asked = await orRefusal(
    backend.mutate(VerifyExistingAccountDocument, {
      clientCode,
      siret: siret || null,
      postcode: postcode || null,
    }),
  );
  if ('refusal' in asked) return stays(asked.refusal);
  const company = asked.done.verifyExistingAccount;
  if (!company) throw new Error('The commerce API verified nothing');
  if (company.is_already_used) return stays({ message: registrationCopy.used, key: null });
  const known = { ...values, company_name: company.company_name, city: company.city_name };
  return data<ClientCodeOutcome>({ kind: 'verified', known });
}
