import type {
  CustomerTint,
  CustomerTints,
  CustomerTintSearchInput,
  QueryCustomerTintsArgs,
} from '@nuancier/contract/api-types.ts';
import { colourDistance, lab65Of } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { foundTints } from '@nuancier/domain/orders/tints/found-tints.ts';
import { LONGEST_TINT_SEARCH } from '@nuancier/domain/orders/tints/kept-tint.ts';
import type { Found } from '@nuancier/domain/orders/tints/found-tints.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { isHead } from '@nuancier/domain/customers/rights/policy.ts';
import type { Database } from '../../database/tables.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { selectRefs } from '../history/habits-store.ts';
import { namedColour } from '../tints/named-colour.ts';
import { ownTints } from '../tints/own-tints.ts';
import type { OwnTint } from '../tints/own-tints.ts';
import { tintReader } from '../tints/tint-reader.ts';
import { readTintUid, tintOf } from '../tints/tint-uid.ts';

const USUAL_PAGE_SIZE = 20;
const LARGEST_PAGE = 100;
const MOST_WORDS = 10;

type Asked = Pick<OrdersContext, 'db' | 'viewer' | 'catalogue'>;
type Search = CustomerTintSearchInput | null | undefined;

export async function customerTints(
  context: Asked,
  { search, pageSize, currentPage }: Omit<QueryCustomerTintsArgs, 'tokenId'>,
): Promise<CustomerTints> {
  const size = pageSize ?? USUAL_PAGE_SIZE;
  if (size < 1 || size > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  if ((currentPage ?? 1) < 1) throw new Refusal('CURRENT_PAGE');
  const customer = allowed(context.viewer, 'view-orders');
  const [{ all, found }, refs] = await Promise.all([
    searched(context, customer, search),
    usedRefs(context.db, customer),
  ]);
  const pages = Math.ceil(found.length / size);
  const page = Math.max(1, Math.min(currentPage ?? 1, pages));
  return {
    items: found.slice((page - 1) * size, page * size).map(tintView),
    total_count: found.length,
    tint_count: new Set(found.map(({ tint }) => tint.code ?? tint.hex.toUpperCase())).size,
    page_info: { page_size: size, current_page: page, total_pages: pages },
    sites: [...new Set(all.flatMap(({ site }) => (site === null ? [] : [site])))],
    used_refs: refs,
  };
}

/** As far as one sees orders. */
function usedRefs(db: Database, customer: Customer): Promise<string[]> {
  const { customerId, companyId } = customer;
  return selectRefs(db, { customerId, companyId: isHead(customer) ? companyId : null });
}

export async function customerTintListing(context: Asked, search: Search): Promise<CustomerTint[]> {
  const { found } = await searched(context, allowed(context.viewer, 'view-orders'), search);
  return found.map(tintView);
}

/** One that is not the viewer's to see is refused like one that does not exist. */
export async function tintSeenBy(context: Asked, uid: string): Promise<CustomerTint> {
  const reader = tintReader(allowed(context.viewer, 'view-orders'));
  readTintUid(uid);
  return tintOf(context.db, reader, await context.catalogue(), uid);
}

async function searched({ db, catalogue }: Asked, customer: Customer, search: Search) {
  const reader = tintReader(customer);
  const text = search?.text ?? '';
  if (text.length > LONGEST_TINT_SEARCH) throw new Refusal('TINT_SEARCH_TOO_LONG');
  const distanceTo = await distanceFrom(db, search?.near);
  const all = await ownTints(db, reader, await catalogue());
  const found = foundTints(all, {
    words: text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    site: search?.site?.trim() || null,
    distanceTo,
  });
  return { all, found };
}

async function distanceFrom(db: Database, near: string | null | undefined) {
  if (!near?.trim()) return null;
  const wanted = lab65Of((await namedColour(db, near)).hex);
  return (hex: string) => colourDistance(wanted, lab65Of(hex));
}

function tintView({ tint, distance }: Found<OwnTint>): CustomerTint {
  return { ...tint.view, distance };
}
