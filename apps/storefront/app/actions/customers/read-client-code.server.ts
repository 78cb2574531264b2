import { optional, postcodeRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { clientCodeRule, siretRule } from '@nuancier/domain/customers/forms/registration.ts';
import { checkedFields } from '../../backend/forms/checked-form.server.ts';
import type { ClientCodeAnswer } from './registration-answer.ts';
import { registrationAnswerCopy } from './registration-answer-copy.ts';

const rules = {
  client_code: clientCodeRule,
  siret: optional(siretRule),
  postcode: optional(postcodeRule),
};

/** A client code and its proof as the form sent them: what to ask the API, and what the form says when it cannot. */
export function readClientCode(form: FormData) {
  const { values, faults: found } = checkedFields(form, rules);
  const proofless = values.siret === '' && values.postcode === '';
  const faults: ClientCodeAnswer['faults'] = proofless
    ? { ...found, siret: registrationAnswerCopy.siretOrPostcode }
    : found;
  const claim = {
    clientCode: values.client_code,
    siret: values.siret || null,
    postcode: values.postcode || null,
  };
  return { values, faults, claim };
}
