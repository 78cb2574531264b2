import { sql } from 'kysely';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { SHELF_LACKS } from './lacks.ts';

/** Products on sale that lack it, as the list of the shelf has them. */
export function selectLacking(db: Database, lack: 'texte' | 'photo', day: string): Promise<Waiting> {
  const columns = { key: sql`product.sku`, title: sql`product.name`, detail: sql`product.brand` };
  return selectWaiting(
    db,
    columns,
    sql`product where ${isOffered(day)} and ${SHELF_LACKS[lack]} order by product.sku`,
  );
}
