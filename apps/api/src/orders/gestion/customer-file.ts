import type { CustomerFile, FileOrder, FileTint } from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { fileOwner } from '../../request/file-owner.ts';
import { selectOrdersOf, selectTintsOf } from '../desk/customer-file-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { orderCopy } from '../view/order-copy.ts';

const MOST_ORDERS = 10;
const MOST_TINTS = 20;

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
  const rows = await selectTintsOf(db, fileOwner(file), MOST_TINTS);
  return rows.map(({ writtenAt, ...tint }) => ({ ...tint, written_at: writtenAt.toISOString() }));
}
