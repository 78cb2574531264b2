import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { madeZip } from '@nuancier/api/intake/files/testing/made-zip.ts';
import { madePdf } from '@nuancier/api/invoices/papers/testing/made-pdf.ts';
import { inFormat } from '@nuancier/api/media/testing/made-pictures.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let folder: string;
let said: string;

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
beforeEach(() => {
  said = '';
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('npm run shop -- import prices', () => {
  it('writes the prices of a file, and nothing when it is loaded again', async () => {
    const file = await aFile('article;prix_ht;prix_unitaire_ht\n10100001;25,00;8,3333\n');
    expect(await shop(['import', 'prices', file])).toBe(0);
    expect(said).toContain('Import terminé\u00A0: 1 ligne(s) lue(s), 1 changée(s).');
    expect(await packPrice('10100001')).toBe(2500);
    expect(await shop(['import', 'prices', file])).toBe(0);
    expect(said).toContain('1 ligne(s) lue(s), 0 changée(s).');
  });

  it('takes the days of a reduction', async () => {
    const file = await aFile(
      [
        'article;prix_ht;prix_unitaire_ht;reduction;prix_reduit_ht;prix_unitaire_reduit_ht;reduction_debut;reduction_fin',
        '10100001;25,00;8,3333;promotion;20,00;6,6667;01/12/2099;31/12/2099',
      ].join('\n'),
    );
    expect(await shop(['import', 'prices', file])).toBe(0);
    const row = await database.db
      .selectFrom('public_price')
      .select(['reduced_type', 'reduced_from', 'reduced_to'])
      .where('article_sku', '=', '10100001')
      .executeTakeFirst();
    const days = [row?.reduced_from, row?.reduced_to].map((day) => day?.toLocaleDateString('sv-SE'));
    expect([row?.reduced_type, ...days]).toEqual(['PROMOTION', '2099-12-01', '2099-12-31']);
  });

  it('tries a file without writing', async () => {
    const before = await packPrice('10100001');
    const file = await aFile('article,prix_ht,prix_unitaire_ht\n10100001,31.00,10.3333\n');
    expect(await shop(['import', 'prices', file, '--dry-run'])).toBe(0);
    expect(said).toContain('Essai réussi, rien n’a été écrit\u00A0: 1 ligne(s) lue(s), 1 changée(s).');
    expect(await packPrice('10100001')).toBe(before);
  });

  it('names every bad line by its number and reason, and writes none of the file', async () => {
    const before = await packPrice('10100001');
    const file = await aFile(
      [
        'article;prix_ht;prix_unitaire_ht;reduction;prix_reduit_ht;prix_unitaire_reduit_ht',
        '10100001;99,00;33,00;;;',
        '',
        '10100002;cher;1;;;',
        '99999999;1;1;;;',
        '10100003;10;0,6667;SOLDES;9;0,6',
      ].join('\n'),
    );
    expect(await shop(['import', 'prices', file])).toBe(1);
    expect(said).toContain(
      [
        'Ligne 4\u00A0: «\u00A0cher\u00A0» n’est pas un montant en euros (colonne «\u00A0prix_ht\u00A0»).',
        'Ligne 5\u00A0: L’article «\u00A099999999\u00A0» n’existe pas.',
        'Ligne 6\u00A0: La réduction doit être «\u00A0PROMOTION\u00A0» ou «\u00A0DESTOCK\u00A0».',
        'Rien n’a été écrit\u00A0: corrigez ces lignes et recommencez.',
      ].join('\n'),
    );
    expect(await packPrice('10100001')).toBe(before);
  });

  it.each([
    ['prix;article\n1;1\n', 'Ligne 1\u00A0: La colonne «\u00A0prix_ht\u00A0» manque.'],
    ['article;prix_ht;prix_unitaire_ht;remise\n', 'La colonne «\u00A0remise\u00A0» est inconnue.'],
    ['', 'Le fichier est vide.'],
  ])('refuses a header it does not know: %j', async (text, sentence) => {
    expect(await shop(['import', 'prices', await aFile(text)])).toBe(1);
    expect(said).toContain(sentence);
  });

  it('reads a pipe as it reads a file', async () => {
    const pipe = join(folder, 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    const written = writeFile(
      pipe,
      'article;prix_ht;prix_unitaire_ht\n10100001;cher;1\n10100002;26,00;2,6\n',
    );
    expect(await shop(['import', 'prices', pipe, '--dry-run'])).toBe(1);
    expect(said).toContain('Ligne 2\u00A0: «\u00A0cher\u00A0» n’est pas un montant');
    await written;
  });

  it('counts the lines of the file while they are written', async () => {
    const file = await aFile(
      'article;prix_ht;prix_unitaire_ht\r\n10100001;25,00;8,3333\r\n10100002;26,00;2,6\r\n',
    );
    expect(await shop(['import', 'prices', file, '--dry-run', '--accept'])).toBe(0);
    expect(said).toContain('Lignes\u00A0: 2\n');
  });

  it('says so when the file cannot be read, and explains its use', async () => {
    expect(await shop(['import', 'prices', folder])).toBe(1);
    expect(await shop(['import', 'prices', join(folder, 'absent.csv')])).toBe(1);
    expect(said).toContain('ne peut pas être lu');
    expect(await shop(['import', 'bananes', 'x.csv'])).toBe(2);
    expect(said).toContain('prices\u00A0: article;prix_ht;prix_unitaire_ht;[eco_ht]');
  });
});

describe('npm run shop -- import', () => {
  it('says what a file would do to prices and pages, and holds back what jumps until it is accepted', async () => {
    const cheap = await aFile('article;prix_ht;prix_unitaire_ht\n10100001;20,00;6,6667\n');
    expect(await shop(['import', 'prices', cheap, '--accept'])).toBe(0);
    const file = await aFile('article;prix_ht;prix_unitaire_ht\n10100001;31,00;10,3333\n');
    said = '';
    expect(await shop(['import', 'prices', file, '--dry-run'])).toBe(1);
    expect(said).toContain('Ligne 2\u00A0: Le prix passe de 20,00\u00A0€ à 31,00\u00A0€ (+55\u00A0%)');
    expect(said).toContain('recommencez avec --accept');
    said = '';
    expect(await shop(['import', 'prices', file, '--dry-run', '--max-change', '60'])).toBe(0);
    expect(said).toContain(
      'Prix\u00A0: 1 en hausse (la plus forte\u00A0: 10100001, de 20,00\u00A0€ à 31,00\u00A0€, +55\u00A0%), 0 en baisse.',
    );
    expect(said).toContain('Pages de produits touchées\u00A0: 1.');
    expect(await packPrice('10100001')).toBe(2000);
    const setting = (percent: number) =>
      sql`update site set settings = settings || ${JSON.stringify({ import_price_change: percent })}::jsonb
        where is_default`.execute(database.db);
    await setting(60);
    expect(await shop(['import', 'prices', file, '--dry-run'])).toBe(0);
    expect(await shop(['import', 'prices', file, '--dry-run', '--max-change', '50'])).toBe(1);
    await setting(50);
    expect(await shop(['import', 'prices', file, '--accept'])).toBe(0);
    expect(await packPrice('10100001')).toBe(3100);
  });

  it('writes the sound lines with --skip-refused, and the others beside the file', async () => {
    const file = await aFile('article;prix_ht;prix_unitaire_ht\n10100001;30,00;10\n10100002;cher;1\n');
    // Whoever runs it each night hears of the lines that are left.
    expect(await shop(['import', 'prices', file, '--skip-refused'])).toBe(1);
    expect(said).toContain('2 ligne(s) lue(s), 1 changée(s), 1 refusée(s).');
    expect(said).toContain(`à charger de nouveau\u00A0: ${join(folder, 'prices.rejets.csv')}`);
    expect(await readFile(join(folder, 'prices.rejets.csv'), 'utf8')).toContain('10100002;cher;1;3;prix_ht;');
  });

  it('writes a template once, which goes in as it is', async () => {
    const path = join(folder, 'blocs.csv');
    expect(await shop(['import', 'template', 'blocks', path])).toBe(0);
    expect(await shop(['import', 'template', 'blocks', path])).toBe(1);
    expect(said).toContain('existe déjà');
    expect(await shop(['import', 'blocks', path])).toBe(0);
    expect(said).toContain('Import terminé\u00A0: 1 ligne(s) lue(s), 1 ajoutée(s), 0 changée(s).');
  });

  it('lists the files that were loaded, and refuses --full where nothing can be withdrawn', async () => {
    expect(await shop(['import', 'list'])).toBe(0);
    expect(said).toMatch(
      / blocks {2}écrit {2}blocs\.csv {2}1 lues, 1 ajoutées, 0 changées, 0 retirées, 0 refusées/,
    );
    expect(await shop(['import', 'blocks', join(folder, 'blocs.csv'), '--full'])).toBe(2);
    expect(said).toContain('ne retire rien');
  });
});

describe('npm run shop -- import pictures', () => {
  it('takes a folder in, tells what it did, and serves it from the shop’s own folder', async () => {
    const pictures = join(folder, 'photos');
    await mkdir(pictures);
    await writeFile(join(pictures, 'P102000_1.jpg'), await inFormat('jpeg'));
    await writeFile(join(pictures, 'INCONNU.jpg'), Buffer.from('rien'));
    expect(await shop(['import', 'pictures', `${pictures}/`, '--dry-run'])).toBe(1);
    expect(said).toContain('La référence «\u00A0INCONNU\u00A0» n’est celle d’aucun produit ni article.');
    expect(await shop(['import', 'pictures', `${pictures}/`, '--skip-refused'])).toBe(1);
    expect(said).toContain(
      'Import terminé\u00A0: 2 ligne(s) lue(s), 1 ajoutée(s), 0 changée(s), 1 refusée(s).',
    );
    expect(await readFile(`${pictures}.rejets.csv`, 'utf8')).toContain('INCONNU;1;INCONNU.jpg');
    const row = await database.db.selectFrom('product_picture').select('picture').executeTakeFirstOrThrow();
    const kept = join(folder, 'data', 'pictures', row.picture.slice(0, 2), row.picture);
    expect(await readdir(kept)).toContain('1080x1340.avif');
  });

  it('says why it reads nothing', async () => {
    expect(await shop(['import', 'pictures', join(folder, 'nulle-part')])).toBe(1);
    expect(said).toContain('nulle-part\u00A0» ne peut pas être lu.');
    expect(await shop(['import', 'template', 'pictures', join(folder, 'pictures.csv')])).toBe(0);
    expect(await readFile(join(folder, 'pictures.csv'), 'utf8')).toContain(
      'reference;position;fichier;texte_alternatif;site',
    );
  });
});

describe('npm run shop -- import invoice-papers', () => {
  const first = madePdf('première');
  const second = madePdf('seconde');
  let lot = '';
  let nth = 0;

  /** A new folder of these. */
  async function lotOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
    lot = join(folder, `factures-${(nth += 1)}`);
    await mkdir(lot);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(lot, name), bytes);
    return ['import', 'invoice-papers', lot];
  }
  const papers = () =>
    database.db
      .selectFrom('invoice_paper')
      .innerJoin('invoice', 'invoice.id', 'invoice_id')
      .select(['type', 'number', 'bytes', 'name', 'sha256'])
      .orderBy('number')
      .execute();
  beforeEach(() => database.db.deleteFrom('invoice_paper').execute());

  it('keeps each for the document its name says, in a folder of the shop that is its own, once', async () => {
    const files = { 'F26200021.pdf': first, 'avoir-A26300018.pdf': second, '.DS_Store': 'x' };
    const words = await lotOf(files);
    expect(await shop([...words, '--dry-run'])).toBe(0);
    expect(said).toContain('Essai réussi, rien n’a été écrit\u00A0: 2 ligne(s) lue(s), 2 ajoutée(s)');
    expect([await papers(), await readdir(join(folder, 'data')).catch(() => [])]).toEqual([
      [],
      expect.not.arrayContaining(['papers']),
    ]);
    expect(await shop(words)).toBe(0);
    expect(said).toContain('Import terminé\u00A0: 2 ligne(s) lue(s), 2 ajoutée(s), 0 changée(s).');
    const kept = await papers();
    expect(kept).toMatchObject([
      { type: 'AVOIR', number: 'A26300018', bytes: second.length, name: 'avoir-A26300018.pdf' },
      { type: 'FACTURE', number: 'F26200021', bytes: first.length, name: 'F26200021.pdf' },
    ]);
    const sum = kept[1]?.sha256 ?? '';
    const path = join(folder, 'data', 'papers', sum.slice(0, 2), `${sum}.pdf`);
    expect(await readFile(path)).toEqual(first);
    said = '';
    expect(await shop(words)).toBe(0);
    expect(said).toContain('2 ligne(s) lue(s), 0 changée(s).');
  });

  it('puts another in the place of one that is there, and the audit log says so', async () => {
    expect(await shop(await lotOf({ 'F26200021.pdf': first }))).toBe(0);
    const [before] = await papers();
    expect(await shop(await lotOf({ 'FACTURE-F26200021.pdf': second }))).toBe(0);
    expect(said).toContain('1 ligne(s) lue(s), 1 changée(s).');
    said = '';
    expect(await shop(['audit', '--event', 'invoice-papers-replaced'])).toBe(0);
    expect(said).toContain(`FACTURE F26200021 (sha256 ${before?.sha256})`);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect((await papers())[0]).toMatchObject({ bytes: second.length, name: 'FACTURE-F26200021.pdf' });
  });

  it('is whole or not at all; what is refused comes back as a table that goes in once mended', async () => {
    await sql`
      insert into invoice (type, number, company_id, issued_on, total_ht_cents, tax_cents, total_ttc_cents,
        balance_ttc_cents, billing)
      select 'AVOIR', 'F26200024', company_id, issued_on, -1, 0, -1, 0, billing from invoice
      where number = 'F26200021'`.execute(database.db);
    const words = await lotOf({
      'F26200021.pdf': first,
      'F26200024.pdf': first,
      'F99.pdf': first,
      'AVOIR-F26200021.pdf': first,
      'FACTURE-F26200021.pdf': second,
      'FACTURE-F26200024.pdf': first.subarray(0, -20),
      'A26300018.pdf': madePdf('x', '3 0 obj\n<< /S /JavaScript >>\nendobj\n'),
    });
    expect(await shop(words)).toBe(1);
    for (const reason of [
      'Le numéro «\u00A0F26200024\u00A0» est celui d’une facture et d’un avoir\u00A0: dites lequel',
      'Aucune facture ni aucun avoir ne porte le numéro «\u00A0F99\u00A0».',
      'Aucun avoir ne porte le numéro «\u00A0F26200021\u00A0».',
      '«\u00A0FACTURE / F26200021\u00A0» figure deux fois',
      '«\u00A0FACTURE-F26200024.pdf\u00A0» est abîmé ou incomplet',
      '«\u00A0A26300018.pdf\u00A0» contient un programme (JavaScript)',
      'Rien n’a été écrit',
    ])
      expect(said).toContain(reason);
    expect(await papers()).toEqual([]);
    expect(await shop([...words, '--skip-refused'])).toBe(1);
    expect(await papers()).toMatchObject([{ number: 'F26200021' }]);
    const rejects = await readFile(`${lot}.rejets.csv`, 'utf8');
    const head = rejects.split('\r\n')[0] ?? '';
    const mended = (rejects.split('\r\n').find((line) => line.startsWith(';F26200024;')) ?? '').replace(
      /^;/,
      'AVOIR;',
    );
    await writeFile(`${lot}.rejets.csv`, `${head}\r\n${mended}\r\n`);
    said = '';
    expect(await shop(['import', 'invoice-papers', `${lot}.rejets.csv`])).toBe(0);
    expect(await papers()).toMatchObject([{ number: 'F26200021' }, { type: 'AVOIR', number: 'F26200024' }]);
  });

  it('reads an archive, and the table in it alone where there is one', async () => {
    const path = join(folder, 'lot.zip');
    const table =
      'type;numero;fichier\nFACTURE;F26200021;octobre.pdf\n;F26200021;octobre.pdf\n;A26300018;nulle-part.pdf\n';
    const zip = madeZip([
      { name: 'scans/octobre.pdf', bytes: first },
      { name: 'invoice-papers.csv', bytes: Buffer.from(table) },
    ]);
    await writeFile(path, zip);
    expect(await shop(['import', 'invoice-papers', path, '--skip-refused'])).toBe(1);
    expect(said).toContain('Ligne 3\u00A0: Le document «\u00A0FACTURE F26200021\u00A0» figure deux fois.');
    expect(said).toContain('Ligne 4\u00A0: Le fichier «\u00A0nulle-part.pdf\u00A0» n’est pas parmi les PDF.');
    expect(await papers()).toMatchObject([{ number: 'F26200021', name: 'octobre.pdf' }]);
    await writeFile(path, zip.subarray(0, 40));
    expect(await shop(['import', 'invoice-papers', path])).toBe(1);
    expect(said).toContain('n’est ni un dossier ni une archive zip lisible.');
    expect(await shop(['import', 'invoice-papers', path, '--full'])).toBe(2);
  });
});

async function aFile(text: string): Promise<string> {
  const path = join(folder, 'prices.csv');
  await writeFile(path, text);
  return path;
}

function shop(words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const terminal = { print, progress: progressOn({ write: print }) };
  return runShopCommand(
    words,
    { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') },
    '/srv/boutique',
    terminal,
  );
}

async function packPrice(sku: string): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('public_price')
    .select('pack_ht_cents')
    .where('article_sku', '=', sku)
    .executeTakeFirst();
  return row?.pack_ht_cents;
}
