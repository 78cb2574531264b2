// A database that is being restored says so from its first table to its last check: whatever breaks off the work, no
// shop starts on half of its data. The mark stands apart from the migrations, for a backup may be older than any of them.
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import type { Database } from '../tables.ts';

export async function markUnfinished(db: Database, backup: string): Promise<void> {
  await sql`create table restore_under_way (backup text not null, since timestamptz not null default now())`.execute(
    db,
  );
  await sql`insert into restore_under_way (backup) values (${backup})`.execute(db);
}

export async function markFinished(db: Database): Promise<void> {
  await sql`drop table restore_under_way`.execute(db);
}

export async function unfinishedRestore(db: Database): Promise<string | undefined> {
  const known = await sql<{ found: boolean; isReadable: boolean }>`
    select to_regclass('restore_under_way') is not null as found,
      coalesce(has_table_privilege(to_regclass('restore_under_way'), 'SELECT'), false) as "isReadable"`.execute(
    db,
  );
  if (known.rows[0]?.found !== true) return undefined;
  // That it is there says enough, where a role may not read whose it is.
  if (!known.rows[0].isReadable) return '';
  const marked = await sql<{ backup: string }>`select backup from restore_under_way`.execute(db);
  return marked.rows[0]?.backup ?? '';
}

export async function refuseUnfinished(db: Database): Promise<void> {
  const backup = await unfinishedRestore(db);
  if (backup === undefined) return;
  throw new DatabaseUnavailable(`${unfinishedWords(backup)} ${UNFINISHED_ADVICE}.`);
}

export function unfinishedWords(backup: string): string {
  const what = backup === '' ? 'Une restauration' : `La restauration de «\u00A0${backup}\u00A0»`;
  return `${what} n’est pas achevée\u00A0: cette base n’est pas entière et ne sert à rien.`;
}

export const UNFINISHED_ADVICE =
  'Attendez sa fin si elle est en cours\u00A0; sinon donnez une base vide et recommencez «\u00A0npm run shop -- restore\u00A0»';
