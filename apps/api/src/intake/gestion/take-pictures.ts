// Pictures as a form sends them: set down first, since what they are for may stand behind them; then judged and made
// as those of an archive are, one after the other.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GIVEN_PICTURES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { PictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabasePool } from '../../database/tables.ts';
import type { MediaStore, PicturePurpose, PictureWorkers } from '../../media/media.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { StorageAway } from '../files/given-file.ts';
import { keepPicture } from '../pictures/keep-picture.ts';
import type { KeptPicture, PictureFault } from '../pictures/keep-picture.ts';

export type TakenPicture = Extract<KeptPicture, { ok: true }> & { name: string };
/** `name`: of the file, where it is about one. */
export type RefusedPicture = { why: PictureRefusal; name: string };
export type TakenPictures = {
  fields: ReadonlyMap<string, string>;
  taken: readonly TakenPicture[];
  refused: readonly RefusedPicture[];
};

export type TakingMeans = {
  db: DatabasePool;
  now: () => Date;
  store: MediaStore;
  workers: PictureWorkers;
  /** known from the form's fields, wherever they stand */
  purposeOf: (fields: ReadonlyMap<string, string>) => PicturePurpose;
};

export const PICTURE_LIMITS = {
  files: GIVEN_PICTURES.mostFiles,
  fields: 10,
  fieldSize: 2_000,
  fileSize: GIVEN_PICTURES.mostBytes,
};
export const MOST_FORM_BYTES = GIVEN_PICTURES.mostFiles * GIVEN_PICTURES.mostBytes + 1_048_576;

const SAFE_NAME = /[^\p{L}\p{N} ._()-]/gu;
const LONGEST_NAME = 80;

export async function takePictures(
  request: FastifyRequest,
  staff: Pick<Staff, 'staffId'>,
  { purposeOf, ...means }: TakingMeans,
): Promise<TakenPictures> {
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-image-'));
  try {
    const { fields, files, refused } = await setDown(request, folder, staff, means);
    const taken: TakenPicture[] = [];
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- one person's pictures are made one after the other
      const one = await made(file, { ...means, folder, purpose: purposeOf(fields) });
      if ('why' in one) refused.push(one);
      else taken.push(one);
    }
    return { fields, taken, refused };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type SetDown = { name: string; path: string };

async function setDown(
  request: FastifyRequest,
  folder: string,
  { staffId }: Pick<Staff, 'staffId'>,
  { db, now }: Pick<TakingMeans, 'db' | 'now'>,
) {
  const fields = new Map<string, string>();
  const files: SetDown[] = [];
  const refused: RefusedPicture[] = [];
  const limit = { name: 'staff-pictures', key: `staff-${staffId}`, most: GIVEN_PICTURES.mostPerHour };
  try {
    for await (const part of request.parts({ limits: PICTURE_LIMITS })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (part.filename === '') part.file.resume();
      else {
        const name = part.filename.replaceAll(SAFE_NAME, '_').slice(-LONGEST_NAME);
        const path = join(folder, `given-${files.length}`);
        if (!(await allow(db, { ...limit, perMs: HOUR_MS }, now()))) {
          part.file.resume();
          refused.push({ why: 'quota', name });
          continue;
        }
        await pipeline(part.file, createWriteStream(path));
        if (part.file.truncated) refused.push({ why: 'taille', name });
        else files.push({ name, path });
      }
    }
  } catch (trouble) {
    if (!isTooMany(trouble)) throw trouble;
    refused.push({ why: 'nombre', name: '' });
  }
  return { fields, files, refused };
}

async function made(
  { name, path }: SetDown,
  { purpose, ...means }: Pick<TakingMeans, 'store' | 'workers'> & { folder: string; purpose: PicturePurpose },
): Promise<TakenPicture | RefusedPicture> {
  const file = { name, bytes: 0, open: () => Promise.resolve(createReadStream(path)) };
  const folder = join(means.folder, 'picture');
  const { store, workers } = means;
  const kept = await keepPicture(file, purpose, { store, workers, folder, isTrial: false }).catch(
    (trouble: unknown) => {
      if (trouble instanceof StorageAway) return 'away' as const;
      throw trouble;
    },
  );
  if (kept === 'away') return { why: 'stockage', name };
  return kept.ok ? { ...kept, name } : { why: WHY[kept.fault], name };
}

const WHY: Readonly<Record<PictureFault, PictureRefusal>> = {
  'unknown-format': 'format',
  broken: 'abimee',
  'too-many-pixels': 'pixels',
  'too-small': 'petite',
  'too-slow': 'lente',
  'too-heavy': 'lourde',
  'too-large': 'taille',
};

function isTooMany(trouble: unknown): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === 'FST_FILES_LIMIT';
}
