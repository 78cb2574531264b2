import { siretRule } from '@nuancier/domain/customers/forms/registration.ts';
import { EstablishmentDocument } from '../../../generated/documents.ts';
import { fieldProblemText } from '../../backend/forms/field-problem-text.ts';
import { foundCompany } from './found-company.ts';
import type { SiretLookup } from './found-company.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';

/** The company of a SIRET, or why there is none: the first message of the backend. */
export async function findCompany(backend: Backend, siret: string): Promise<SiretLookup> {
  const problem = siretRule(siret);
  if (problem) return { siret, company: null, errorMsg: fieldProblemText(problem) };
  const asked = await orRefusal(backend.query(EstablishmentDocument, { siret }));
  if ('refusal' in asked) return { siret, company: null, errorMsg: asked.refusal.message };
  const found = asked.done.getEstablishmentByParams;
  if (!found) throw new Error('The commerce API found neither an establishment nor a reason');
  return { siret, company: foundCompany(found), errorMsg: null };
}
