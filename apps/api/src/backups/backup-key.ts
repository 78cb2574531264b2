import { readFile } from 'node:fs/promises';
import { isBackupKey } from '../configuration/backup-setting.ts';
import type { BackupSetting } from '../configuration/backup-setting.ts';
import { BackupRefused } from './backup-refused.ts';

/** None: backups are not sealed. */
export async function backupKey({
  key,
  keyFile,
}: Pick<BackupSetting, 'key' | 'keyFile'>): Promise<string | undefined> {
  if (keyFile === undefined) return key;
  const text = await readFile(keyFile, 'utf8').catch((error: unknown) => {
    throw new BackupRefused(`BACKUP_KEY_FILE ne peut pas être lu\u00A0: ${String(error)}`);
  });
  if (!isBackupKey(text.trim()))
    throw new BackupRefused(
      'La clé de BACKUP_KEY_FILE est trop courte ou facile à deviner\u00A0: 20 caractères au moins.',
    );
  return text.trim();
}
