// What a file of each kind writes, and so what its key must be allowed beside loading files at all. A kind that is not
// named here comes in by no key.
import type { Scope } from '../keys/scopes.ts';

const SCOPE_OF: Readonly<Record<string, Scope>> = {
  sites: 'content:write',
  stores: 'content:write',
  pages: 'content:write',
  blocks: 'content:write',
  redirects: 'content:write',
  categories: 'catalogue:write',
  products: 'catalogue:write',
  articles: 'catalogue:write',
  attributes: 'catalogue:write',
  links: 'catalogue:write',
  colours: 'catalogue:write',
  pictures: 'catalogue:write',
  'tint-supplements': 'prices:write',
  prices: 'prices:write',
  'price-lists': 'prices:write',
  conditions: 'prices:write',
  costs: 'prices:write',
  coupons: 'prices:write',
  stock: 'stock:write',
  'stock-delta': 'stock:write',
  establishments: 'accounts:write',
  companies: 'accounts:write',
  customers: 'accounts:write',
  'sub-accounts': 'accounts:write',
  addresses: 'accounts:write',
  portfolios: 'accounts:write',
  orders: 'papers:write',
  quotations: 'papers:write',
  invoices: 'papers:write',
  'invoice-papers': 'papers:write',
  'kept-tints': 'papers:write',
  wishlists: 'papers:write',
  // They say that a head of company has agreed.
  approvals: 'accounts:write',
  reviews: 'papers:write',
};

export function importScope(kind: string): Scope | null {
  return (Object.hasOwn(SCOPE_OF, kind) ? SCOPE_OF[kind] : undefined) ?? null;
}
