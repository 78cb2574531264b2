import type { Establishment } from '@nuancier/contract/api-types.ts';
import { siretDigits, siretRule } from '@nuancier/domain/customers/forms/registration.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { foundEstablishment } from '../../establishments/found-establishment.ts';
import { selectCompanyBySiret } from '../../registration/registration-store.ts';

/** Enough for typing errors, too few to copy the register through the shop. */
const PER_ADDRESS = { name: 'establishment-search', most: 20, perMs: HOUR_MS };

export async function getEstablishmentByParams(
  context: Pick<CustomersContext, 'now' | 'clientAddress' | 'db' | 'register'>,
  asked: string,
): Promise<Establishment> {
  const { db, now, clientAddress } = context;
  if (siretRule(asked) !== null) throw new Refusal('SIRET_INVALID');
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const establishment = await foundEstablishment(context, siretDigits(asked));
  const company = await selectCompanyBySiret(db, establishment.siret, now());
  return { ...establishment, isAlreadyUsed: company?.is_used ?? false };
}
