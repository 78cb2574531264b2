// What the shop holds of a kind, in the columns of its import: to be corrected in a spreadsheet and loaded again.
import { basename } from 'node:path';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import type { ImportKind } from '@nuancier/api/imports/import-kind.ts';
import type { Standing } from '@nuancier/api/imports/standing.ts';
import { exportKindNamed } from '@nuancier/api/integration/exports/export-kinds.ts';
import { importKinds } from '@nuancier/api/intake/import-kinds.ts';
import { standingTable } from '@nuancier/api/intake/standing/standing-table.ts';
import type { Terminal } from '../command.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { keepFile, openSink } from './sink.ts';

export type TableKind = { kind: ImportKind; standing: Standing };

/** People leave in the forms of the API; these are the merchant's own things. */
const PEOPLE = new Set(['sub-accounts']);

export const tableKinds: readonly TableKind[] = importKinds.flatMap((kind) =>
  kind.standing === null || exportKindNamed(kind.name) !== undefined || PEOPLE.has(kind.name)
    ? []
    : [{ kind, standing: kind.standing }],
);

export function tableKindNamed(name: string): TableKind | undefined {
  return tableKinds.find(({ kind }) => kind.name === name);
}

export async function writeTable(
  db: DatabasePool,
  { kind, standing }: TableKind,
  to: string | undefined,
  terminal: Terminal,
): Promise<number> {
  const { print, remark = print, progress } = terminal;
  const sink = await openSink(to, terminal);
  if (sink === null) {
    print(`Le fichier «\u00A0${to}\u00A0» ne peut pas être écrit.`);
    return 1;
  }
  const table = await standingTable(db, kind, standing);
  let count = 0;
  for await (const { text, records } of table.rows()) {
    await sink.write(text);
    count += records;
    if (to !== undefined) progress.count('Export', count, table.total);
  }
  await sink.close();
  if (to !== undefined) {
    await keepFile(to);
    progress.end();
  }
  await recordAudit(db, operatorPlace('export'), {
    event: 'export',
    details: {
      kind: kind.name,
      count,
      ...(to === undefined ? {} : { file_name: basename(to) }),
      author: operatorName(terminal),
    },
  });
  remark(
    `${count.toLocaleString('fr-FR')} ligne(s). À recharger par\u00A0: npm run shop -- import ${kind.name}`,
  );
  return 0;
}
