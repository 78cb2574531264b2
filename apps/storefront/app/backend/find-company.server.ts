import { siretRule } from '@nuancier/domain/customers/registration.ts';
import { EstablishmentDocument } from '../../generated/documents.ts';
import { fieldProblemText } from '../features/customers/field-problem-text.ts';
import { foundCompany } from '../features/customers/found-company.ts';
import type { SiretLookup } from '../features/customers/found-company.ts';
import type { Backend } from './backend.server.ts';
import { orRefusal } from './checked-form.server.ts';

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
