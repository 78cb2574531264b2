import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureWorkers } from '../../media/media.ts';
import type { MediaStore, PictureWorkers } from '../../media/media.ts';
import { fileMediaStore } from '../../media/stored/file-media-store.ts';
import { cutShort, drawingInDisguise, flag, inFormat } from '../../media/testing/made-pictures.ts';
import { readSites } from '../../site/site.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { selectRuns } from '../import-runs-store.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';
import { madeZip } from '../files/testing/made-zip.ts';
import { runPictureImport } from './run-picture-import.ts';

let database: ClonedDatabase;
let folder: string;
let store: MediaStore;
let workers: PictureWorkers;
let picture: Buffer;
let other: Buffer;
let puts: string[];
let nth = 0;

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = await mkdtemp(join(tmpdir(), 'picture-import-'));
  workers = pictureWorkers({ atOnce: 2 });
  const files = fileMediaStore(join(folder, 'store'));
  store = {
    ...files,
    put: (name, bytes) => {
      puts.push(name);
      return files.put(name, bytes);
    },
  };
  picture = await inFormat('jpeg');
  other = await inFormat('png', { width: 500, height: 400 });
});
beforeEach(async () => {
  puts = [];
  await database.db.deleteFrom('product_picture').execute();
});
afterAll(async () => {
  workers.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('pictures in a folder', () => {
  it('find their products and articles by their names, and their place by the number behind it', async () => {
    const told = await give({
      'P102000.jpg': picture,
      'lot 2/P102000_2.png': other,
      '10200001-3.webp': await inFormat('webp'),
      '.DS_Store': Buffer.from('x'),
      '__MACOSX/._P102000.jpg': Buffer.from('x'),
      'Thumbs.db': Buffer.from('x'),
    });
    expect(told).toMatchObject({ outcome: 'written', lines: 3, added: 3, refused: 0, products: 1 });
    expect(await kept()).toEqual([
      { reference: '10200001', position: 3, alt: null },
      { reference: 'P102000', position: 1, alt: null },
      { reference: 'P102000', position: 2, alt: null },
    ]);
    // Every size of each is there.
    expect(puts).toHaveLength(3 * 15);
  });

  it('are neither made nor written again when they come again, under whatever name', async () => {
    await give({ 'P102000.jpg': picture });
    puts = [];
    const made: string[] = [];
    const watched = {
      ...workers,
      make: (task: Parameters<typeof workers.make>[0]) => {
        made.push(task.file);
        return workers.make(task);
      },
    };
    const told = await give({ 'P102000_1.jpg': picture, '10200001.jpg': picture }, {}, { workers: watched });
    expect(told).toMatchObject({ outcome: 'written', added: 1, changed: 0 });
    expect({ puts, made }).toEqual({ puts: [], made: [] });
  });

  it('are plain files: a link that leads out of the folder is not followed', async () => {
    const outside = await folderOf({ 'secret.jpg': other });
    const given = await folderOf({ 'P102000.jpg': picture });
    await symlink(join(outside, 'secret.jpg'), join(given, 'P102000_2.jpg'));
    await symlink(outside, join(given, 'ailleurs'));
    expect(await givePath(given, {}, {})).toMatchObject({ outcome: 'written', lines: 1, added: 1 });
    expect(await kept()).toEqual([{ reference: 'P102000', position: 1, alt: null }]);
  });

  it('are refused line by line, whole or not at all', async () => {
    const told = await give({
      'P102000.jpg': picture,
      'INCONNU_1.jpg': picture,
      'P102000_2.jpg': drawingInDisguise,
      'P102000_3.jpg': await cutShort(),
      'P102000_4.png': await flag({ width: 100, height: 100 }).png().toBuffer(),
      'P102000-1.jpg': other,
      'lisez-moi.txt': Buffer.from('Bonjour'),
    });
    expect(told).toMatchObject({ outcome: 'refused', added: 1, refused: 6 });
    expect(reasonsOf(told)).toEqual([
      'La référence «\u00A0INCONNU\u00A0» n’est celle d’aucun produit ni article.',
      '«\u00A0P102000 / 1 / \u00A0» figure deux fois\u00A0: voir la ligne 3.',
      '«\u00A0P102000_2.jpg\u00A0» n’est pas une image JPEG, PNG, WebP, AVIF ou TIFF.',
      '«\u00A0P102000_3.jpg\u00A0» est abîmé ou incomplet\u00A0: l’image ne s’ouvre pas.',
      '«\u00A0P102000_4.png\u00A0» est trop petit\u00A0: il faut 400 pixels sur le grand côté et 150 sur l’autre.',
      'La référence «\u00A0lisez-moi\u00A0» n’est celle d’aucun produit ni article.',
    ]);
    expect(await kept()).toEqual([]);
  });

  it('go in without those refused, which come back as a table that goes in once mended', async () => {
    const told = await give({ 'P102000.jpg': picture, 'INCONNU.jpg': other }, { skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', added: 1, refused: 1 });
    const rejects = await readFile(told.rejects ?? '', 'utf8');
    expect(rejects).toContain('INCONNU;1;INCONNU.jpg;');
    const mended = rejects.replace('INCONNU;1', 'P102000;2');
    // Where it was written, beside the folder that it speaks of.
    await writeFile(told.rejects ?? '', mended);
    const again = await givePath(told.rejects ?? '', {}, {});
    expect(again).toMatchObject({ outcome: 'written', lines: 1, added: 1, refused: 0 });
    await database.db.deleteFrom('product_picture').execute();
    const inside = await give({ 'INCONNU.jpg': other, 'pictures.csv': Buffer.from(mended) });
    expect(inside).toMatchObject({ outcome: 'written', added: 1, refused: 0 });
  });

  it('are only looked at in a trial: nothing is stored, nothing written', async () => {
    const fresh = await inFormat('jpeg', { width: 640, height: 640 });
    const told = await give({ 'P102000.jpg': fresh, 'P102000_2.jpg': fresh }, { isTrial: true });
    expect(told).toMatchObject({ outcome: 'tried', added: 2 });
    expect(puts).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('stay when no file names them, and go with a full folder; a large withdrawal is held', async () => {
    await give({ 'P102000.jpg': picture, 'P102000_2.jpg': other });
    await give({ '10200001.jpg': picture });
    expect(await kept()).toHaveLength(3);
    const full = { 'P102000.jpg': picture };
    expect(await give(full, { isFull: true })).toMatchObject({ outcome: 'held', removed: 2 });
    expect(await kept()).toHaveLength(3);
    expect(await give(full, { isFull: true, isAccepted: true })).toMatchObject({ outcome: 'written' });
    expect(await kept()).toEqual([{ reference: 'P102000', position: 1, alt: null }]);
  });

  it('are noted with who gave them and their fingerprint, which follows what is in the folder', async () => {
    await give({ 'P102000.jpg': picture });
    await give({ 'P102000.jpg': picture });
    await give({ 'P102000.jpg': other });
    const [third, second, first] = await selectRuns(database.db, 3);
    expect(first).toMatchObject({ kind: 'pictures', given_by: 'essai', outcome: 'written' });
    expect(second?.sha256).toBe(first?.sha256);
    expect(third?.sha256).not.toBe(first?.sha256);
    const audit = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'import')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit.details).toMatchObject({ kind: 'pictures', sha256: third?.sha256 });
  });
});

describe('a table among the pictures', () => {
  const table = (...lines: string[]) =>
    Buffer.from(['reference;position;fichier;texte_alternatif', ...lines].join('\n'));

  it('decides alone: whose they are, in which order, and what they show', async () => {
    const told = await give(
      {
        'a.jpg': picture,
        'sous/b.png': other,
        'P102000_9.jpg': picture,
        'images.csv': table('P102000;2;a.jpg;Pot fermé', 'P102000;1;b.png;Pot ouvert', 'P102000;3;c.jpg;'),
      },
      { skipsRefused: true },
    );
    expect(reasonsOf(told)).toEqual(['Le fichier «\u00A0c.jpg\u00A0» n’est pas parmi les images.']);
    expect(await kept()).toEqual([
      { reference: 'P102000', position: 1, alt: 'Pot ouvert' },
      { reference: 'P102000', position: 2, alt: 'Pot fermé' },
    ]);
  });

  it('leaves a picture its words when it has no others, and takes them away with the picture', async () => {
    await give({ 'a.jpg': picture, 'pictures.csv': table('P102000;1;a.jpg;Pot ouvert') });
    expect(await give({ 'P102000.jpg': picture })).toMatchObject({ changed: 0, added: 0 });
    expect(await kept()).toMatchObject([{ alt: 'Pot ouvert' }]);
    await give({ 'P102000.jpg': other });
    expect(await kept()).toMatchObject([{ alt: null }]);
  });

  it('is refused for a place beyond the last, and for words without end', async () => {
    const told = await give({
      'a.jpg': picture,
      'pictures.csv': table('P102000;100;a.jpg;', `P102000;2;a.jpg;${'x'.repeat(251)}`),
    });
    expect(reasonsOf(told)).toEqual([
      'La position va de 1 à 99.',
      'Le texte alternatif dépasse 250 caractères.',
    ]);
  });
});

describe('an archive', () => {
  it('is read as a folder is', async () => {
    const zip = madeZip([
      { name: 'P102000.jpg', bytes: picture },
      { name: 'été/P102000_2.png', bytes: other },
    ]);
    expect(await giveZip(zip)).toMatchObject({ outcome: 'written', added: 2 });
  });

  it.each([
    ['../P102000.jpg', 'L’archive contient un chemin qui en sort\u00A0: elle est refusée.'],
    ['/etc/P102000.jpg', 'L’archive contient un chemin qui en sort\u00A0: elle est refusée.'],
    ['C:\\P102000.jpg', 'L’archive contient un chemin qui en sort\u00A0: elle est refusée.'],
    ['a/..\\..\\P102000.jpg', 'L’archive contient un chemin qui en sort\u00A0: elle est refusée.'],
  ])('is refused for the path %s', async (name, message) => {
    await expect(giveZip(madeZip([{ name, bytes: picture }]))).rejects.toThrow(message);
    expect(await kept()).toEqual([]);
  });

  it('is refused when a file unpacks to hundreds of times its size', async () => {
    const zip = madeZip([{ name: 'P102000.jpg', bytes: Buffer.alloc(4 * 1_024 ** 2) }]);
    await expect(giveZip(zip)).rejects.toThrow('se déplie à plus de 200 fois sa taille');
  });

  it('whose head lies about a size loses that picture only', async () => {
    const zip = madeZip([
      { name: 'P102000.jpg', bytes: picture, said: picture.length - 100 },
      { name: 'P102000_2.jpg', bytes: other },
    ]);
    const told = await giveZip(zip, { skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', added: 1, refused: 1 });
  });

  it('that is none, or is cut short, is refused', async () => {
    await expect(giveZip(Buffer.from('Bonjour'))).rejects.toThrow('n’est ni un dossier ni une archive');
    const zip = madeZip([{ name: 'P102000.jpg', bytes: picture }]);
    await expect(giveZip(zip.subarray(0, zip.length - 30))).rejects.toThrow(
      'n’est ni un dossier ni une archive',
    );
  });
});

describe('a store that does not answer', () => {
  it('stops the import before anything is written, and says so', async () => {
    const away: MediaStore = { ...store, has: () => Promise.reject(new Error('ECONNREFUSED')) };
    await expect(give({ 'P102000.jpg': picture }, {}, { store: away })).rejects.toThrow(
      'Le stockage des fichiers ne répond pas ou refuse (ECONNREFUSED)',
    );
    expect(await kept()).toEqual([]);
  });
});

describe('pictures of the site', () => {
  it('hang in their places: logo in its own shape, home and promotion; others are told by their address', async () => {
    const wide = await inFormat('png', { width: 900, height: 500 });
    const files = {
      'site-logo.png': await flag({ width: 600, height: 200 }).png().toBuffer(),
      'banner-home.jpg': wide,
      'banner-promo.jpg': wide,
      'banner-promo-mobile.webp': await inFormat('webp', { width: 800, height: 800 }),
      'banner-rentree.jpg': wide,
    };
    const told = await give(files);
    expect(told).toMatchObject({ outcome: 'written', refused: 0, changed: 1 });
    expect(told.notes).toEqual([
      expect.stringMatching(
        /«\u00A0banner-rentree\u00A0», pour un bloc.*\/media\/site\/[0-9a-f]{32}\/1600x600/,
      ),
    ]);
    const settings = (await readSites(database.db)).find(({ isDefault }) => isDefault)?.settings;
    expect(settings).toMatchObject({
      header_logo_src: expect.stringMatching(/^site\/[0-9a-f]{32}\/480x136\.png$/),
      logo_width: 102,
      logo_height: 34,
      banner_home_image_url: expect.stringMatching(/^site\/[0-9a-f]{32}\/780x780\.webp$/),
      banner_promo_image_url_desktop: expect.stringMatching(/^site\/[0-9a-f]{32}\/1600x600\.webp$/),
    });
    expect(settings?.banner_promo_image_url_mobile).not.toContain(
      settings?.banner_promo_image_url_desktop.slice(0, 30),
    );
    expect(await give(files)).toMatchObject({ changed: 0, added: 0 });
  });

  it('are refused for a site that is not there', async () => {
    const told = await give({ 'site-logo@nulle-part.png': await inFormat('png') });
    expect(reasonsOf(told)).toEqual(['Le site «\u00A0nulle-part\u00A0» n’existe pas.']);
  });
});

type Files = Readonly<Record<string, Buffer>>;

async function folderOf(files: Files): Promise<string> {
  const own = join(folder, `lot-${(nth += 1)}`);
  await mkdir(own, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(own, name)), { recursive: true });
    await writeFile(join(own, name), bytes);
  }
  return own;
}

async function give(
  files: Files,
  options: Partial<ImportOptions> = {},
  means: Partial<{ store: MediaStore; workers: PictureWorkers }> = {},
): Promise<ImportOutcome> {
  return givePath(await folderOf(files), options, means);
}

async function giveZip(bytes: Buffer, options: Partial<ImportOptions> = {}): Promise<ImportOutcome> {
  const path = join(folder, `lot-${(nth += 1)}.zip`);
  await writeFile(path, bytes);
  return givePath(path, options, {});
}

async function givePath(
  path: string,
  options: Partial<ImportOptions>,
  means: Partial<{ store: MediaStore; workers: PictureWorkers }>,
): Promise<ImportOutcome> {
  const spool = await mkdtemp(join(folder, 'spool-'));
  const given = { path, store, workers, spool, onPicture: () => {}, ...means };
  return runPictureImport(database.db, given, {
    isTrial: false,
    at: null,
    skipsRefused: false,
    isFull: false,
    isAccepted: false,
    mostPriceChange: 50,
    rejects: `${path}.rejets.csv`,
    givenBy: 'essai',
    place: {
      viewer: { kind: 'visitor' },
      clientAddress: 'poste de commande',
      requestId: 'essai',
      now: () => DEMO_DAY,
    },
    onProgress: () => {},
    ...options,
  });
}

function kept() {
  return database.db
    .selectFrom('product_picture')
    .select(['reference', 'position', 'alt'])
    .orderBy('reference')
    .orderBy('position')
    .execute();
}

function reasonsOf({ refusals }: ImportOutcome): string[] {
  return refusals.map(({ reason }) => reason);
}
