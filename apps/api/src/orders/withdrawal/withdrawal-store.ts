import type { Database } from '../../database/tables.ts';

export type WithdrawalRow = { orderId: number; lineIds: number[]; declaration: string; at: Date };

export async function insertWithdrawal(db: Database, row: WithdrawalRow): Promise<number> {
  const { orderId, lineIds, declaration, at } = row;
  const { id } = await db
    .insertInto('withdrawal')
    .values({ order_id: orderId, line_ids: lineIds, declaration, declared_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
