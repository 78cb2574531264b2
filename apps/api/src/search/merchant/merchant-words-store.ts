import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type StoredSynonym = {
  id: number;
  words: string[];
  leads_to: string[];
  at: Date;
  author: string;
};

export function selectSynonyms(db: Database): Promise<StoredSynonym[]> {
  return db
    .selectFrom('search_synonym')
    .select(['id', 'words', 'leads_to', 'at', 'author'])
    .orderBy('id', 'desc')
    .execute();
}

/** Until the transaction ends: rules are counted and compared by one person at a time. */
export async function holdSynonyms(db: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search synonyms'))`.execute(db);
}

export async function updateSynonym(
  db: DatabaseTransaction,
  { id, ...change }: StoredSynonym,
): Promise<StoredSynonym> {
  return db
    .updateTable('search_synonym')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'words', 'leads_to', 'at', 'author'])
    .executeTakeFirstOrThrow();
}

export async function insertSynonym(
  db: DatabaseTransaction,
  synonym: Omit<StoredSynonym, 'id'>,
): Promise<StoredSynonym> {
  return db
    .insertInto('search_synonym')
    .values(synonym)
    .returning(['id', 'words', 'leads_to', 'at', 'author'])
    .executeTakeFirstOrThrow();
}

export function deleteSynonym(db: DatabaseTransaction, id: number): Promise<StoredSynonym | undefined> {
  return db
    .deleteFrom('search_synonym')
    .where('id', '=', id)
    .returning(['id', 'words', 'leads_to', 'at', 'author'])
    .executeTakeFirst();
}

export type StoredPins = { key: string; words: string; skus: string[]; at: Date; author: string };

export function selectPins(db: Database): Promise<StoredPins[]> {
  return db
    .selectFrom('search_pin')
    .select(['key', 'words', 'skus', 'at', 'author'])
    .orderBy('words')
    .execute();
}

export function lockPins(db: DatabaseTransaction, key: string): Promise<StoredPins | undefined> {
  return db
    .selectFrom('search_pin')
    .select(['key', 'words', 'skus', 'at', 'author'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** False when somebody wrote the same key at the same moment. */
export async function writePins(
  db: DatabaseTransaction,
  pins: StoredPins,
  isThere: boolean,
): Promise<boolean> {
  if (isThere) {
    const { key, ...change } = pins;
    await db.updateTable('search_pin').set(change).where('key', '=', key).execute();
    return true;
  }
  const written = await db
    .insertInto('search_pin')
    .values(pins)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return Number(written.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function deletePins(db: DatabaseTransaction, key: string): Promise<void> {
  await db.deleteFrom('search_pin').where('key', '=', key).execute();
}
