import { postcodeRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { clientCodeRule, siretDigits, siretRule } from '@nuancier/domain/customers/forms/registration.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../customers-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { selectCompanyByCode } from './registration-store.ts';
import type { KnownCompany } from './registration-store.ts';

const PER_ADDRESS = { name: 'client-code-address', most: 10, perMs: HOUR_MS };
// Postcodes are few: without this, one code could be tried with all of them from many places.
const PER_CODE = { name: 'client-code', most: 10, perMs: HOUR_MS };

type Claim = { clientCode: string; siret?: string | null | undefined; postcode?: string | null | undefined };

/** The company a store serves under this code; a wrong code and a wrong proof get the same answer. */
export async function companyOfClient(
  { db, now, clientAddress }: Pick<CustomersContext, 'db' | 'now' | 'clientAddress'>,
  claim: Claim,
): Promise<KnownCompany> {
  const clientCode = claim.clientCode.trim();
  const siret = siretDigits(claim.siret ?? '');
  const postcode = (claim.postcode ?? '').trim();
  if (clientCodeRule(clientCode) !== null) throw new Refusal('CLIENT_CODE_UNKNOWN');
  if (siret === '' && postcode === '') throw new Refusal('CLIENT_CODE_PROOF');
  if (siret !== '' && siretRule(siret) !== null) throw new Refusal('SIRET_INVALID');
  if (postcode !== '' && postcodeRule(postcode) !== null) throw new Refusal('POSTCODE_INVALID');
  const allowances = [
    { ...PER_ADDRESS, key: clientAddress },
    { ...PER_CODE, key: clientCode },
  ];
  const admitted = await Promise.all(allowances.map((limit) => allow(db, limit, now())));
  if (admitted.includes(false)) throw new Refusal('TOO_MANY_ATTEMPTS');
  const company = await selectCompanyByCode(db, clientCode, now());
  const proven =
    company !== undefined &&
    (siret === '' || company.siret === siret) &&
    (postcode === '' || company.postcode === postcode);
  if (!proven) throw new Refusal('CLIENT_CODE_UNKNOWN');
  return company;
}
