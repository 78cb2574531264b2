import type { CustomerAddress } from '@nuancier/contract/api-types.ts';
import { departementOf } from '../../site/site.ts';
import type { AddressRecord } from './addresses-store.ts';

export function addressView({ country_code: country, ...address }: AddressRecord): CustomerAddress {
  const departement = departementOf(address.postcode);
  return {
    ...address,
    country_code: country === 'FR' ? 'FR' : null,
    region:
      departement === undefined
        ? null
        : { region_id: departement.id, region_code: departement.code, region: departement.name },
    extension_attributes: [],
  };
}
