import type { CustomersContext } from '../customers-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Establishment } from './establishments.ts';

const refusals = {
  unknown: 'SIRET_UNKNOWN',
  closed: 'SIRET_CLOSED',
  unavailable: 'REGISTER_UNAVAILABLE',
} as const;

export async function foundEstablishment(
  { register }: Pick<CustomersContext, 'register'>,
  siret: string,
): Promise<Establishment> {
  const lookup = await register.find(siret);
  if (lookup.kind !== 'found') throw new Refusal(refusals[lookup.kind]);
  return lookup.establishment;
}
