import type {
  CustomerFile,
  CustomerFileTint_PageArgs,
  FileOrder,
  FileTint,
  FileTintPage,
} from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { fileOwner, pageOf, placeAsked } from '../../request/file-owner.ts';
import { selectOrdersOf, selectTintsOf } from '../desk/customer-file-store.ts';
import type { FileTintRow } from '../desk/customer-file-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { orderCopy } from '../view/order-copy.ts';

const MOST_ORDERS = 10;
const MOST_TINTS = 20;
const PAGE = 50;

/** Those that one may open. */
export async function fileOrders(
  file: CustomerFile,
  { db, staff }: DeskContext,
): Promise<FileOrder[] | null> {
  const reach = staff.kind === 'staff' ? reachOf(staff, 'shopOrder') : null;
  if (reach === null) return null;
  const rows = await selectOrdersOf(db, await deskReach(db, reach), fileOwner(file), MOST_ORDERS);
  return rows.map(({ number, placedAt, status, buyerName, store, totalTtc }) => ({
    number,
    placed_at: placedAt.toISOString(),
    status_label: orderCopy.statuses[status],
    buyer_name: buyerName,
    store,
    total_ttc_cents: Number(totalTtc),
  }));
}

export async function fileTints(file: CustomerFile, { db }: Pick<DeskContext, 'db'>): Promise<FileTint[]> {
  const rows = await selectTintsOf(db, fileOwner(file), { after: null, limit: MOST_TINTS });
  return rows.map(tintView);
}

export async function fileTintPage(
  file: CustomerFile,
  { after }: CustomerFileTint_PageArgs,
  { db }: Pick<DeskContext, 'db'>,
): Promise<FileTintPage> {
  const place = placeAsked(after, PAGE);
  if (place === null) throw new Refusal('BAD_CUSTOMER_FILTER');
  const { rows, next } = pageOf(await selectTintsOf(db, fileOwner(file), place), PAGE);
  return { rows: rows.map(tintView), next };
}

function tintView({ id: _id, writtenAt, ...tint }: FileTintRow): FileTint {
  return { ...tint, written_at: writtenAt.toISOString() };
}
