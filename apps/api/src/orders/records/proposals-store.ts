import type { Database } from '../../database/tables.ts';

/** Another article that its customer has been asked about, and has not answered yet. */
export type Proposal = { name: string; reference: string; quantity: number };

/** By the line it would stand for: one at most waits for each. */
export async function selectProposals(db: Database, orderId: number): Promise<ReadonlyMap<number, Proposal>> {
  const found = await db
    .selectFrom('order_substitute')
    .select(['line_id', 'name', 'article_sku as reference', 'packs as quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'proposed')
    .execute();
  return new Map(found.map(({ line_id: lineId, ...proposal }) => [lineId, proposal]));
}
