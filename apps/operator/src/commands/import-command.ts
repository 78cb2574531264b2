import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { formatOf } from '@nuancier/api/imports/files/import-file.ts';
import { FileTooLarge, receiveFile } from '@nuancier/api/imports/files/receive-file.ts';
import type { ReceivedFile } from '@nuancier/api/imports/files/receive-file.ts';
import type { ImportKind } from '@nuancier/api/imports/import-kind.ts';
import { archiveKindNamed } from '@nuancier/api/intake/archive-kinds.ts';
import { templateOf } from '@nuancier/api/intake/describe-kind.ts';
import { describedKinds } from '@nuancier/api/intake/import-kinds.ts';
import { selectRuns } from '@nuancier/api/intake/import-runs-store.ts';
import { runImport } from '@nuancier/api/intake/run-import.ts';
import type { ImportOptions } from '@nuancier/api/intake/run-import.ts';
import { MOMENT_FORMS, readMoment } from '@nuancier/api/text/read-moment.ts';
import type { Command, Terminal } from '../command.ts';
import { loadArchive } from '../imports/load-archive.ts';
import { columnsLine, runLine, toldOutcome } from '../imports/tell-import.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  full: { type: 'boolean' },
  accept: { type: 'boolean' },
  'max-change': { type: 'string' },
  rejects: { type: 'string' },
  at: { type: 'string' },
} as const;

export const importCommand: Command = {
  name: 'import',
  takes:
    'GENRE FICHIER [--dry-run] [--skip-refused] [--full] [--accept] [--at MOMENT] | template GENRE [FICHIER] | list',
  summary: 'charge un fichier, en entier ou pas du tout\u00A0; --dry-run l’essaie sans rien écrire',
  async run(args, configuration, terminal) {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    const [word = '', path, ...others] = positionals;
    if (word === 'list' && path === undefined) return listRuns(configuration, terminal);
    if (word === 'template' && path !== undefined && others.length <= 1)
      return writeTemplate(path, others[0], terminal);
    const kind = describedKinds.find(({ name }) => name === word);
    const mostPriceChange = values['max-change'] === undefined ? null : Number(values['max-change']);
    if (word !== '' && kind === undefined) return explain(terminal, noKind(word));
    if (isNoShare(mostPriceChange))
      return explain(
        terminal,
        `«\u00A0${values['max-change']}\u00A0» n’est pas un pourcentage (--max-change).`,
      );
    if (kind === undefined || path === undefined || others.length > 0) return explain(terminal);
    const at = values.at === undefined ? null : readMoment(values.at);
    if (values.at !== undefined && at === null) {
      terminal.print(`«\u00A0${values.at}\u00A0» n’est pas un moment (${MOMENT_FORMS}).`);
      return 2;
    }
    if (values.full === true && kind.withdraw === null) {
      terminal.print(
        `Un fichier «\u00A0${kind.name}\u00A0» ne retire rien\u00A0: --full n’a pas de sens pour lui.`,
      );
      return 2;
    }
    const options = {
      format: formatOf(path),
      isTrial: values['dry-run'] === true,
      skipsRefused: values['skip-refused'] === true,
      isFull: values.full === true,
      isAccepted: values.accept === true,
      at,
      mostPriceChange,
      rejects: values.rejects ?? rejectsBeside(path),
    };
    const archive = archiveKindNamed(kind.name);
    return inSpool((folder) =>
      archive === undefined
        ? load(kind, { path, folder, options }, configuration, terminal)
        : loadArchive(
            archive,
            { path, folder, options: { ...options, ...atTheDesk(terminal) } },
            configuration,
            terminal,
          ),
    );
  },
};

function isNoShare(percent: number | null): boolean {
  return percent !== null && !(percent > 0);
}

type Given = {
  path: string;
  folder: string;
  options: Omit<ImportOptions, 'givenBy' | 'place' | 'onProgress'>;
};

async function load(
  kind: ImportKind,
  { path, folder, options }: Given,
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  const received = await receive(path, folder);
  if (typeof received === 'string') {
    terminal.print(received);
    return 1;
  }
  const outcome = await openAsTool(configuration, ({ forLongWork }) =>
    forLongWork((db) => runImport(db, kind, received, { ...options, ...atTheDesk(terminal) })),
  );
  return toldOutcome(outcome, options, terminal);
}

/** Who loads it, and where they see how far it is. */
function atTheDesk(terminal: Terminal): Pick<ImportOptions, 'givenBy' | 'place' | 'onProgress'> {
  return {
    givenBy: operatorName(terminal),
    place: operatorPlace('import'),
    onProgress: (step, done, total) =>
      terminal.progress.count(step === 'read' ? 'Lignes' : 'Écriture', done, total),
  };
}

async function receive(path: string, folder: string): Promise<ReceivedFile | string> {
  return receiveFile(createReadStream(path), { name: path, folder }).catch((error: unknown) => {
    if (error instanceof FileTooLarge)
      return `Le fichier «\u00A0${path}\u00A0» est trop grand\u00A0: 4\u00A0Go au plus.`;
    if (!isFileError(error)) throw error;
    return `Le fichier «\u00A0${path}\u00A0» ne peut pas être lu.`;
  });
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** The copy that is worked on, gone with the command. */
async function inSpool(work: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-import-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

function rejectsBeside(path: string): string {
  if (/\.zip$/i.test(path)) return path.replace(/\.zip$/i, '.rejets.csv');
  return /\.[a-z]+$/i.test(path)
    ? path.replace(/(\.[a-z]+)$/i, '.rejets$1')
    : `${path.replace(/[/\\]+$/, '')}.rejets.csv`;
}

async function writeTemplate(name: string, given: string | undefined, terminal: Terminal): Promise<number> {
  const kind = describedKinds.find((one) => one.name === name);
  if (kind === undefined) return explain(terminal, noKind(name));
  const path = given ?? `${name}.csv`;
  if (await stat(path).catch(() => null)) {
    terminal.print(`Le fichier «\u00A0${path}\u00A0» existe déjà\u00A0: donnez un autre nom.`);
    return 1;
  }
  await writeFile(path, templateOf(kind));
  terminal.print(`Modèle écrit\u00A0: ${path}`);
  return 0;
}

function listRuns(configuration: Configuration, terminal: Terminal): Promise<number> {
  return openAsTool(configuration, async ({ db }) => {
    const runs = await selectRuns(db, 50);
    if (runs.length === 0) terminal.print('Aucun fichier n’a été chargé.');
    for (const run of runs) terminal.print(runLine(run));
    return 0;
  });
}

function noKind(name: string): string {
  return `Aucun genre de fichier ne s’appelle «\u00A0${name}\u00A0».`;
}

function explain(terminal: Terminal, fault?: string): number {
  if (fault !== undefined) terminal.print(fault);
  terminal.print(`Usage\u00A0: npm run shop -- import ${importCommand.takes}`);
  for (const kind of describedKinds) terminal.print(columnsLine(kind));
  return 2;
}
