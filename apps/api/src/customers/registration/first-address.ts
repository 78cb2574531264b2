import { changedAddress, EMPTY_ADDRESS } from '@nuancier/domain/customers/profile/changed-address.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertAddress } from '../addresses/addresses-store.ts';
import type { Registration } from './registration-input.ts';
import type { KnownCompany } from './registration-store.ts';

/**
 * A company's address is its first shipping address; private customers have given none, and with a client code it is
 * granted with the proof.
 */
export async function giveFirstAddress(
  db: Database,
  customerId: number,
  registration: Registration,
  company: KnownCompany | null,
): Promise<void> {
  if (registration.kind === 'private') return;
  const place = company ?? {
    name: registration.company_name,
    street: [registration.street],
    postcode: registration.postcode,
    city: registration.city,
  };
  const address = changedAddress(EMPTY_ADDRESS, {
    prefix: registration.profile.prefix,
    firstname: registration.firstname,
    lastname: registration.lastname,
    company: place.name,
    street: place.street,
    postcode: place.postcode,
    city: place.city,
    telephone: registration.telephone,
    default_shipping: true,
    default_billing: true,
  });
  if (!address.ok) throw new Refusal(address.refusal);
  await insertAddress(db, customerId, address.value);
}
