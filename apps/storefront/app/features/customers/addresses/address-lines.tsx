import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { addressCopy } from './address-copy.ts';

/** An address as one writes it on a parcel. */
export function AddressLines({ address }: { address: AddressFieldsFragment }) {
  const lines = [
    `${address.firstname ?? ''} ${address.lastname ?? ''}`.trim(),
    address.company,
    ...(address.street ?? []),
    `${address.postcode ?? ''} ${address.city ?? ''}`.trim(),
    address.telephone && addressCopy.telephoneOf(formatPhone(address.telephone)),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <address>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </address>
  );
}
