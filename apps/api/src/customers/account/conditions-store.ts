import type { Database } from '../../database/tables.ts';

export type Acceptance = { version: string; accepted_at: Date };

/** The first time counts: accepting again what one has accepted changes nothing. */
export async function insertAcceptance(
  db: Database,
  customerId: number,
  { version, accepted_at }: Acceptance,
): Promise<void> {
  await db
    .insertInto('conditions_acceptance')
    .values({ customer_id: customerId, version, accepted_at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'version']).doNothing())
    .execute();
}

/** The newest first. */
export function selectAcceptances(db: Database, customerId: number): Promise<Acceptance[]> {
  return db
    .selectFrom('conditions_acceptance')
    .select(['version', 'accepted_at'])
    .where('customer_id', '=', customerId)
    .orderBy('accepted_at', 'desc')
    .execute();
}
