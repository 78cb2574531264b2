// Before the table is written: each file it asks for is checked, made and stored, outside of any transaction.
import { join } from 'node:path';
import { productsOfReferences } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { MOST_FILE_BYTES, MOST_PIXELS, RECIPES } from '../../media/media.ts';
import type { MediaStore, PicturePurpose, PictureWorkers } from '../../media/media.ts';
import { linesOf } from '../files/file-table.ts';
import type { FileTable } from '../files/file-table.ts';
import { findFile } from '../files/find-file.ts';
import type { GivenFile } from '../files/given-file.ts';
import { sideBySide } from '../files/side-by-side.ts';
import { keepPicture } from './keep-picture.ts';
import type { PictureFault } from './keep-picture.ts';
import { purposeOf } from './pictures-kind.ts';
import type { PictureLine, PreparedPicture } from './pictures-kind.ts';

export type PreparingMeans = {
  store: MediaStore;
  workers: PictureWorkers;
  /** of our own, for copies and sizes while they are made */
  folder: string;
  /** checks, and makes nothing */
  isTrial: boolean;
  onProgress: (done: number, total: number) => void;
};

/** Answers for each line of the table; a file is prepared once for each use, however many lines name it. */
export async function preparePictures(
  db: Database,
  table: FileTable,
  files: readonly GivenFile[],
  means: PreparingMeans,
): Promise<(line: PictureLine) => PreparedPicture> {
  const fileNamed = findFile(files);
  const made = new Map<string, PreparedPicture>();
  let done = 0;
  for await (const lines of linesOf(table)) {
    const batch = lines.map(wantedOf);
    const known = await productsOfReferences(
      db,
      batch.map(({ reference }) => reference),
    );
    const tasks = new Map(
      batch.flatMap(({ reference, file: name }) => {
        const purpose = purposeOf(reference);
        const file = fileNamed(name);
        const isWanted = file && (purpose !== 'product' || known.has(reference));
        return isWanted && !made.has(keyOf(purpose, file)) ? [[keyOf(purpose, file), { file, purpose }]] : [];
      }),
    );
    await sideBySide([...tasks], means.workers.atOnce, async ([key, { file, purpose }], nth) => {
      made.set(key, await prepare(file, purpose, `${done}-${nth}`, means));
      means.onProgress(made.size, files.length);
    });
    done += tasks.size;
  }
  return ({ reference, file: name }) => {
    const file = fileNamed(name);
    if (file === undefined)
      return { ok: false, reason: `Le fichier «\u00A0${name}\u00A0» n’est pas parmi les images.` };
    const unknown = `La référence «\u00A0${reference}\u00A0» n’est celle d’aucun produit ni article.`;
    return made.get(keyOf(purposeOf(reference), file)) ?? { ok: false, reason: unknown };
  };
}

const keyOf = (purpose: PicturePurpose, file: GivenFile) => `${purpose}/${file.name}`;

function wantedOf(cells: ReadonlyMap<string, string>): { reference: string; file: string } {
  return { reference: cells.get('reference') ?? '', file: cells.get('fichier') ?? '' };
}

async function prepare(
  file: GivenFile,
  purpose: PicturePurpose,
  nth: string,
  { folder, isTrial, ...means }: PreparingMeans,
): Promise<PreparedPicture> {
  const kept = await keepPicture(file, purpose, { ...means, folder: join(folder, nth), isTrial });
  return kept.ok ? kept : refused(file, kept.fault, purpose);
}

function refused({ name }: GivenFile, fault: PictureFault, purpose: PicturePurpose): PreparedPicture {
  return { ok: false, reason: `«\u00A0${name}\u00A0» ${reasonOf(fault, purpose)}` };
}

function reasonOf(fault: PictureFault, purpose: PicturePurpose): string {
  const { short, long } = RECIPES[purpose].least;
  switch (fault) {
    case 'unknown-format':
      return 'n’est pas une image JPEG, PNG, WebP, AVIF ou TIFF.';
    case 'broken':
      return 'est abîmé ou incomplet\u00A0: l’image ne s’ouvre pas.';
    case 'too-many-pixels':
      return `dépasse ${MOST_PIXELS / 1_000_000} millions de pixels.`;
    case 'too-small':
      return `est trop petit\u00A0: il faut ${long} pixels sur le grand côté et ${short} sur l’autre.`;
    case 'too-slow':
      return 'met trop de temps à s’ouvrir.';
    case 'too-heavy':
      return 'demande trop de mémoire pour s’ouvrir.';
    case 'too-large':
      return `dépasse ${MOST_FILE_BYTES / 1_024 ** 2}\u00A0Mo.`;
  }
}
