import { sql } from 'kysely';
import { messageLevel } from '@nuancier/domain/approvals/approval-state.ts';
import type { MessageType } from '@nuancier/domain/approvals/approval-state.ts';
import type { Database } from '../../database/tables.ts';
import type { ApprovalMessage } from './approval-record.ts';

export type News = { customerId: number; requestId: number; type: MessageType; now: Date };

/** The newest news is the only one. */
export async function writeMessage(db: Database, { customerId, requestId, type, now }: News): Promise<void> {
  const news = {
    request_id: requestId,
    message_type: type,
    message_level: messageLevel(type),
    created_at: now,
    dismissed_at: null,
  };
  await db
    .insertInto('approval_message')
    .values({ customer_id: customerId, ...news })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(news))
    .execute();
}

/** Messages about the requests of one cart; those of other carts stay. */
export async function deleteMessage(db: Database, customerId: number, cartId: string): Promise<void> {
  await sql`
    delete from approval_message using approval_request request
    where approval_message.customer_id = ${customerId} and request.id = approval_message.request_id
      and request.cart_id = ${cartId}`.execute(db);
}

/** Until there are other news. */
export async function dismissMessage(db: Database, customerId: number, now: Date): Promise<void> {
  await db
    .updateTable('approval_message')
    .set({ dismissed_at: now })
    .where('customer_id', '=', customerId)
    .where('dismissed_at', 'is', null)
    .execute();
}

type Row = {
  type: MessageType;
  id: number;
  cartId: string;
  reason: string | null;
  orderNumber: string | null;
};

export async function selectMessage(db: Database, customerId: number): Promise<ApprovalMessage | undefined> {
  const found = await sql<Row>`
    select message.message_type as type, request.id, request.cart_id as "cartId", request.reason,
      request.order_number as "orderNumber"
    from approval_message message join approval_request request on request.id = message.request_id
    where message.customer_id = ${customerId} and message.dismissed_at is null`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const { type, ...request } = row;
  return { type, request };
}
