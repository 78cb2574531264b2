// Readers that keep the catalogue in memory wait for this signal; it goes out when the transaction commits.
import { sql } from 'kysely';
import type { Database } from './tables.ts';

export async function announceCatalogueChange(db: Database): Promise<void> {
  await sql`
    with bumped as (
      update catalogue_version set version = version + 1, changed_at = now() returning version
    )
    select pg_notify('catalogue_changed', version::text) from bumped`.execute(db);
}
