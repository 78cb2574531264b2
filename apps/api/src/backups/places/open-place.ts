import type { BackupSetting } from '../../configuration/backup-setting.ts';
import { openS3Client } from '../../media/media.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { BackupPlace } from './backup-place.ts';
import { folderPlace } from './folder-place.ts';
import { tellingTroubles } from './place-troubles.ts';

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
// A part of 32 MiB on a slow line.
const TIMES = { connectionTimeout: 5_000, requestTimeout: 120_000 };

/** A folder, or `s3://bucket/prefix` by the keys of the settings. */
export async function openPlace(said: string, { s3 }: Pick<BackupSetting, 's3'>): Promise<BackupPlace> {
  if (!said.startsWith('s3:')) return tellingTroubles(folderPlace(said));
  const [, bucket, path = ''] = S3_ADDRESS.exec(said) ?? [];
  if (bucket === undefined)
    throw new BackupRefused(
      `«\u00A0${said}\u00A0» n’est pas une adresse de stockage\u00A0: écrivez s3://compartiment/dossier.`,
    );
  if (s3 === undefined)
    throw new BackupRefused(
      'Les clés du stockage manquent\u00A0: BACKUP_S3_ACCESS_KEY_ID et BACKUP_S3_SECRET_ACCESS_KEY.',
    );
  const prefix = path.replace(/\/*$/, '');
  const client = await openS3Client(s3, TIMES);
  const { s3Place } = await import('./s3-place.ts');
  return tellingTroubles(s3Place(said, client, { bucket, prefix: prefix === '' ? '' : `${prefix}/` }));
}
