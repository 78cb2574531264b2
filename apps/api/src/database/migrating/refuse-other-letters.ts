import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import type { Database } from '../tables.ts';
import { databaseEncoding } from './migrations-store.ts';

/** A server that was laid out without a locale makes databases of SQL_ASCII, in which our migrations cannot be read. */
export async function refuseOtherLetters(db: Database): Promise<void> {
  const encoding = await databaseEncoding(db);
  if (encoding === 'UTF8') return;
  throw new DatabaseUnavailable(
    `La base est en ${encoding}, et la boutique a besoin d’une base en UTF8. Donnez-lui-en une autre\u00A0: ` +
      'createdb --encoding UTF8 --template template0 …',
  );
}
