// Many rows into one table by COPY, or out of it, on the connection of the transaction that asks: a million rows take
// no more memory here than a thousand, and a fraction of the time of any insert.
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { DatabaseTransaction } from './tables.ts';

export type CopyValue = string | number | boolean | Date | null;

export type CopyRows = AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>;
type CopyWork = (client: PoolClient) => Promise<number>;

/** A parameter that no statement takes: connections know it and do the work (`statements/named-statements.ts`). */
export class CopyRequest {
  /** How many rows it moved. */
  readonly work: CopyWork;

  constructor(work: CopyWork) {
    this.work = work;
  }
}

/** How many rows were written; values stand in the order of the columns. */
export async function copyInto(
  db: DatabaseTransaction,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: CopyRows,
): Promise<number> {
  const names = columns.map(escapeIdentifier).join(', ');
  return copyIn(db, `copy ${escapeIdentifier(table)} (${names}) from stdin`, linesOf(rows));
}

/** Bytes as PostgreSQL itself once gave them out. */
export function copyIn(
  db: DatabaseTransaction,
  statement: string,
  bytes: AsyncIterable<string | Buffer>,
): Promise<number> {
  return requestCopy(db, async (client) => {
    const stream = client.query(copyFrom(statement));
    await pipeline(Readable.from(bytes), stream);
    return stream.rowCount;
  });
}

/** How many rows left; `take` is handed their bytes as they come, and keeps the server waiting while it works. */
export function copyOut(
  db: DatabaseTransaction,
  statement: string,
  take: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> {
  return requestCopy(db, async (client) => {
    const stream = client.query(copyTo(statement));
    try {
      await take(stream.iterator({ destroyOnReturn: false }));
    } catch (error) {
      // What the server still says is heard to its end: the connection would otherwise be of no use, not even to undo.
      stream.resume();
      await finished(stream).catch(() => {});
      throw error;
    }
    return stream.rowCount;
  });
}

async function requestCopy(db: DatabaseTransaction, work: CopyWork): Promise<number> {
  const done = await sql`${new CopyRequest(work)}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

export async function runCopy(client: PoolClient, { work }: CopyRequest) {
  return { command: 'INSERT', rowCount: await work(client), rows: [] };
}

const CHUNK_CHARACTERS = 64 * 1_024;

async function* linesOf(rows: CopyRows): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(copyText).join('\t')}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  return String(value).replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}
