// All rows in one transaction, compared with what the backup says of them before it ends: all of it, or nothing.
import { createHash } from 'node:crypto';
import { copyIn, copyOut } from '../../database/copy-into.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { Backup } from '../format/manifest.ts';
import { readParts } from '../format/parts.ts';
import type { BackupPlace } from '../places/backup-place.ts';
import { selectSums } from '../tables/sums-store.ts';
import { copyOutOf, selectShapes, settleWording } from '../tables/tables-store.ts';
import type { TableShape } from '../tables/tables-store.ts';
import { bareTables, copyInto, dressTables, setSequences } from './bare-tables-store.ts';

export async function loadTables(
  db: DatabasePool,
  place: BackupPlace,
  backup: Backup,
  onProgress: (what: string, done: number, total: number) => void,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await settleWording(transaction);
    const shapes = await selectShapes(transaction);
    refuseOtherShapes(shapes, backup);
    const taken = await bareTables(transaction, shapes);
    const tables = pairs(shapes, backup);
    for (const [at, [shape, table]] of tables.entries()) {
      onProgress('Tables', at + 1, tables.length);
      // oxlint-disable-next-line no-await-in-loop -- on the one connection of the transaction
      const rows = await copyIn(transaction, copyInto(shape), readParts(place, backup, table.parts));
      if (rows !== table.rows) throw differs(shape.name, table.rows, rows);
    }
    await dressTables(transaction, taken);
    await setSequences(transaction, backup.sequences);
    for (const [at, [shape, table]] of tables.entries()) {
      onProgress('Vérification', at + 1, tables.length);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (table.sha256 !== null && (await sumOf(transaction, shape)) !== table.sha256)
        throw new BackupRefused(
          `La table «\u00A0${shape.name}\u00A0» restaurée n’est pas celle de la sauvegarde. Rien n’est gardé.`,
        );
    }
    const sums = await selectSums(transaction);
    for (const [name, sum] of Object.entries(backup.sums))
      if (sums[name] !== sum) throw differs(name, sum, sums[name] ?? 'rien');
  });
}

type Pair = [TableShape, Backup['tables'][number]];

function pairs(shapes: readonly TableShape[], { tables }: Backup): Pair[] {
  const named = new Map(tables.map((table) => [table.name, table]));
  return shapes.flatMap((shape): Pair[] => {
    const table = named.get(shape.name);
    return table === undefined ? [] : [[{ ...shape, columns: table.columns }, table]];
  });
}

/** The migrations made the tables that the backup was taken of: another shape means other migrations. */
function refuseOtherShapes(shapes: readonly TableShape[], { tables }: Backup): void {
  const [ours, theirs] = [columnsOf(shapes), columnsOf(tables)];
  const other = ours.find((one) => !theirs.includes(one)) ?? theirs.find((one) => !ours.includes(one));
  if (other !== undefined)
    throw new BackupRefused(
      `Les tables de la sauvegarde ne sont pas celles de ses migrations (${other})\u00A0: elle ne peut pas être restaurée par cette version.`,
    );
}

function columnsOf(all: readonly { name: string; columns: readonly string[] }[]): string[] {
  return all.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
}

async function sumOf(db: DatabaseTransaction, shape: TableShape): Promise<string> {
  const sum = createHash('sha256');
  await copyOut(db, copyOutOf(shape), async (bytes) => {
    for await (const piece of bytes) sum.update(piece);
  });
  return sum.digest('hex');
}

function differs(what: string, told: number | string, found: number | string): BackupRefused {
  return new BackupRefused(
    `«\u00A0${what}\u00A0»\u00A0: la sauvegarde annonce ${told}, la base restaurée compte ${found}. Rien n’est gardé.`,
  );
}
