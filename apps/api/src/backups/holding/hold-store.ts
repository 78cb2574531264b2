import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type Hold = { since: Date; backup: string; stateOf: Date };

export async function insertHold(db: Database, { since, backup, stateOf }: Hold): Promise<void> {
  // What was restored may have been held itself.
  await sql`
    insert into shop_hold (since, backup, state_of) values (${since}, ${backup}, ${stateOf})
    on conflict (only_one) do update
    set since = excluded.since, backup = excluded.backup, state_of = excluded.state_of`.execute(db);
}

export async function selectHold(db: Database): Promise<Hold | undefined> {
  const found = await db.selectFrom('shop_hold').select(['since', 'backup', 'state_of']).executeTakeFirst();
  return found && { since: found.since, backup: found.backup, stateOf: found.state_of };
}

/** True when it was held. */
export async function deleteHold(db: Database): Promise<boolean> {
  const gone = await db.deleteFrom('shop_hold').executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Numbers of the sequences that were given out after the backup are not given a second time. */
export async function skipSequences(db: Database, most: number): Promise<void> {
  await sql`
    select setval(quote_ident(sequencename),
      case when cycle and last_value + ${most}::bigint > max_value then min_value else least(last_value + ${most}::bigint, max_value) end)
    from pg_sequences where schemaname = current_schema() and last_value is not null`.execute(db);
}
