// Which pages a viewer may open. Convenience only: the API checks every request again.

import type { Rights, Role } from './permissions.ts';

export type Guard =
  | 'is-authenticated'
  | 'is-dirigeant-account'
  | 'is-sub-account'
  | 'is-guest'
  | 'is-representative'
  | 'may-view-orders'
  | 'may-view-order'
  | 'may-view-invoices'
  | 'may-view-quotations'
  | 'may-ask-quotation'
  | 'may-view-listing'
  | 'may-approve';

type ViewRights = Pick<
  Rights,
  'is_view_order' | 'is_view_invoices' | 'is_view_quotations' | 'is_view_listing' | 'is_view_price'
> & {
  /** appointed by the head of the company; left out: not */
  approves_orders?: boolean;
};

type GuardedViewer =
  | { kind: 'signed-out' }
  | {
      kind: 'signed-in';
      role: Role | null;
      rights: Readonly<ViewRights>;
      /** the representative signed in as this customer, if any */
      representative?: object | null;
      /** of which only a client code may say that the account is its own */
      company?: { awaits_proof: boolean } | null;
    };

type GuardVerdict = 'enters' | 'home' | 'customer-my-profile' | 'customer-company-proof' | 'customers-own';

type SignedInRule = (role: Role | null, rights: Readonly<ViewRights>) => boolean;

const rules = {
  'is-authenticated': () => true,
  'is-dirigeant-account': (role) => role === 'Dirigeant',
  'is-sub-account': (role) => role === 'Subaccount',
  'is-representative': (role) => role === 'Commercial',
  'may-view-orders': (_role, rights) => rights.is_view_order,
  // The right to see invoices also opens the order that an invoice names.
  'may-view-order': (_role, rights) => rights.is_view_order || rights.is_view_invoices,
  'may-view-invoices': (_role, rights) => rights.is_view_invoices,
  'may-view-quotations': (_role, rights) => rights.is_view_quotations,
  // A private customer has no role, and asks its store by the contact form.
  'may-ask-quotation': (role, rights) => role !== null && rights.is_view_quotations && rights.is_view_price,
  'may-view-listing': (_role, rights) => rights.is_view_listing,
  'may-approve': (role, rights) => role === 'Dirigeant' || rights.approves_orders === true,
} satisfies Record<Exclude<Guard, 'is-guest'>, SignedInRule>;

export function guardVerdict(guard: Guard, viewer: GuardedViewer): GuardVerdict {
  const signedIn = viewer.kind === 'signed-in';
  if (guard === 'is-guest') return signedIn ? 'customer-my-profile' : 'enters';
  if (!signedIn) return 'home';
  // The company's accounts and approvals are its head's own: closed to a representative acting as the head.
  const isHeads = guard === 'is-dirigeant-account' || guard === 'may-approve';
  if (isHeads && viewer.representative) return 'customers-own';
  const enters = rules[guard](viewer.role, viewer.rights);
  // The head's pages wait for the company's proof, and redirect to the page that explains it.
  const waits = viewer.role === 'Dirigeant' && viewer.company?.awaits_proof === true;
  if (waits && (isHeads || !enters)) return 'customer-company-proof';
  return enters ? 'enters' : 'customer-my-profile';
}
