// How the shop would come back: its backups, and whether it is itself one that was restored.
import { stat } from 'node:fs/promises';
import { holdOf, lastBackup } from '@nuancier/api/backups/backups.ts';
import type { LastBackup } from '@nuancier/api/backups/backups.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { frenchMoment } from '../../french-moment.ts';
import { attention, well, wrong } from '../check.ts';
import type { Finding, InsideCheck } from '../check.ts';
import { selectArchive } from '../doctor-store.ts';
import type { Archive } from '../doctor-store.ts';

export const holdCheck: InsideCheck = {
  name: 'retenue',
  title: 'Envois',
  needs: 'tables',
  look: async ({ db }) => {
    const hold = await holdOf(db);
    return [
      hold === undefined
        ? well('rien n’est retenu')
        : wrong(
            `copie ou boutique restaurée\u00A0: e-mails, webhooks et questions à la banque sont retenus depuis ${frenchMoment(hold.since)}`,
            'Si elle remplace l’ancienne, npm run shop -- resume\u00A0; si c’est un essai, laissez-la ainsi',
          ),
    ];
  },
};

export const backupsCheck: InsideCheck = {
  name: 'sauvegardes',
  title: 'Sauvegardes',
  needs: 'tables',
  look: async ({ db, now, env }) => {
    const path = env['BACKUP_FILE']?.trim();
    if (path) return [dumpFinding(path, await stat(path).catch(() => null), now())];
    const last = await lastBackup(db);
    return [last === undefined ? backupFinding(await selectArchive(db), now()) : ownFinding(last, now())];
  },
};

/** The shop's own, by what it noted of them. */
function ownFinding({ takenAt, place }: LastBackup, now: Date): Finding {
  const says = `dernière sauvegarde faite ${frenchMoment(takenAt)}, dans «\u00A0${place}\u00A0»`;
  return now.getTime() - takenAt.getTime() > OLDEST_BACKUP_MS
    ? wrong(
        `${says}\u00A0: il y a plus de 36 heures`,
        `npm run shop -- backup --to ${place}, et regardez la tâche qui la lance`,
      )
    : well(says);
}

/** A night that was missed is known in the afternoon after it. The alert BackupOld has the same limit. */
export const OLDEST_BACKUP_MS = 36 * HOUR_MS;

/** The newest copy, where the operator says that it lies. */
export function dumpFinding(path: string, found: { mtime: Date; size: number } | null, now: Date): Finding {
  const advice = 'Regardez la tâche qui copie la base (pg_dump --format=custom), et BACKUP_FILE';
  if (found === null) return wrong(`BACKUP_FILE\u00A0: «\u00A0${path}\u00A0» ne peut pas être lu`, advice);
  const when = frenchMoment(found.mtime);
  if (found.size === 0) return wrong(`la copie «\u00A0${path}\u00A0» est vide`, advice);
  return now.getTime() - found.mtime.getTime() > OLDEST_BACKUP_MS
    ? wrong(`dernière copie faite ${when}, il y a plus de 36 heures`, advice)
    : well(`dernière copie faite ${when}`);
}

/** All that PostgreSQL itself knows of: its archive. A dump or a copy of the disk leaves it no trace. */
export function backupFinding({ mode, lastArchived, lastFailed }: Archive, now: Date): Finding {
  if (mode === 'off')
    return attention(
      'aucune sauvegarde connue, et PostgreSQL n’archive rien',
      'Chaque nuit, npm run shop -- backup --to DOSSIER --keep 14 (ou une copie à vous, nommée par BACKUP_FILE, ou archive_mode)\u00A0; essayez-la par npm run shop -- drill',
    );
  const advice = 'Regardez archive_command et le journal de PostgreSQL';
  if (lastArchived === null) return wrong('l’archivage est en marche mais n’a encore rien archivé', advice);
  const when = lastArchived.toLocaleString('fr-FR', { timeZone: 'Europe/Paris' });
  if (lastFailed !== null && lastFailed > lastArchived)
    return wrong(`l’archivage échoue\u00A0; dernier journal archivé le ${when}`, advice);
  if (now.getTime() - lastArchived.getTime() > DAY_MS)
    return attention(`dernier journal archivé le ${when}, il y a plus d’un jour`, advice);
  return well(`dernier journal archivé le ${when}`);
}
