// The lines of a file wait in tables of the transaction's own, so that they are judged and written as a whole and
// nothing in this process grows with them.
import { sql } from 'kysely';
import { copyInto } from '../../database/copy-into.ts';
import type { CopyValue } from '../../database/copy-into.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { holdKind } from './hold-kind-store.ts';

/** Between the parts of a key: nobody types it. */
export const KEY_SIGN = '\u001F';

export async function openStaging(db: DatabaseTransaction, kind: string): Promise<void> {
  // Two files of a kind at once would each judge the other's doing.
  await holdKind(db, kind);
  await sql`drop table if exists pg_temp.import_line, pg_temp.import_refusal, pg_temp.import_product,
    pg_temp.import_entry`.execute(db);
  await sql`
    create temp table import_line (nth integer, line integer, key text, head text, cells text, faults text)
    on commit drop`.execute(db);
  await sql`
    create temp table import_refusal (line integer, named text, reason text, is_held boolean) on commit drop`.execute(
    db,
  );
  await sql`create temp table import_product (sku text primary key) on commit drop`.execute(db);
  await sql`create temp table import_entry (nth integer, key text, line integer) on commit drop`.execute(db);
}

const STAGED = { table: 'import_line', columns: ['nth', 'line', 'key', 'head', 'cells', 'faults'] };

export type StagedLine = {
  line: number;
  key: string | null;
  head: string | null;
  cells: string | null;
  /** JSON: [[column or null, reason], …] */
  faults: string | null;
};

export async function stageLines(db: DatabaseTransaction, lines: AsyncIterable<StagedLine>): Promise<void> {
  await copyInto(db, STAGED, numbered(lines));
  await sql`create index on import_line (nth)`.execute(db);
  await sql`analyze import_line`.execute(db);
  await sql`
    insert into import_refusal
    select line, fault ->> 0, fault ->> 1, false
    from import_line, json_array_elements(faults::json) as fault where faults is not null`.execute(db);
}

async function* numbered(lines: AsyncIterable<StagedLine>): AsyncGenerator<CopyValue[]> {
  let nth = 0;
  for await (const { line, key, head, cells, faults } of lines) {
    nth += 1;
    yield [nth, line, key, head, cells, faults];
  }
}

/** Of lines that name the same thing all but the first are refused. */
export async function refuseRepeated(db: DatabaseTransaction): Promise<void> {
  await sql`
    insert into import_refusal
    select line, null, '«\u00A0' || replace(key, ${KEY_SIGN}, ' / ') || '\u00A0» figure deux fois\u00A0: voir la ligne '
      || first || '.', false
    from (
      select line, key, min(line) over same as first, row_number() over (partition by key order by nth) as turn
      from import_line where key is not null window same as (partition by key)
    ) as counted where turn > 1`.execute(db);
}

/** In JSON Lines a document is one line: another one of the same name is not more of it. */
export async function refuseRepeatedDocuments(db: DatabaseTransaction): Promise<void> {
  await sql`
    insert into import_refusal
    select distinct line, null, '«\u00A0' || replace(key, ${KEY_SIGN}, ' / ')
      || '\u00A0» figure deux fois\u00A0: voir la ligne ' || first || '.', false
    from (
      select line, key, min(line) over (partition by key) as first from import_line where key is not null
    ) as counted where line > first`.execute(db);
}

/** Lines of one document must agree on it, and stand or fall together. */
export async function gatherDocuments(db: DatabaseTransaction): Promise<void> {
  await sql`create index on import_line (key)`.execute(db);
  await sql`
    insert into import_refusal
    select line, null, 'L’en-tête du document diffère de celui de la ligne ' || first_line || '.', false
    from (
      select line, head, first_value(head) over same as first_head, first_value(line) over same as first_line
      from import_line where key is not null and faults is null
      window same as (partition by key order by nth)
    ) as told where head <> first_head`.execute(db);
  await sql`
    insert into import_entry
    select (row_number() over (order by min(nth)))::integer, key, min(line)
    from import_line where key is not null group by key`.execute(db);
  await sql`create index on import_entry (nth)`.execute(db);
  await refuseSiblings(db);
}

/** The other lines of a document of which one is refused. */
export async function refuseSiblings(db: DatabaseTransaction): Promise<void> {
  await sql`
    insert into import_refusal
    select distinct sibling.line, null, 'Une autre ligne du même document est refusée.', false
    from import_line as refused
    join import_line as sibling on sibling.key = refused.key
    where refused.line in (select line from import_refusal)
      and sibling.line not in (select line from import_refusal)`.execute(db);
}

export async function sealRefusals(db: DatabaseTransaction): Promise<void> {
  await sql`create index on import_refusal (line)`.execute(db);
  await sql`analyze import_refusal`.execute(db);
}

export type Waiting = { nth: number; line: number; head: string; lines: readonly string[] };

/** How many entries were staged: lines, or documents. */
export async function countEntries(db: DatabaseTransaction, table: 'line' | 'document'): Promise<number> {
  const staged = sql.table(table === 'line' ? 'import_line' : 'import_entry');
  const found = await sql<{ last: number | null }>`select max(nth) as last from ${staged}`.execute(db);
  return found.rows[0]?.last ?? 0;
}

/**
 * Sound entries behind this one up to that one, in the order of the file. Asked for by their places and not by a limit:
 * of a long file a limit that is not known beforehand makes the database sort all that is left, each time.
 */
export async function waitingLines(db: DatabaseTransaction, after: number, upTo: number): Promise<Waiting[]> {
  const found = await sql<{ nth: number; line: number; head: string }>`
    select nth, line, head from import_line as staged
    where nth > ${after} and nth <= ${upTo}
      and not exists (select from import_refusal where import_refusal.line = staged.line)
    order by nth`.execute(db);
  return found.rows.map((row) => ({ ...row, lines: [] }));
}

export async function waitingDocuments(
  db: DatabaseTransaction,
  after: number,
  upTo: number,
): Promise<Waiting[]> {
  const found = await sql<Waiting>`
    select entry.nth, entry.line, min(staged.head) as head, json_agg(staged.cells order by staged.nth) as lines
    from (
      select * from import_entry as sound where nth > ${after} and nth <= ${upTo}
        and not exists (select from import_refusal where import_refusal.line = sound.line)
    ) as entry join import_line as staged using (key)
    group by entry.nth, entry.line order by entry.nth`.execute(db);
  return found.rows;
}

export type NewRefusal = { line: number; reason: string; isHeld: boolean };

export async function addRefusals(db: DatabaseTransaction, refusals: readonly NewRefusal[]): Promise<void> {
  await sql`
    insert into import_refusal
    select line, null, reason, is_held from json_to_recordset(${JSON.stringify(
      refusals.map(({ line, reason, isHeld }) => ({ line, reason, is_held: isHeld })),
    )}::json) as given(line integer, reason text, is_held boolean)`.execute(db);
}

export async function refusedLineNumbers(db: DatabaseTransaction): Promise<ReadonlySet<number>> {
  const found = await sql<{ line: number }>`select distinct line from import_refusal`.execute(db);
  return new Set(found.rows.map(({ line }) => line));
}

/** Which lines of the file these are, counted among the sound ones from 1. */
export async function linesOfSound(
  db: DatabaseTransaction,
  places: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ place: number; line: number }>`
    select place, line from (
      select line, (row_number() over (order by nth))::integer as place from import_line as staged
      where not exists (select from import_refusal where import_refusal.line = staged.line)
    ) as sound where place = any(${places}::integer[])`.execute(db);
  return new Map(found.rows.map(({ place, line }) => [place, line]));
}

export async function addProducts(db: DatabaseTransaction, skus: readonly string[]): Promise<void> {
  await sql`
    insert into import_product select distinct sku from unnest(${skus}::text[]) as given(sku)
    on conflict do nothing`.execute(db);
}

export type StagedCounts = {
  lines: number;
  refused: number;
  held: number;
  products: number;
  unnamed: number;
};

export async function countStaged(db: DatabaseTransaction): Promise<StagedCounts> {
  const found = await sql<StagedCounts>`
    select (select count(distinct line)::integer from import_line) as lines,
      (select count(distinct line)::integer from import_refusal) as refused,
      (select count(*)::integer from (select from import_refusal group by line having bool_and(is_held)) as held)
        as held,
      (select count(*)::integer from import_product) as products,
      (select count(*)::integer from import_line where key is null) as unnamed`.execute(db);
  return found.rows[0] ?? { lines: 0, refused: 0, held: 0, products: 0, unnamed: 0 };
}

export type ToldRefusal = { line: number; named: string | null; reason: string };

export async function firstRefusals(db: DatabaseTransaction, most: number): Promise<ToldRefusal[]> {
  const found = await sql<ToldRefusal>`
    select line, named, reason from import_refusal order by line, reason limit ${most}`.execute(db);
  return found.rows;
}

/** By line, with all that is wrong with it, in pieces. */
export async function* refusedByLine(db: DatabaseTransaction): AsyncGenerator<ToldRefusal> {
  let after = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const { rows } = await sql<ToldRefusal>`
      select line, string_agg(distinct named, ', ') as named, string_agg(distinct reason, ' ') as reason
      from import_refusal where line > ${after} group by line order by line limit 1000`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.line;
  }
}

export async function countAnew(db: DatabaseTransaction, tables: readonly string[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

export function atSavepoint(db: DatabaseTransaction, word: 'begin' | 'keep' | 'undo'): Promise<unknown> {
  const statements = {
    begin: sql`savepoint import_batch`,
    keep: sql`release savepoint import_batch`,
    undo: sql`rollback to savepoint import_batch`,
  };
  return statements[word].execute(db);
}
