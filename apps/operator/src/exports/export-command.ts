import { stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { cursorAt, readCursor } from '@nuancier/api/events/event-cursor.ts';
import { exportKindNamed, exportKinds } from '@nuancier/api/integration/exports/export-kinds.ts';
import type { ExportKind } from '@nuancier/api/integration/exports/export-kinds.ts';
import { exportRecords } from '@nuancier/api/integration/exports/export-records.ts';
import { selectExported, upsertExported } from '@nuancier/api/integration/exports/exports-store.ts';
import { cellsOf, columnsOf } from '@nuancier/api/integration/exports/flat-form.ts';
import { CSV_MARK, csvRow } from '@nuancier/api/text/csv-row.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { dropFile, keepFile, openSink, OWNER_ALONE } from './sink.ts';
import { tableKindNamed, tableKinds, writeTable } from './write-table.ts';

const OPTIONS = {
  since: { type: 'string' },
  ack: { type: 'boolean' },
  format: { type: 'string' },
  to: { type: 'string' },
  force: { type: 'boolean' },
} as const;

export const exportCommand: Command = {
  name: 'export',
  takes: 'GENRE [--since CURSEUR] [--ack] [--format csv|jsonl] [--to FICHIER [--force]]',
  summary:
    'écrit ce qui s’est passé depuis un curseur, pour vos logiciels (--ack le retient), ou ce que la boutique contient, à corriger et à recharger',
  async run(args, configuration, terminal) {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    const [name = '', ...others] = positionals;
    const kind = exportKindNamed(name);
    const table = kind === undefined ? tableKindNamed(name) : undefined;
    const format = values.format ?? (values.to?.endsWith('.jsonl') ? 'jsonl' : 'csv');
    if (name !== '' && kind === undefined && table === undefined) {
      terminal.print(`Aucun genre d’export ne s’appelle «\u00A0${name}\u00A0».`);
      return explain(terminal);
    }
    if (others.length > 0 || (format !== 'csv' && format !== 'jsonl')) return explain(terminal);
    if (table !== undefined && (format !== 'csv' || values.since !== undefined || values.ack === true)) {
      terminal.print(
        `«\u00A0${name}\u00A0» sort en entier, en table\u00A0: sans --since, --ack ni --format jsonl.`,
      );
      return 2;
    }
    const since = values.since === undefined ? null : readCursor(values.since);
    if (values.since !== undefined && since === null) {
      terminal.print(`«\u00A0${values.since}\u00A0» n’est pas un curseur de cette boutique.`);
      return 2;
    }
    if (values.to !== undefined && values.force !== true && (await stat(values.to).catch(() => null))) {
      terminal.print(
        `Le fichier «\u00A0${values.to}\u00A0» existe déjà et n’a pas été touché\u00A0: donnez un autre nom, ou --force pour le remplacer.`,
      );
      return 1;
    }
    if (table !== undefined)
      return openAsTool(configuration, ({ forLongWork }) =>
        forLongWork((db) => writeTable(db, table, values.to, terminal)),
      );
    if (kind === undefined) return explain(terminal);
    const asked = { since, format, to: values.to, isKept: values.ack === true } as const;
    return openAsTool(configuration, ({ forLongWork }) =>
      forLongWork((db) => writeExport(db, kind, asked, terminal)),
    );
  },
};

type Asked = { since: number | null; format: 'csv' | 'jsonl'; to: string | undefined; isKept: boolean };

/** A file appears once it is whole; its cursor stands beside it, or is told beside the lines. */
async function writeExport(
  db: DatabasePool,
  kind: ExportKind,
  { since, format, to, isKept }: Asked,
  terminal: Terminal,
): Promise<number> {
  const { print, remark = print, progress } = terminal;
  const after = since ?? (await selectExported(db, kind.name)) ?? 0;
  const sink = await openSink(to, terminal);
  if (sink === null) {
    print(`Le fichier «\u00A0${to}\u00A0» ne peut pas être écrit.`);
    return 1;
  }
  if (format === 'csv') await sink.write(CSV_MARK + csvRow(columnsOf(kind.form)));
  const ended = await exportRecords(db, kind, {
    after,
    now: () => new Date(),
    write: (records) => sink.write(records.map((record) => lineOf(kind, format, record)).join('')),
    onProgress: (done, total) => (to === undefined ? {} : progress.count('Export', done, total)),
  }).finally(() => sink.close());
  if (to !== undefined) progress.end();
  if (ended.kind !== 'done') {
    if (to !== undefined) await dropFile(to);
    remark(
      ended.kind === 'ahead'
        ? 'Ce curseur ne vient pas de cette boutique.'
        : `Le journal ne remonte plus si loin\u00A0: reprenez avec --since ${cursorAt(ended.oldest)}, et relisez le reste par l’API.`,
    );
    return 1;
  }
  const cursor = cursorAt(ended.next);
  if (to !== undefined) {
    await keepFile(to);
    await writeFile(`${to}.curseur`, `${cursor}\n`, { mode: OWNER_ALONE });
  }
  const by = operatorName(terminal);
  await recordAudit(db, operatorPlace('export'), {
    event: 'export',
    details: {
      kind: kind.name,
      since: cursorAt(after),
      count: ended.records,
      acknowledged: isKept,
      ...(to === undefined ? {} : { file_name: basename(to) }),
      author: by,
    },
  });
  if (isKept) await upsertExported(db, { kind: kind.name, position: ended.next, by, now: new Date() });
  remark(`${ended.records.toLocaleString('fr-FR')} ligne(s). Curseur suivant\u00A0: ${cursor}`);
  return 0;
}

function lineOf(kind: ExportKind, format: Asked['format'], record: object): string {
  return format === 'jsonl' ? `${JSON.stringify(record)}\n` : csvRow(cellsOf(kind.form, record));
}

function explain({ print }: Terminal): number {
  print(`Usage\u00A0: npm run shop -- export ${exportCommand.takes}`);
  for (const { name, says } of exportKinds) print(`  ${name}\u00A0: ${says}`);
  for (const { kind } of tableKinds)
    print(`  ${kind.name}\u00A0: ${kind.title}, en entier et dans les colonnes de l’import`);
  return 2;
}
