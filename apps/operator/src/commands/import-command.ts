import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import type { ImportReport } from '@nuancier/api/imports/import-report.ts';
import type { Command, Terminal } from '../command.ts';
import { csvFile, type CsvBytes, type CsvFile } from '../csv-file.ts';
import type { ImportKind } from '../imports/import-kind.ts';
import { pricesImport } from '../imports/prices-import.ts';
import { stockDeltaImport, stockImport } from '../imports/stock-import.ts';
import { openAsTool } from '../open-as-tool.ts';
import { MOMENT_FORMS, readMoment } from '../read-moment.ts';

const KINDS: readonly ImportKind[] = [pricesImport, stockImport, stockDeltaImport];

export const importCommand: Command = {
  name: 'import',
  takes: `${KINDS.map(({ name }) => name).join('|')} FICHIER.csv [--dry-run] [--at MOMENT]`,
  summary: 'charge un fichier, en entier ou pas du tout\u00A0; --dry-run l’essaie sans rien écrire',
  async run(args, configuration, terminal) {
    const options = { 'dry-run': { type: 'boolean' }, at: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [name, path, ...others] = positionals;
    const kind = KINDS.find((one) => one.name === name);
    if (kind === undefined || path === undefined || others.length > 0) {
      terminal.print(`Usage\u00A0: npm run shop -- import ${importCommand.takes}`);
      for (const one of KINDS) terminal.print(columnsLine(one));
      return 2;
    }
    const at = values.at === undefined ? null : readMoment(values.at);
    if (values.at !== undefined && at === null) {
      terminal.print(`«\u00A0${values.at}\u00A0» n’est pas un moment (${MOMENT_FORMS}).`);
      return 2;
    }
    const file = await openFile(path);
    if (file === undefined) {
      terminal.print(`Le fichier «\u00A0${path}\u00A0» ne peut pas être lu.`);
      return 1;
    }
    const isTrial = values['dry-run'] === true;
    return openAsTool(configuration, async (database) => {
      const report = await load(database, kind, file, { isTrial, at }, terminal);
      tell(report, isTrial, terminal);
      return report.ok ? 0 : 1;
    });
  },
};

class NothingIsWritten extends Error {}

/** One transaction; a trial does all the work and then gives it up, so that its report is the real one. */
async function load(
  database: OpenDatabase,
  kind: ImportKind,
  file: CsvFile,
  { isTrial, at }: { isTrial: boolean; at: Date | null },
  terminal: Terminal,
): Promise<ImportReport> {
  let report: ImportReport | undefined;
  const work = database.forLongWork((db) =>
    db.transaction().execute(async (part) => {
      const count = (done: number, total: number) => terminal.progress.count('Lignes', done, total);
      report = await kind.load(part, file, count, { at });
      if (isTrial || !report.ok) throw new NothingIsWritten();
    }),
  );
  await work.catch((error: unknown) => {
    if (!(error instanceof NothingIsWritten)) throw error;
  });
  terminal.progress.end();
  if (report === undefined) throw new Error('the import ended without a report');
  return report;
}

function tell(report: ImportReport, isTrial: boolean, terminal: Terminal): void {
  if (!report.ok) {
    for (const { line, reason } of report.refusals) terminal.print(`Ligne ${line}\u00A0: ${reason}`);
    if (report.refused !== undefined) terminal.print(`… ${french(report.refused)} refus en tout.`);
    terminal.print('Rien n’a été écrit\u00A0: corrigez ces lignes et recommencez.');
    return;
  }
  const counts = `${french(report.lines)} ligne(s) lue(s), ${french(report.changed)} changée(s)`;
  terminal.print(
    isTrial ? `Essai réussi, rien n’a été écrit\u00A0: ${counts}.` : `Import terminé\u00A0: ${counts}.`,
  );
  for (const note of report.notes ?? []) terminal.print(note);
}

function columnsLine({ name, columns }: ImportKind): string {
  const optional = columns.optional.map((column) => `[${column}]`);
  return `  ${name}\u00A0: ${[...columns.required, ...optional].join(';')}`;
}

async function openFile(path: string): Promise<CsvFile | undefined> {
  return bytesOf(path)
    .then(csvFile)
    .catch(() => undefined);
}

/** A file is read again from the disk, a pipe gives its bytes but once. */
async function bytesOf(path: string): Promise<CsvBytes> {
  if ((await stat(path)).isFile()) return () => createReadStream(path);
  const bytes = await readFile(path);
  return async function* kept() {
    yield bytes;
  };
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}
