import { parseArgs } from 'node:util';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { backupKey, findBackup, openPlace, restoreBackup } from '@nuancier/api/backups/backups.ts';
import type { Backup, BackupPlace } from '@nuancier/api/backups/backups.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { selectRole } from '@nuancier/api/database/rights/role-rights-store.ts';
import { bareMediaStores } from '@nuancier/api/media/media.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { contentsWords } from './backup-words.ts';

const OPTIONS = { from: { type: 'string' }, backup: { type: 'string' } } as const;

export const restoreCommand: Command = {
  name: 'restore',
  takes: '--from DOSSIER|s3://COMPARTIMENT/DOSSIER [--backup NOM]',
  summary:
    'restaure la dernière sauvegarde, ou celle nommée, dans une base vide\u00A0; jamais sur une boutique',
  async run(args, configuration, terminal) {
    const { from, backup: name } = parseArgs({ args, options: OPTIONS, strict: true }).values;
    if (from === undefined) {
      terminal.print(`Usage\u00A0: npm run shop -- restore ${restoreCommand.takes}`);
      return 2;
    }
    const place = await openPlace(from, configuration.backup);
    // Read before a database is made for it.
    const backup = await findBackup(place, await backupKey(configuration.backup), name);
    const work = async (database: OpenDatabase) => {
      await restore(database, configuration, { place, backup }, terminal);
      for (const line of contentsWords(backup)) terminal.print(line);
      tellWhatIsLeft(backup, terminal);
      return 0;
    };
    return openAsTool(configuration, work, { evenUnfinished: true });
  },
};

export async function restore(
  database: OpenDatabase,
  configuration: Configuration,
  { place, backup }: { place: BackupPlace; backup: Backup },
  terminal: Terminal,
): Promise<void> {
  const stores = await bareMediaStores(configuration.media, configuration.dataDir);
  const { role } = await selectRole(database.db);
  const details = { backup: backup.backup, place: place.said, author: operatorName(terminal) };
  await database.asOwner((db) =>
    restoreBackup(
      {
        db,
        stores,
        place,
        role,
        now: () => new Date(),
        onProgress: terminal.progress.count,
        note: (transaction) =>
          recordAudit(transaction, operatorPlace('restore'), { event: 'backup-restored', details }),
      },
      backup,
    ),
  );
  terminal.progress.end();
  terminal.print(`Sauvegarde ${backup.backup} restaurée et vérifiée.`);
}

function tellWhatIsLeft({ takenAt }: Backup, { print }: Terminal): void {
  const when = frenchMoment(takenAt);
  print(`  Tout ce qui s’est passé après ${when} manque.`);
  print(
    `À refaire\u00A0: les personnes effacées après ${when} sont revenues. Effacez-les de nouveau (privacy erase E-MAIL).`,
  );
  print(
    `À revoir\u00A0: comptes fermés, rôles retirés, mots de passe changés et clés d’intégration révoquées après ${when} sont redevenus ce qu’ils étaient. Tout le monde doit se reconnecter.`,
  );
  print(
    'E-mails, webhooks et questions à la banque sont retenus. Pour un essai, laissez-les ainsi\u00A0; ' +
      'si cette boutique remplace l’ancienne, tapez npm run shop -- resume.',
  );
}
