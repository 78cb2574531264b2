// Who tells a column in the export and who forgets it at the erasure.
/** Where each capability exports and erases what it holds about a person. */
export const DOORS = {
  approvals: { told: 'approvals/approvals-privacy-store.ts', gone: 'approvals/approvals-privacy-store.ts' },
  audit: { told: 'audit/audit-store.ts', gone: 'audit/audit-store.ts' },
  cart: { told: 'cart/cart-privacy-store.ts', gone: 'cart/cart-privacy-store.ts' },
  checkout: { told: 'checkout/checkout-privacy-store.ts', gone: 'checkout/checkout-privacy-store.ts' },
  compare: { told: 'compare/compare-privacy-store.ts', gone: 'compare/compare-privacy-store.ts' },
  customers: {
    told: 'customers/privacy/personal-data-store.ts',
    gone: 'customers/privacy/erasure-store.ts',
  },
  invoices: { told: 'invoices/invoices-privacy-store.ts', gone: 'invoices/invoices-privacy-store.ts' },
  orders: { told: 'orders/orders-privacy-store.ts', gone: 'orders/orders-privacy-store.ts' },
  outbox: { told: 'outbox/outbox-store.ts', gone: 'outbox/outbox-store.ts' },
  passwords: { told: 'passwords/sign-in-store.ts', gone: 'passwords/sign-in-store.ts' },
  quotations: {
    told: 'quotations/quotations-privacy-store.ts',
    gone: 'quotations/quotations-privacy-store.ts',
  },
  reviews: { told: 'reviews/reviews-privacy-store.ts', gone: 'reviews/reviews-privacy-store.ts' },
  stores: {
    told: 'stores/current-shop/shop-tokens-privacy-store.ts',
    gone: 'stores/current-shop/shop-tokens-privacy-store.ts',
  },
  wishlists: { told: 'wishlists/wishlists-privacy-store.ts', gone: 'wishlists/wishlists-privacy-store.ts' },
} as const;

export type Door = keyof typeof DOORS;
/** A door, or why there is none. */
export type Word = { door: Door } | { because: string };
/** Columns by `table.column`. */
export type Words = Readonly<Record<string, { told: Word; gone: Word }>>;

export const by = (door: Door): Word => ({ door });
export const not = (because: string): Word => ({ because });

export const NUMBER = not('the number of an account that no longer names anybody');
export const SECRET = not('a link or a token, kept as a hash that nobody can read');
