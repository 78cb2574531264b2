import { parseArgs } from 'node:util';
import {
  backupKey,
  findBackup,
  listBackups,
  openPlace,
  verifyBackup,
} from '@nuancier/api/backups/backups.ts';
import type { BackupPlace, Listed } from '@nuancier/api/backups/backups.ts';
import { BackupRefused } from '@nuancier/api/backups/backups.ts';
import type { Command } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { contentsWords } from './backup-words.ts';

const OPTIONS = { in: { type: 'string' }, verify: { type: 'boolean' } } as const;

export const backupsCommand: Command = {
  name: 'backups',
  takes: '--in DOSSIER|s3://COMPARTIMENT/DOSSIER [--verify]',
  summary: 'montre les sauvegardes\u00A0; --verify relit chacune en entier',
  async run(args, configuration, terminal) {
    const { in: where, verify } = parseArgs({ args, options: OPTIONS, strict: true }).values;
    if (where === undefined) {
      terminal.print(`Usage\u00A0: npm run shop -- backups ${backupsCommand.takes}`);
      return 2;
    }
    const place = await openPlace(where, configuration.backup);
    const key = verify === true ? await backupKey(configuration.backup) : undefined;
    const listed = await listBackups(place);
    if (listed.length === 0) terminal.print(`«\u00A0${where}\u00A0» n’a aucune sauvegarde.`);
    let sound = listed.every(({ kind }) => kind !== 'damaged');
    // Where nothing was read, nothing is known to be well.
    if (verify === true && !listed.some(({ kind }) => kind === 'whole')) {
      terminal.print('Rien n’a été relu\u00A0: il n’y a là aucune sauvegarde entière.');
      sound = false;
    }
    for (const one of listed) {
      terminal.print(lineOf(one));
      if (verify !== true || one.kind !== 'whole') continue;
      const lines = await verified(place, key, one.outside.backup);
      if (lines.trouble) sound = false;
      for (const line of lines.said) terminal.print(line);
    }
    return sound ? 0 : 1;
  },
};

function lineOf(one: Listed): string {
  if (one.kind === 'damaged') return `${one.name}  abîmée\u00A0: ${one.says}`;
  if (one.kind === 'unfinished') return `${one.name}  inachevée\u00A0: en cours, ou laissée par un arrêt`;
  const { backup, takenAt, lock } = one.outside;
  return `${backup}  entière, état ${frenchMoment(takenAt)}, ${lock === null ? 'non chiffrée' : 'chiffrée'}`;
}

async function verified(
  place: BackupPlace,
  key: string | undefined,
  name: string,
): Promise<{ trouble: boolean; said: string[] }> {
  try {
    const backup = await findBackup(place, key, name);
    await verifyBackup(place, backup);
    return { trouble: false, said: ['  relue en entier, rien n’a changé', ...contentsWords(backup)] };
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    return { trouble: true, said: [`  ${error.message}`] };
  }
}
