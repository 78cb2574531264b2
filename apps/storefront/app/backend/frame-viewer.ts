// Who looks at the page, as the frame and the account pages show it. The API decides what they may do.
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { ViewerQuery } from '../../generated/documents.ts';

type LoadedCustomer = NonNullable<ViewerQuery['customCustomer']>;

export type SignedInViewer = {
  kind: 'signed-in';
  customerId: string;
  firstname: string;
  lastname: string;
  email: string;
  company: LoadedCustomer['company'];
  /** Dirigeant, Subaccount, Commercial, Manager; none for a private customer. */
  role: Role | null;
  rights: Readonly<Omit<LoadedCustomer['role'], 'role'>>;
  /** The point of sale the customer is attached to. */
  shopCode: string | null;
  /** The sales representative who is signed in as this customer. */
  representative: LoadedCustomer['representative'];
};

export type FrameViewer = { kind: 'signed-out' } | SignedInViewer;

export function signedInViewer(customer: LoadedCustomer): SignedInViewer {
  const { role, ...rights } = customer.role;
  return {
    kind: 'signed-in',
    customerId: customer.id,
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    email: customer.email ?? '',
    company: customer.company ?? null,
    role: role ?? null,
    rights,
    shopCode: customer.shop_code ?? null,
    representative: customer.representative ?? null,
  };
}
