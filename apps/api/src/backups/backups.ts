// The door of the backups: making, keeping, restoring them, and letting a restored shop speak again (decisions/0119).
export { backupKey } from './backup-key.ts';
export { BackupRefused } from './backup-refused.ts';
export { insertHold as holdShop, selectHold as holdOf } from './holding/hold-store.ts';
export { resumeShop } from './holding/resume-shop.ts';
export { findBackup, listBackups, pruneBackups, verifyBackup } from './keep-backups.ts';
export type { Listed } from './keep-backups.ts';
export { noteBackup, selectLastBackup as lastBackup } from './last-backup-store.ts';
export type { LastBackup } from './last-backup-store.ts';
export { bytesOf, makeBackup } from './make-backup.ts';
export type { MadeBackup } from './make-backup.ts';
export { openPlace } from './places/open-place.ts';
export type { BackupPlace } from './places/backup-place.ts';
export { restoreBackup } from './restoring/restore-backup.ts';
export { selectSums as sumsOf } from './tables/sums-store.ts';
export type { Backup } from './format/manifest.ts';
