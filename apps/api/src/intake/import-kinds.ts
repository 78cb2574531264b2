// Every kind of file the shop takes in, in the order in which a shop is filled: each may name what stands above it.
import type { ImportKind } from '../imports/import-kind.ts';
import { describedArchives } from './archive-kinds.ts';
import { addresses } from './kinds/addresses.ts';
import { approvals } from './kinds/approvals.ts';
import { articles } from './kinds/articles.ts';
import { attributes } from './kinds/attributes.ts';
import { categories } from './kinds/categories.ts';
import { colours, tintSupplements } from './kinds/colours.ts';
import { companies, establishments } from './kinds/companies.ts';
import { conditions } from './kinds/conditions.ts';
import { blocks, pages } from './kinds/contents.ts';
import { costs } from './kinds/costs.ts';
import { coupons } from './kinds/coupons.ts';
import { customers, portfolios, subAccounts } from './kinds/customers.ts';
import { keptTints } from './kinds/kept-tints.ts';
import { links } from './kinds/links.ts';
import { orders } from './kinds/orders.ts';
import { invoices, quotations } from './kinds/papers.ts';
import { priceLists } from './kinds/price-lists.ts';
import { prices } from './kinds/prices.ts';
import { products } from './kinds/products.ts';
import { redirects } from './kinds/redirects.ts';
import { reviews } from './kinds/reviews.ts';
import { sites } from './kinds/sites.ts';
import { stock, stockDelta } from './kinds/stock.ts';
import { stores } from './kinds/stores.ts';
import { wishlists } from './kinds/wishlists.ts';

export const importKinds: readonly ImportKind[] = [
  sites,
  stores,
  pages,
  blocks,
  categories,
  products,
  articles,
  attributes,
  links,
  redirects,
  colours,
  tintSupplements,
  prices,
  priceLists,
  costs,
  stock,
  stockDelta,
  establishments,
  companies,
  conditions,
  customers,
  subAccounts,
  addresses,
  portfolios,
  coupons,
  orders,
  quotations,
  invoices,
  keptTints,
  wishlists,
  approvals,
  reviews,
];

/** With those that come in a folder or an archive. */
export const describedKinds: readonly ImportKind[] = [...importKinds, ...describedArchives];

export function importKindNamed(name: string): ImportKind | undefined {
  return importKinds.find((kind) => kind.name === name);
}
