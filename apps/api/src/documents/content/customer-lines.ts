import type { InvoiceBilling } from '@nuancier/contract/api-types.ts';
import { documentCopy } from './document-copy.ts';

/** The customer, as every paper of the accounts names it. */
export function customerLines({
  name,
  street,
  postcode,
  city,
  siret,
  vat_number,
  client_code,
}: InvoiceBilling): string[] {
  const { siret: siretLine, vatNumber, clientCode } = documentCopy.party;
  return [
    name,
    ...street,
    `${postcode} ${city}`,
    ...(siret ? [siretLine(siret)] : []),
    ...(vat_number ? [vatNumber(vat_number)] : []),
    ...(client_code ? [clientCode(client_code)] : []),
  ];
}
