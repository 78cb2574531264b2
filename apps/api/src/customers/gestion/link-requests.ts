import type {
  LinkRequest,
  LinkRequestPage,
  LinkRequestSettled,
  MutationSettleLinkRequestArgs,
  QueryLinkRequestsArgs,
} from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { customerWords, idOf } from '../desk/customers-asked.ts';
import { selectLinkRequest, selectLinkRequests } from '../desk/link-requests-store.ts';
import type { LinkRequestKey, LinkRequestRow } from '../desk/link-requests-store.ts';
import { judgeClaim } from '../operations/company/judge-claim.ts';

const USUAL = 30;
const MOST = 100;

export async function linkRequests(
  context: CustomersDeskContext,
  { query, store, after, first }: QueryLinkRequestsArgs,
): Promise<LinkRequestPage> {
  entitled(context.staff, 'linkRequests');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const asked = { words: customerWords(query), store: store?.trim() || null };
  const found = await selectLinkRequests(context.db, { ...asked, after: keyAt(after), limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    rows: rows.map(requestView),
    next: last !== undefined && found.length > size ? cursorOf(last) : null,
  };
}

export async function linkRequest(
  context: CustomersDeskContext,
  customerId: string,
): Promise<LinkRequest | null> {
  entitled(context.staff, 'linkRequest');
  const found = await selectLinkRequest(context.db, idOf(customerId));
  return found === undefined ? null : requestView(found);
}

/** Decided once: whoever comes second reads that nothing waits any more. */
export async function settleLinkRequest(
  context: CustomersDeskContext,
  { customerId, companyId, accepted }: MutationSettleLinkRequestArgs,
): Promise<LinkRequestSettled> {
  const { staff } = entitled(context.staff, 'settleLinkRequest');
  const verdict = {
    customerId: idOf(customerId),
    companyId: idOf(companyId),
    accepted,
    author: staff.name,
  };
  const claim = await judgeClaim(context.db, context, verdict);
  if (claim === null) throw new Refusal('NO_LINK_REQUEST');
  return { email: claim.email, company: claim.company, accepted };
}

// The moment itself, not the row: what is settled meanwhile is gone, and the page after it stays where it was.
const SHAPE = /^l1 (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?) (\d{1,9})$/;

function cursorOf({ at, id }: LinkRequestKey): string {
  return Buffer.from(`l1 ${at} ${id}`).toString('base64url');
}

function keyAt(cursor: string | null | undefined): LinkRequestKey | null {
  if (!cursor) return null;
  const [, at, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined) throw new Refusal('BAD_CUSTOMER_FILTER');
  return { at, id: Number(id) };
}

function requestView(row: LinkRequestRow): LinkRequest {
  const { id, askedAt, name, email, companyId, company, clientCode, companyEmail, store } = row;
  return {
    customer_id: String(id),
    asked_at: askedAt.toISOString(),
    name,
    email,
    company: { id: String(companyId), name: company, client_code: clientCode },
    company_email: companyEmail,
    store,
  };
}
