// Backup, restore, comparison and a walk, by the ways that would be taken in earnest; nothing of it is kept.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupKey, BackupRefused, findBackup, openPlace, sumsOf } from '@nuancier/api/backups/backups.ts';
import type { Backup, BackupPlace } from '@nuancier/api/backups/backups.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { deliveredPostgres, NoDatabaseNamed } from '@nuancier/api/database/embedded/delivered-postgres.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { Command, Terminal } from '../../command.ts';
import { hasDemo } from '../../ensure-demo.ts';
import { frenchMoment } from '../../french-moment.ts';
import { openAsTool } from '../../open-as-tool.ts';
import { backUp } from '../backup-command.ts';
import { contentsWords, secondsWords } from '../backup-words.ts';
import { restore } from '../restore-command.ts';
import { runRestoredShop } from './run-restored-shop.ts';
import { walkThroughShop } from './walk-through-shop.ts';
import type { Step } from './walk-through-shop.ts';

const OPTIONS = { from: { type: 'string' }, into: { type: 'string' } } as const;

export const drillCommand: Command = {
  name: 'drill',
  takes: '[--from DOSSIER|s3://COMPARTIMENT/DOSSIER] [--into postgresql://…]',
  summary:
    'essaie tout\u00A0: sauvegarde (ou la dernière de --from), restauration à côté, comparaison, visite de la boutique restaurée',
  async run(args, configuration, terminal) {
    const { from, into } = parseArgs({ args, options: OPTIONS, strict: true }).values;
    // Said before a backup is made or looked for.
    if (into === undefined) await refuseWithoutPostgres();
    const scratch = await mkdtemp(join(tmpdir(), 'essai-de-sauvegarde-'));
    try {
      const backup = await timed('sauvegarde', () =>
        from === undefined
          ? fresh(configuration, join(scratch, 'sauvegardes'), terminal)
          : last(configuration, from),
      );
      for (const line of contentsWords(backup.value.backup)) terminal.print(line);
      return await tryOut(configuration, { ...backup, scratch, into, isFresh: from === undefined }, terminal);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  },
};

/** The production folder brings no PostgreSQL that a shop could be restored into. */
async function refuseWithoutPostgres(): Promise<void> {
  await deliveredPostgres().catch((error: unknown) => {
    if (!(error instanceof NoDatabaseNamed)) throw error;
    throw new BackupRefused(
      'Il faut une base vide où restaurer, puisque la boutique est livrée ici sans PostgreSQL\u00A0: ' +
        'createdb nuancier_drill, puis drill --into postgresql://…/nuancier_drill (jamais celle de la boutique).',
      { cause: error },
    );
  });
}

type Found = { place: BackupPlace; backup: Backup };
type Timed<T> = { what: string; ms: number; value: T };

async function fresh(configuration: Configuration, folder: string, terminal: Terminal): Promise<Found> {
  const place = await openPlace(folder, configuration.backup);
  await openAsTool(configuration, (database) => backUp(database, configuration, place, terminal));
  return { place, backup: await findBackup(place, await backupKey(configuration.backup), undefined) };
}

async function last(configuration: Configuration, from: string): Promise<Found> {
  const place = await openPlace(from, configuration.backup);
  return { place, backup: await findBackup(place, await backupKey(configuration.backup), undefined) };
}

type Trial = Timed<Found> & { scratch: string; into: string | undefined; isFresh: boolean };

async function tryOut(
  configuration: Configuration,
  { value: { place, backup }, ms, scratch, into, isFresh }: Trial,
  terminal: Terminal,
): Promise<number> {
  const dataDir = join(scratch, 'boutique');
  const there: Configuration = { ...configuration, databaseUrl: into, dataDir, media: { kind: 'folder' } };
  const database = await openDatabase({ databaseUrl: into, dataDir, poolSize: 3, role: 'tool' });
  try {
    const restored = await timed('restauration', () => restore(database, there, { place, backup }, terminal));
    // Among millions of rows sums take longer than any answer may.
    const compared = compare(backup.sums, await database.forLongWork(sumsOf));
    const isDemo = configuration.mode === 'demo' && (await hasDemo(database.db));
    const begun = Date.now();
    let startMs = 0;
    const means = { env: terminal.env ?? {}, configuration };
    const walked = await runRestoredShop({ databaseUrl: database.url, dataDir }, means, (ask) => {
      startMs = Date.now() - begun;
      return walkThroughShop(ask, { isDemo });
    });
    const steps = [...compared, ...walked];
    for (const { what, ok, says } of steps)
      terminal.print(`  ${ok ? 'bon   ' : 'MAUVAIS'} ${what}\u00A0: ${says}`);
    tellTimes({ backup, backupMs: isFresh ? ms : null, restoreMs: restored.ms, startMs }, terminal);
    const isWell = steps.every(({ ok }) => ok);
    terminal.print(isWell ? 'Essai réussi.' : 'Essai manqué\u00A0: voyez ce qui est MAUVAIS.');
    return isWell ? 0 : 1;
  } finally {
    await database.close();
    // Not always below the scratch folder: as root it cannot lie everywhere.
    if (database.embeddedIn !== undefined) await rm(database.embeddedIn, { recursive: true, force: true });
  }
}

function compare(told: Readonly<Record<string, string>>, found: Readonly<Record<string, string>>): Step[] {
  return Object.entries(told).map(([name, sum]) => ({
    what: `somme ${name}`,
    ok: found[name] === sum,
    says: found[name] === sum ? sum : `${sum} dans la sauvegarde, ${found[name] ?? 'rien'} restauré`,
  }));
}

type Times = { backup: Backup; backupMs: number | null; restoreMs: number; startMs: number };

function tellTimes({ backup, backupMs, restoreMs, startMs }: Times, { print }: Terminal): void {
  if (backupMs !== null) print(`Sauvegarde en ${secondsWords(backupMs)}.`);
  print(`Perdu au plus (RPO)\u00A0: ce qui s’est passé depuis ${frenchMoment(backup.takenAt)}.`);
  print(
    `Rétabli en (RTO)\u00A0: ${secondsWords(restoreMs + startMs)}, dont restauration ${secondsWords(restoreMs)} et démarrage ${secondsWords(startMs)}.`,
  );
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<Timed<T>> {
  const begun = Date.now();
  const value = await work();
  return { what, ms: Date.now() - begun, value };
}
