// A backup is restored where there is nothing: never over a shop, however dead it looks.
import { sql } from 'kysely';
import { unfinishedRestore, unfinishedWords } from '../../database/migrating/restore-mark-store.ts';
import type { Database } from '../../database/tables.ts';
import type { MediaStores } from '../../media/media.ts';
import { BackupRefused } from '../backup-refused.ts';

export async function refuseFullPlace(db: Database, stores: MediaStores): Promise<void> {
  const begun = await unfinishedRestore(db);
  if (begun !== undefined)
    throw new BackupRefused(
      `${unfinishedWords(begun)} ` +
        'Supprimez la base et donnez-en une vide (avec la base embarquée, un autre DATA_DIR).',
    );
  const [table] = await selectTables(db);
  if (table !== undefined)
    throw new BackupRefused(
      `Refusé\u00A0: la base n’est pas vide (table «\u00A0${table}\u00A0»). ` +
        'Une sauvegarde ne se restaure que dans une base vide (DATABASE_URL, ou un nouveau DATA_DIR), jamais sur une boutique.',
    );
  for (const store of [stores.pictures, stores.papers])
    for await (const name of store.names())
      throw new BackupRefused(
        `Refusé\u00A0: le dossier des images et papiers n’est pas vide («\u00A0${name}\u00A0»). ` +
          'Donnez un nouveau DATA_DIR, ou un autre S3_BUCKET.',
      );
}

async function selectTables(db: Database): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by 1 limit 1`.execute(db);
  return found.rows.map(({ name }) => name);
}
