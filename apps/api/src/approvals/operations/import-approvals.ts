import { PRICES_HOLD_MS } from '@nuancier/domain/approvals/approval-state.ts';
import { changesOf, countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { findCart, freezeCart, holdPrices, importCart } from '../../cart/cart.ts';
import { customerById, customerIdOf } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { grantLines, insertAskedLines } from '../records/approval-lines-store.ts';
import type { ApprovalRow } from '../records/approvals-import-rows.ts';
import { unknownArticles, wasAskedAt } from '../records/approvals-import-store.ts';
import { decideRequest, insertRequest } from '../records/approvals-store.ts';
import { writeMessage } from '../records/messages-store.ts';
import { selectApprovers } from '../records/people-store.ts';

/**
 * Carts that were submitted before the shop moved in here. A customer who has a cart already keeps it, and what was asked
 * at the same moment is the same request, whatever became of its cart.
 */
export async function importApprovals(
  db: DatabaseTransaction,
  rows: readonly ApprovalRow[],
  now: Date,
): Promise<ImportReport> {
  const askers = await askersOf(db, rows, now);
  const unknown = await unknownArticles(
    db,
    rows.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  const refusals = rows.flatMap((row, at) =>
    reasonsAgainst(row, askers, unknown).map((reason) => ({ line: at + 1, reason })),
  );
  if (refusals.length > 0) return refusedLines(refusals);
  let added = 0;
  for (const row of rows) {
    const viewer = askers.get(row.email);
    // oxlint-disable-next-line no-await-in-loop -- each row is a cart of its own, and there are few
    if (viewer && (await importOne(db, row, viewer, now))) added += 1;
  }
  return { ok: true, lines: rows.length, changed: added, added };
}

type Asker = Customer & { companyId: number };

/** By the address in the file: the sub-accounts among them. */
async function askersOf(
  db: DatabaseTransaction,
  rows: readonly ApprovalRow[],
  now: Date,
): Promise<ReadonlyMap<string, Asker>> {
  const askers = new Map<string, Asker>();
  for (const { email } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- few, as above
    const id = await customerIdOf(db, email);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const viewer = id === undefined ? null : await customerById(db, id, now);
    if (viewer !== null && viewer.companyId !== null && viewer.role === 'Subaccount')
      askers.set(email, { ...viewer, companyId: viewer.companyId });
  }
  return askers;
}

function reasonsAgainst(
  { email, lines }: ApprovalRow,
  askers: ReadonlyMap<string, unknown>,
  unknown: ReadonlySet<string>,
): string[] {
  return [
    ...(askers.has(email) ? [] : [`Aucun sous-compte n’a l’adresse «\u00A0${email}\u00A0».`]),
    ...lines
      .filter(({ sku }) => unknown.has(sku))
      .map(({ sku }) => `L’article «\u00A0${sku}\u00A0» n’existe pas.`),
  ];
}

/** Whether it was written. */
async function importOne(
  db: DatabaseTransaction,
  row: ApprovalRow,
  viewer: Asker,
  now: Date,
): Promise<boolean> {
  const { customerId, companyId, shopCode } = viewer;
  if (await wasAskedAt(db, customerId, new Date(row.requested_at))) return false;
  const cartId = await importCart(db, { customerId, shopCode, lines: row.lines, now });
  if (cartId === null) return false;
  await writeRequest(db, row, { viewer, companyId, cartId, now });
  return true;
}

type Place = { viewer: Customer; companyId: number; cartId: string; now: Date };

async function writeRequest(db: DatabaseTransaction, row: ApprovalRow, place: Place): Promise<void> {
  const { viewer, companyId, cartId, now } = place;
  const { customerId } = viewer;
  const cart = await findCart(db, { viewer, shopToken: undefined, now }, cartId);
  const granted = countLines(cart.lines.map(({ line }) => line));
  const askedOf = new Map(row.lines.map(({ sku, quantity, asked }) => [sku, asked ?? quantity]));
  const asked = countLines(
    cart.lines.map(({ line }) => ({ ...line, quantity: askedOf.get(line.articleSku) ?? line.quantity })),
  );
  const requestedAt = new Date(row.requested_at);
  const { id } = await insertRequest(db, {
    cartId,
    customerId,
    companyId,
    comment: row.comment,
    totalHt: cart.totals.total.excluding,
    packs: granted.reduce((sum, { packs }) => sum + packs, 0),
    year: String(requestedAt.getUTCFullYear()).slice(-2),
    now: requestedAt,
  });
  await insertAskedLines(db, id, asked);
  await writeMessage(db, { customerId, requestId: id, type: row.outcome, now: requestedAt });
  await insertEvent(db, {
    requestId: id,
    kind: 'requested',
    by: customerId,
    words: row.comment,
    now: requestedAt,
  });
  if (row.outcome === 'requested') {
    await freezeCart(db, cartId, now);
    return;
  }
  const [head] = await selectApprovers(db, { companyId, customerId }, now);
  const status = row.outcome === 'rejected' ? 'rejected' : 'approved';
  const by = head?.id ?? null;
  await decideRequest(db, { id, status, reason: row.reason, by, now });
  const changes = status === 'approved' ? changesOf(asked, granted) : [];
  await insertEvent(db, { requestId: id, kind: status, by, words: row.reason, changes, now });
  if (status === 'rejected') return;
  await grantLines(db, id, granted);
  await holdPrices(db, cart, new Date(now.getTime() + PRICES_HOLD_MS));
}
