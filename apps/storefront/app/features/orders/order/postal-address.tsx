import { formatPhone } from '@nuancier/ui/text/format.ts';
import type { PostalAddressFacts } from '../../../actions/checkout/postal-address-facts.ts';

/** An address as an order or a cart keeps it. */
export function PostalAddress({ address }: { address: PostalAddressFacts }) {
  const lines = [
    `${address.firstname} ${address.lastname}`.trim(),
    address.company ?? '',
    ...address.street,
    `${address.postcode ?? ''} ${address.city}`.trim(),
    address.telephone ? formatPhone(address.telephone) : '',
  ].filter((line) => line !== '');
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
