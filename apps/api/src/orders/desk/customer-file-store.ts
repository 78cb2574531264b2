// What a customer's file shows of its orders and tints.
import { sql } from 'kysely';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Database } from '../../database/tables.ts';
import type { FileOwner, FilePlace } from '../../request/file-owner.ts';
import { withinReach } from './desk-reach-store.ts';
import type { DeskReach } from './desk-reach-store.ts';
import { ordersOf } from './desk-search-store.ts';

export type FileOrderRow = {
  number: string;
  placedAt: Date;
  status: OrderStatus;
  buyerName: string;
  store: string;
  totalTtc: string;
};

export async function selectOrdersOf(
  db: Database,
  reach: DeskReach,
  owner: FileOwner,
  limit: number,
): Promise<FileOrderRow[]> {
  const found = await sql<FileOrderRow>`
    select orders.number, orders.placed_at as "placedAt", orders.status, orders.buyer_name as "buyerName",
      coalesce((select title_label from shop where shop.code = orders.shop_code), orders.shop_code) as store,
      orders.total_ttc_cents::text as "totalTtc"
    from orders where ${ordersOf(owner)} and ${withinReach(reach)}
    order by orders.placed_at desc, orders.id desc limit ${limit}`.execute(db);
  return found.rows;
}

export type FileTintRow = {
  id: string;
  code: string | null;
  hex: string;
  name: string | null;
  site: string | null;
  room: string | null;
  note: string | null;
  writtenAt: Date;
};

export async function selectTintsOf(
  db: Database,
  owner: FileOwner,
  { after, limit }: FilePlace,
): Promise<FileTintRow[]> {
  const key = 'customerId' in owner ? `p${owner.customerId}` : `c${owner.companyId}`;
  const found = await sql<FileTintRow>`
    select id::text as id, tint_code as code, tint_hex as hex, coalesce(tint_label, tint_name) as name, nullif(site, '') as site,
      room, note, written_at as "writtenAt"
    from kept_tint where owner_key = ${key} and (${after}::bigint is null or (written_at, id) < (
      select written_at, id from kept_tint where owner_key = ${key} and id = ${after}::bigint))
    order by written_at desc, kept_tint.id desc limit ${limit}`.execute(db);
  return found.rows;
}
