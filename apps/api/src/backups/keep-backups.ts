// Which backups there are, whether they can still be read, and how many are kept.
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { BackupRefused } from './backup-refused.ts';
import { openOutside, readOutside } from './format/manifest.ts';
import type { Backup, Outside } from './format/manifest.ts';
import { readPart } from './format/parts.ts';
import { DRAFT_ENDING } from './places/backup-place.ts';
import type { BackupPlace } from './places/backup-place.ts';
import { PlaceTrouble } from './places/place-troubles.ts';

export type Listed =
  | { kind: 'whole'; outside: Outside }
  /** being written, or left behind by a process that died */
  | { kind: 'unfinished'; name: string }
  | { kind: 'damaged'; name: string; says: string };

/** The oldest first. */
export async function listBackups(place: BackupPlace): Promise<Listed[]> {
  const names = (await place.folders()).toSorted();
  return Promise.all(
    names.map(async (name): Promise<Listed> => {
      if (name.endsWith(DRAFT_ENDING)) return { kind: 'unfinished', name };
      const outside = await readOutside(place, name).catch((error: unknown) => {
        if (error instanceof BackupRefused && !(error instanceof PlaceTrouble)) return error;
        throw error;
      });
      if (outside === undefined) return { kind: 'unfinished', name };
      return outside instanceof BackupRefused
        ? { kind: 'damaged', name, says: outside.message }
        : { kind: 'whole', outside };
    }),
  );
}

/** The one of that name, or the newest whole one. */
export async function findBackup(
  place: BackupPlace,
  key: string | undefined,
  name: string | undefined,
): Promise<Backup> {
  if (name !== undefined) {
    const known = (await place.folders()).includes(name) ? await readOutside(place, name) : undefined;
    if (known === undefined)
      throw new BackupRefused(
        `«\u00A0${place.said}\u00A0» n’a pas de sauvegarde entière «\u00A0${name}\u00A0».`,
      );
    return openOutside(known, key);
  }
  const written = (await listBackups(place)).filter((one) => one.kind !== 'unfinished');
  const newest = written.at(-1);
  if (newest === undefined)
    throw new BackupRefused(`«\u00A0${place.said}\u00A0» n’a aucune sauvegarde entière.`);
  // An older one in its place would pass for the newest.
  if (newest.kind === 'damaged')
    throw new BackupRefused(
      `${newest.says} C’est la plus récente\u00A0: pour en prendre une autre, nommez-la (--backup NOM).`,
    );
  return openOutside(newest.outside, key);
}

/** Reads every part to its end, and compares it with its sum. */
export async function verifyBackup(place: BackupPlace, backup: Backup): Promise<void> {
  for (const { parts } of [...backup.tables, ...backup.media])
    // oxlint-disable-next-line no-await-in-loop -- a part at a time is in memory
    for (const part of parts) await readPart(place, backup, part);
}

const LONGEST_BACKUP_MS = 24 * HOUR_MS;

export type Pruning = {
  /** How many whole ones stay, the new one among them. */
  keep: number;
  /** It stays, whatever its name says: by a clock that went wrong others may seem newer. */
  made: string;
  now: Date;
};

/** Once a new one is whole: the oldest whole ones beyond so many, and what others left half written long ago. */
export async function pruneBackups(place: BackupPlace, { keep, made, now }: Pruning): Promise<string[]> {
  const all = await listBackups(place);
  const others = all.flatMap((one) =>
    one.kind === 'whole' && one.outside.backup !== made ? [one.outside.backup] : [],
  );
  const stale = all.flatMap((one) =>
    one.kind === 'unfinished' && now.getTime() - begunAt(one.name) > LONGEST_BACKUP_MS ? [one.name] : [],
  );
  const gone = [...others.slice(0, Math.max(0, others.length + 1 - keep)), ...stale];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, each wholly
  for (const name of gone) await place.remove(name);
  return gone;
}

function begunAt(name: string): number {
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = digits.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
