import { parseArgs } from 'node:util';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { backupKey, makeBackup, noteBackup, openPlace, pruneBackups } from '@nuancier/api/backups/backups.ts';
import type { BackupPlace, MadeBackup } from '@nuancier/api/backups/backups.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { bareMediaStores } from '@nuancier/api/media/media.ts';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { contentsWords } from './backup-words.ts';

const OPTIONS = { to: { type: 'string' }, keep: { type: 'string' } } as const;

export const backupCommand: Command = {
  name: 'backup',
  takes: '--to DOSSIER|s3://COMPARTIMENT/DOSSIER [--keep N]',
  summary: 'sauvegarde la base, les images et les papiers, pendant que la boutique tourne',
  async run(args, configuration, terminal) {
    const { to, keep } = parseArgs({ args, options: OPTIONS, strict: true }).values;
    if (to === undefined || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) {
      terminal.print(`Usage\u00A0: npm run shop -- backup ${backupCommand.takes}`);
      return 2;
    }
    const place = await openPlace(to, configuration.backup);
    return openAsTool(configuration, async (database) => {
      const made = await backUp(database, configuration, place, terminal);
      // Before the old ones go: it is whole, whatever becomes of them.
      await noteBackup(database.db, { ...made, place: place.said });
      for (const line of contentsWords(made)) terminal.print(line);
      // A new one is whole: now, and not before, an old one may go.
      if (keep === undefined) return EXIT.done;
      return prune(place, { keep: Number(keep), made: made.backup, now: new Date() }, terminal);
    });
  },
};

/** The backup is made whatever becomes of the old ones: what keeps them is told by a code of its own. */
async function prune(
  place: BackupPlace,
  pruning: Parameters<typeof pruneBackups>[1],
  { print }: Terminal,
): Promise<number> {
  try {
    for (const name of await pruneBackups(place, pruning)) print(`Supprimée\u00A0: ${name}.`);
    return EXIT.done;
  } catch (trouble) {
    const cause = trouble instanceof Error ? trouble.message : String(trouble);
    print(
      'La sauvegarde est faite, mais d’anciennes n’ont pas pu être supprimées. Supprimez-les à la main avant que la place ne manque.',
    );
    print(cause);
    return EXIT.unpruned;
  }
}

export async function backUp(
  database: OpenDatabase,
  configuration: Configuration,
  place: BackupPlace,
  terminal: Terminal,
): Promise<MadeBackup> {
  const key = await backupKey(configuration.backup);
  const stores = await bareMediaStores(configuration.media, configuration.dataDir);
  const onProgress = terminal.progress.count;
  const made = await database.forLongWork((db) =>
    makeBackup({ db, stores, place, key, now: () => new Date(), onProgress }),
  );
  terminal.progress.end();
  await recordAudit(database.db, operatorPlace('backup'), {
    event: 'backup-made',
    details: {
      backup: made.backup,
      place: place.said,
      is_sealed: key !== undefined,
      bytes: made.bytes,
      author: operatorName(terminal),
    },
  });
  const sealed = key === undefined ? 'non chiffrée (BACKUP_KEY)' : 'chiffrée';
  terminal.print(`Sauvegarde ${made.backup}, ${sealed}, dans «\u00A0${place.said}\u00A0».`);
  terminal.print(`  État de la boutique ${frenchMoment(made.takenAt)}`);
  return made;
}
