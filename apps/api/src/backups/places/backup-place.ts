// Where backups lie: one port, in a folder or in storage that speaks S3. A backup is a folder of parts with a manifest
// among them; without its manifest it is no backup.

export type BackupPlace = {
  /** As the operator wrote it. */
  said: string;
  /** The folders at hand, whole backups or not. */
  folders: () => Promise<string[]>;
  /** Null where there is none. */
  read: (backup: string, name: string) => Promise<Buffer | null>;
  /** Begins a backup under a name that no other has. */
  begin: (backup: string) => Promise<Draft>;
  /** The manifest first: what is half removed is not taken for a backup. */
  remove: (backup: string) => Promise<void>;
};

export type Draft = {
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Writes the manifest: from then on, and not before, it is a backup. */
  finish: (manifest: Buffer) => Promise<void>;
  abandon: () => Promise<void>;
};

export const MANIFEST = 'manifest.json';

/** Sorted by name they are sorted by time. */
export const BACKUP_NAME = /^\d{8}T\d{6}Z-[0-9a-f]{6}$/;
/** In a folder, what is not finished has another name until it is. */
export const DRAFT_ENDING = '.inachevee';
const PART_NAME = /^(?:manifest\.json|[a-z0-9_]+-\d{5}\.part)$/;

/** Names come from a manifest that somebody else may have written. */
export function knownPart(name: string): string {
  if (!PART_NAME.test(name)) throw new Error(`no name of a backup's part: ${name}`);
  return name;
}
