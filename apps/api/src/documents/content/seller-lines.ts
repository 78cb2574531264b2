import type { Site } from '../../site/site.ts';
import { documentCopy } from './document-copy.ts';

export type Seller = NonNullable<Site['settings']['seller']>;

export type PaperHouse = { shop: string; seller: Seller | null };

/** The seller's particulars that French law requires on a paper with an amount to pay. */
export function sellerLines({
  name,
  street,
  postcode,
  city,
  siren,
  vat_number,
  phone,
  email,
  capital,
  rcs,
}: Seller): string[] {
  const { siren: sirenLine, capital: capitalLine, vatNumber, phone: phoneLine } = documentCopy.party;
  return [
    name,
    ...street,
    `${postcode} ${city}`,
    ...(capital === null ? [] : [capitalLine(capital)]),
    [sirenLine(siren), rcs].filter(Boolean).join(' – '),
    ...(vat_number === null ? [] : [vatNumber(vat_number)]),
    ...(phone === null ? [] : [phoneLine(phone)]),
    ...(email === null ? [] : [email]),
  ];
}
