// What backups are sealed with, and how a storage that speaks S3 is reached for them: by keys of their own, or by those
// of the pictures.
import * as v from 'valibot';
import { address } from './configuration-values.ts';
import type { S3Setting } from './media-setting.ts';
import { isStrongSecret } from './strong-secret.ts';

export type BackupSetting = {
  key: string | undefined;
  keyFile: string | undefined;
  s3: Omit<S3Setting, 'bucket'> | undefined;
};

const LEAST_KEY = 20;

export const backupVariables = {
  BACKUP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isBackupKey,
        `BACKUP_KEY doit compter au moins ${LEAST_KEY} caractères, et n’être ni un exemple ni facile à deviner.`,
      ),
    ),
  ),
  BACKUP_KEY_FILE: v.optional(v.string()),
  BACKUP_S3_ENDPOINT: v.optional(address('BACKUP_S3_ENDPOINT', ['http:', 'https:'])),
  BACKUP_S3_REGION: v.optional(v.string()),
  BACKUP_S3_ACCESS_KEY_ID: v.optional(v.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

export function isBackupKey(key: string): boolean {
  return key.length >= LEAST_KEY && isStrongSecret(key);
}

type BackupVariables = v.InferOutput<v.ObjectSchema<typeof backupVariables, undefined>>;
type Shared = {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE: 'yes' | 'no';
};

export function backupProblems(env: BackupVariables): string[] {
  return [
    ...(env.BACKUP_KEY !== undefined && env.BACKUP_KEY_FILE !== undefined
      ? ['BACKUP_KEY et BACKUP_KEY_FILE sont données toutes les deux\u00A0: gardez l’une d’elles.']
      : []),
    ...((env.BACKUP_S3_ACCESS_KEY_ID === undefined) === (env.BACKUP_S3_SECRET_ACCESS_KEY === undefined)
      ? []
      : ['BACKUP_S3_ACCESS_KEY_ID et BACKUP_S3_SECRET_ACCESS_KEY vont ensemble.']),
  ];
}

export function backupSetting(env: BackupVariables & Shared): BackupSetting {
  return { key: env.BACKUP_KEY, keyFile: env.BACKUP_KEY_FILE, s3: backupStorage(env) };
}

function backupStorage(env: BackupVariables & Shared): BackupSetting['s3'] {
  const own = env.BACKUP_S3_ACCESS_KEY_ID !== undefined;
  const accessKeyId = own ? env.BACKUP_S3_ACCESS_KEY_ID : env.S3_ACCESS_KEY_ID;
  const secretAccessKey = own ? env.BACKUP_S3_SECRET_ACCESS_KEY : env.S3_SECRET_ACCESS_KEY;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    kind: 's3',
    endpoint: env.BACKUP_S3_ENDPOINT ?? (own ? undefined : env.S3_ENDPOINT),
    region: env.BACKUP_S3_REGION ?? env.S3_REGION,
    accessKeyId,
    secretAccessKey,
    pathStyle: env.S3_PATH_STYLE === 'yes',
  };
}
