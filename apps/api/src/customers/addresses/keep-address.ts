import type { Address } from '@nuancier/domain/customers/profile/changed-address.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { countAddresses, insertAddress, MOST_ADDRESSES, selectAddresses } from './addresses-store.ts';

const PLACE = ['firstname', 'lastname', 'company', 'postcode', 'city', 'telephone'] as const;

/** Adds to the customer's address book, unless the same address is there already. */
export async function keepAddress(
  db: DatabaseTransaction,
  customerId: number,
  address: Address,
): Promise<void> {
  // Counted first, which locks the customer's row.
  const held = await countAddresses(db, customerId);
  const known = await selectAddresses(db, customerId);
  if (known.some((one) => isSamePlace(one, address))) return;
  if (held >= MOST_ADDRESSES) throw new Refusal('TOO_MANY_ADDRESSES');
  await insertAddress(db, customerId, address);
}

function isSamePlace(one: Address, other: Address): boolean {
  return PLACE.every((field) => one[field] === other[field]) && lines(one) === lines(other);
}

/** Empty ones in between do not make it another place. */
function lines({ street }: Address): string {
  return street.filter((line) => line !== '').join('\n');
}
