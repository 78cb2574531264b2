/** Whose number it is: of where the goods are delivered, of whoever ordered, or of the company as a whole. */
export type TelephoneOf = 'delivery' | 'orderer' | 'company';

type Reached = {
  mode: 'EMP' | 'LIV';
  companyId: number | null;
  shippingAddress: { telephone?: string | null } | null;
  billingAddress: { telephone?: string | null } | null;
  /** of the account that ordered */
  mobile: string | null;
};

/**
 * Whom the store calls about an order: the contact of its delivery, else whoever ordered. A company's invoice address
 * has its head's number or its switchboard's: that is the last to be called, and never passed for the orderer's.
 */
export function reachedBy({ mode, companyId, shippingAddress, billingAddress, mobile }: Reached): {
  telephone: string | null;
  of: TelephoneOf | null;
} {
  const delivery = mode === 'LIV' ? shippingAddress?.telephone : null;
  if (delivery) return { telephone: delivery, of: 'delivery' };
  if (mobile) return { telephone: mobile, of: 'orderer' };
  const billing = billingAddress?.telephone;
  if (!billing) return { telephone: null, of: null };
  return { telephone: billing, of: companyId === null ? 'orderer' : 'company' };
}
