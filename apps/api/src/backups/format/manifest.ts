// What a backup says of itself. The outside is readable by anyone who finds it; what it holds, its sums among it, is
// sealed where a key was given.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { BackupRefused } from '../backup-refused.ts';
import { MANIFEST } from '../places/backup-place.ts';
import type { BackupPlace } from '../places/backup-place.ts';
import { sealOf } from './sealing.ts';
import type { Lock, Seal } from './sealing.ts';

const FORMAT = 1;

const Part = v.object({ name: v.string(), bytes: v.number(), sha256: v.string() });
const Contents = v.object({
  shop: v.string(),
  postgres: v.string(),
  migrations: v.array(v.object({ name: v.string(), sha256: v.nullable(v.string()) })),
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      rows: v.number(),
      /** of all its rows as COPY tells them; null where their order is not the server's to keep */
      sha256: v.nullable(v.string()),
      parts: v.array(Part),
    }),
  ),
  sequences: v.array(v.object({ name: v.string(), last: v.string() })),
  sums: v.record(v.string(), v.string()),
  media: v.array(
    v.object({
      shelf: v.picklist(['pictures', 'papers']),
      files: v.number(),
      bytes: v.number(),
      parts: v.array(Part),
    }),
  ),
  seconds: v.number(),
});
const LockSchema = v.object({
  kdf: v.literal('scrypt'),
  salt: v.pipe(v.string(), v.hexadecimal()),
  cost: v.number(),
  blocks: v.number(),
  lanes: v.number(),
});
const Outside = v.object({
  nuancier: v.literal('backup'),
  format: v.number(),
  backup: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  lock: v.nullable(LockSchema),
  /** of `contents` as it stands here */
  sha256: v.string(),
  contents: v.string(),
});

export type BackupPart = v.InferOutput<typeof Part>;
export type BackupContents = v.InferOutput<typeof Contents>;
export type Outside = { backup: string; takenAt: Date; lock: Lock | null; contents: string };
export type Backup = BackupContents & { backup: string; takenAt: Date; seal: Seal | null };

export function manifestBytes(
  { backup, takenAt, lock }: Omit<Outside, 'contents'>,
  contents: BackupContents,
  seal: Seal | null,
): Buffer {
  const text = JSON.stringify(contents);
  const told = seal === null ? text : seal.close(sealedName(takenAt), Buffer.from(text)).toString('base64');
  const sha256 = createHash('sha256').update(told).digest('hex');
  const at = takenAt.toISOString();
  const all = { nuancier: 'backup', format: FORMAT, backup, takenAt: at, lock, sha256, contents: told };
  return Buffer.from(`${JSON.stringify(all, null, 2)}\n`);
}

/** Undefined where there is none: what lies there is half a backup. */
export async function readOutside(place: BackupPlace, backup: string): Promise<Outside | undefined> {
  const bytes = await place.read(backup, MANIFEST);
  if (bytes === null) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Outside), bytes.toString('utf8'));
  if (!read.success || read.output.backup !== backup) throw damaged(backup);
  const { format, takenAt, lock, sha256, contents } = read.output;
  if (format !== FORMAT)
    throw new BackupRefused(`La sauvegarde ${backup} est d’un format plus récent que cette version.`);
  if (createHash('sha256').update(contents).digest('hex') !== sha256) throw damaged(backup);
  return { backup, takenAt: new Date(takenAt), lock, contents };
}

export async function openOutside(
  { backup, takenAt, lock, contents }: Outside,
  key: string | undefined,
): Promise<Backup> {
  if (lock === null && key !== undefined) throw unsealed(backup);
  const seal = lock === null ? null : await openLock(backup, lock, key);
  const text = seal === null ? contents : openedText(seal, { backup, takenAt, contents });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Contents), text);
  if (!read.success) throw damaged(backup);
  return { ...read.output, backup, takenAt, seal };
}

function openLock(backup: string, lock: Lock, key: string | undefined): Promise<Seal> {
  if (key === undefined)
    throw new BackupRefused(
      `La sauvegarde ${backup} est chiffrée\u00A0: donnez sa clé par BACKUP_KEY ou BACKUP_KEY_FILE.`,
    );
  return sealOf(key, lock, backup);
}

function openedText(seal: Seal, { backup, takenAt, contents }: Omit<Outside, 'lock'>): string {
  const opened = seal.open(sealedName(takenAt), Buffer.from(contents, 'base64'));
  if (opened !== null) return opened.toString('utf8');
  throw new BackupRefused(
    `La sauvegarde ${backup} ne s’ouvre pas\u00A0: la clé n’est pas la sienne, ou son manifeste a été modifié.`,
  );
}

/** With the moment: what stands outside in plain words is vouched for too. */
function sealedName(takenAt: Date): string {
  return `${MANIFEST} ${takenAt.toISOString()}`;
}

/** Whoever can write where backups lie could otherwise put one of their own making in the place of a sealed one. */
function unsealed(backup: string): BackupRefused {
  return new BackupRefused(
    `La sauvegarde ${backup} n’est pas chiffrée, alors qu’une clé est donnée\u00A0: quelqu’un a pu la mettre là. ` +
      'Si elle est bien la vôtre, recommencez sans BACKUP_KEY ni BACKUP_KEY_FILE.',
  );
}

function damaged(backup: string): BackupRefused {
  return new BackupRefused(
    `Le manifeste de la sauvegarde ${backup} est abîmé\u00A0: elle ne peut pas être restaurée.`,
  );
}
