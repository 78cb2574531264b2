import type { Database } from '../../database/tables.ts';
import { piecesOf } from './uploads-store.ts';
import type { UploadRecord } from './uploads-store.ts';

const OPEN_BRACE = 0x7b;

/** The refused lines of a file, with their reasons; null when it has none or is not read yet. */
export async function rejectsOf(db: Database, { id, kind, format, outcome }: UploadRecord) {
  const first = outcome === null ? null : await firstOf(piecesOf(db, id, { ofRejects: true }));
  if (first === null) return null;
  // Of an archive: as its table was, or the names of its files as one.
  const isTable = format === 'zip' ? first[0] !== OPEN_BRACE : format === 'csv';
  const bytes = piecesOf(db, id, { ofRejects: true });
  return isTable
    ? { name: `${kind}.rejets.csv`, type: 'text/csv' as const, bytes }
    : { name: `${kind}.rejets.jsonl`, type: 'application/x-ndjson' as const, bytes };
}

async function firstOf(pieces: AsyncIterable<Buffer>): Promise<Buffer | null> {
  for await (const piece of pieces) return piece;
  return null;
}
