import type { QueryShopOrdersArgs, ShopOrderPage } from '@nuancier/contract/gestion-types.ts';
import { seesMoney } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { cursorOf, keyAt } from '../desk/desk-cursor.ts';
import { deskFilter } from '../desk/desk-filter.ts';
import { selectDeskOrders } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import { tabCounts } from '../desk/tab-counts.ts';
import type { DeskContext } from '../orders-context.ts';

const USUAL = 50;
const MOST = 100;

/** One row more than the page is read: it says whether there is another. */
export async function shopOrders(context: DeskContext, args: QueryShopOrdersArgs): Promise<ShopOrderPage> {
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'shopOrders');
  const size = args.first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const filter = deskFilter(args);
  if (filter.money !== null && !seesMoney(staff.role)) throw new Refusal('ROLE_MAY_NOT');
  const [after, before] = [keyAt(args.after), keyAt(args.before)];
  const within = await deskReach(db, reach);
  const page = { after, before: after === null ? before : null, limit: size + 1, now };
  const found = await selectDeskOrders(db, within, filter, page);
  const isBackward = page.before !== null;
  const isMore = found.length > size;
  const rows = isBackward ? found.slice(isMore ? 1 : 0) : found.slice(0, size);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map((row) => deskRowView(row, staff)),
    // Those of whole tabs would lead from what is searched for to lists that do not hold it.
    counts: filter.words.length > 0 ? [] : await tabCounts(db, within, { store: filter.store, now }),
    next: last !== undefined && (isMore || isBackward) ? cursorOf(last) : null,
    previous: first !== undefined && (isBackward ? isMore : after !== null) ? cursorOf(first) : null,
  };
}
