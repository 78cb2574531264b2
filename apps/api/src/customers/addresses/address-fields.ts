import type { CustomerAddressInput } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { AddressInput } from '@nuancier/domain/customers/profile/changed-address.ts';

/** Without what the shop does not keep: the postcode says the region, and there is one country it serves. */
export function addressFields(input: CustomerAddressInput): AddressInput {
  const { region: _region, country_id: id, country_code: code, ...fields } = input;
  if ([id, code].some((country) => country != null && country !== 'FR'))
    throw new Refusal('COUNTRY_NOT_SERVED');
  return fields;
}
