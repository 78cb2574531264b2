import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRuns } from './import-runs-store.ts';
import { demoDesk } from './testing/file-desk.ts';

let desk: Awaited<ReturnType<typeof demoDesk>>;
beforeAll(async () => {
  desk = await demoDesk();
});
afterAll(() => desk.close());

const HEADER = 'article;prix_ht;prix_unitaire_ht';
const PRICES = [`${HEADER}`, '10100001;24,00;8', '10100002;cher;1', '99999999;1;1'].join('\n');

async function pack(sku: string): Promise<number | undefined> {
  const row = await desk.db
    .selectFrom('public_price')
    .select('pack_ht_cents')
    .where('article_sku', '=', sku)
    .executeTakeFirst();
  return row?.pack_ht_cents;
}

/** Two articles of one product. */
async function twoPriced(): Promise<[string, string]> {
  const found = await sql<{ skus: string[] }>`
    select (array_agg(article_sku order by article_sku))[1:2] as skus
    from public_price join article on article.sku = article_sku
    where reduced_type is null group by product_id having count(*) > 1 order by product_id limit 1`.execute(
    desk.db,
  );
  const [one = '', other = ''] = found.rows[0]?.skus ?? [];
  return [one, other];
}

async function shownProducts(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from product where is_active`.execute(desk.db);
  return found.rows[0]?.count ?? 0;
}

async function priced(sku: string, share: number): Promise<string> {
  return (((await pack(sku)) ?? 0) * (share / 100)).toFixed(0).replace(/(\d\d)$/, ',$1');
}

async function unitPriced(sku: string, share: number): Promise<string> {
  const { pack_quantity: quantity } = await desk.db
    .selectFrom('article')
    .select('pack_quantity')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return ((((await pack(sku)) ?? 0) * share) / 10_000 / Number(quantity)).toFixed(4).replace('.', ',');
}

describe('refused lines', () => {
  beforeEach(async () => {
    await desk.give('prices', `${HEADER}\n10100001;25,00;8,3333\n`, { isAccepted: true });
  });

  it('stop the whole file, and are written down with their reasons', async () => {
    const told = await desk.give('prices', PRICES);
    expect(told).toMatchObject({ outcome: 'refused', lines: 3, refused: 2 });
    expect(await pack('10100001')).toBe(2500);
    expect(await readFile(told.rejects ?? '', 'utf8')).toBe(
      [
        '\uFEFFarticle;prix_ht;prix_unitaire_ht;ligne;colonne;motif',
        '10100002;cher;1;3;prix_ht;«\u00A0cher\u00A0» n’est pas un montant en euros (colonne «\u00A0prix_ht\u00A0»).',
        '99999999;1;1;4;;L’article «\u00A099999999\u00A0» n’existe pas.',
        '',
      ].join('\r\n'),
    );
  });

  it('may be skipped: the others are written, and the mended reject file goes in', async () => {
    const told = await desk.give('prices', PRICES, { skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', lines: 3, changed: 1, refused: 2 });
    expect(await pack('10100001')).toBe(2400);
    const rejects = await readFile(told.rejects ?? '', 'utf8');
    const mended = rejects
      .replace(
        '10100002;cher;1',
        `10100002;${await priced('10100002', 110)};${await unitPriced('10100002', 110)}`,
      )
      .replace(/99999999.*\r\n/, '');
    expect(await desk.give('prices', mended)).toMatchObject({ outcome: 'written', changed: 1, refused: 0 });
  });

  it('are counted to the last, a hundred told and all of them written down', async () => {
    const lines = Array.from({ length: 2_500 }, (_, at) => `X${at};1;1`);
    const told = await desk.give('prices', [HEADER, ...lines].join('\n'));
    expect(told).toMatchObject({ lines: 2_500, refused: 2_500 });
    expect(told.refusals).toHaveLength(100);
    expect((await readFile(told.rejects ?? '', 'utf8')).trimEnd().split('\r\n')).toHaveLength(2_501);
  });

  it('are all but the first of those that name the same thing, however far apart', async () => {
    const others = Array.from({ length: 6_000 }, (_, at) => `X${at};1;1`);
    const told = await desk.give(
      'prices',
      [HEADER, '10100001;24,00;8', ...others, '10100001;23,00;8'].join('\n'),
      {
        skipsRefused: true,
      },
    );
    expect(told).toMatchObject({ refused: 6_001, changed: 1 });
    expect(await pack('10100001')).toBe(2400);
  });

  it('of a document take its other lines with them, in a table and in JSON', async () => {
    const header = 'devis;client;date;article;produit;designation;quantite;prix_unitaire_ht';
    const table = [
      header,
      'D1;0351012;12/11/2026;10100001;P101000;Mate;2;10,00',
      'D2;0351012;12/11/2026;10100001;P101000;Mate;2;10,00',
      'D1;0351012;12/11/2026;10100002;P101000;Mate;deux;10,00',
      'D2;9999999;12/11/2026;10100002;P101000;Mate;1;10,00',
      'D3;0351012;12/11/2026;10100001;P101000;Mate;2;10,00',
      'D3;0351012;12/11/2026;10100002;P101000;Mate;1;5,00',
      'D7;9999999;12/11/2026;10100001;P101000;Mate;2;10,00',
      'D7;9999999;12/11/2026;10100002;P101000;Mate;2;10,00',
    ].join('\n');
    const told = await desk.give('quotations', table, { skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', lines: 8, added: 1, refused: 6 });
    expect(told.refusals.map(({ line }) => line)).toEqual([2, 3, 4, 5, 8, 9]);
    const sums = await sql<{ number: string; total: number }>`
      select number, total_ht_cents::integer as total from quotation where number in ('D1', 'D2', 'D3')`.execute(
      desk.db,
    );
    expect(sums.rows).toEqual([{ number: 'D3', total: 2500 }]);
    const document = { devis: 'D4', client: '0351012', date: '2026-11-12' };
    const line = {
      article: '10100001',
      produit: 'P101000',
      designation: 'Mate',
      quantite: 2,
      prix_unitaire_ht: 10,
    };
    const json = [
      JSON.stringify({ ...document, lignes: [line, { ...line, quantite: 'deux', note: 1 }] }),
      JSON.stringify({ ...document, devis: 'D5', lignes: [line] }),
      JSON.stringify({ ...document, devis: 'D6', lignes: [] }),
      'pas du JSON',
    ].join('\n');
    const again = await desk.give('quotations', json, { name: 'devis.jsonl', skipsRefused: true });
    expect(again).toMatchObject({ outcome: 'written', lines: 4, added: 1, refused: 3 });
    expect(again.refusals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ line: 1, named: 'lignes[1].quantite' }),
        expect.objectContaining({ line: 1, reason: 'Le champ «\u00A0note\u00A0» est inconnu.' }),
        expect.objectContaining({ line: 4, reason: 'La ligne n’est pas un objet JSON.' }),
      ]),
    );
    const rejected = (await readFile(again.rejects ?? '', 'utf8')).trim().split('\n');
    expect(JSON.parse(rejected[0] ?? '')).toMatchObject({ ...document, ligne: 1 });
  });

  it('are the whole file, when its header or one of its lines is out of all measure', async () => {
    const wide = await desk.give('stock', Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(';'));
    expect(wide.refusals.map(({ reason }) => reason)).toEqual([
      'La première ligne compte 100\u202f000 colonnes\u00A0: un fichier n’en a pas plus de 300.',
    ]);
    const endless = await desk.give('stock', `{"article":"${'x'.repeat(3_000_000)}"}`, {
      name: 'stock.jsonl',
    });
    expect(endless.outcome).toBe('refused');
    expect(endless.refusals).toMatchObject([{ line: 1 }]);
    expect(endless.refusals[0]?.reason).toContain('La ligne dépasse un million de caractères');
  });

  it('are also those that only a table of the database refuses', async () => {
    const header = 'article;produit;conditionnement;quantite;statut';
    const lines = Array.from(
      { length: 9 },
      (_, at) => `N${at};P101000;Pot;${at === 4 ? '999999999' : '1'};P`,
    );
    const told = await desk.give('articles', [header, ...lines].join('\n'), { skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', added: 8, refused: 1, products: 1 });
    expect(told.refusals).toMatchObject([{ line: 6 }]);
  });
});

describe('what is held back', () => {
  it('is a price that moves by more than half, until it is accepted; one of zero is refused for good', async () => {
    const [dearest, dearer] = await twoPriced();
    const line = async (sku: string, share: number) =>
      [sku, await priced(sku, share), await unitPriced(sku, share)].join(';');
    const file = `${HEADER}\n${await line(dearest, 400)}\n${await line(dearer, 120)}\n`;
    const told = await desk.give('prices', file);
    expect(told).toMatchObject({ outcome: 'held', held: 1, refused: 1 });
    expect(told.refusals[0]?.reason).toMatch(/^Le prix passe de .* \(\+300\u00A0%\)\u00A0: à accepter/);
    const before = await pack(dearest);
    expect(await desk.give('prices', file, { mostPriceChange: 500, isTrial: true })).toMatchObject({
      outcome: 'tried',
      changed: 2,
      moves: { up: 2, down: 0, mostUp: { sku: dearest } },
      products: 1,
    });
    expect(await pack(dearest)).toBe(before);
    expect(await desk.give('prices', file, { isAccepted: true })).toMatchObject({
      outcome: 'written',
      changed: 2,
    });
    expect(await pack(dearest)).not.toBe(before);
    const zero = await desk.give('prices', `${HEADER}\n${dearest};0;0\n`, { isAccepted: true });
    expect(zero).toMatchObject({
      outcome: 'refused',
      refusals: [{ reason: 'Un prix ne peut pas être nul.' }],
    });
  });

  it('is likewise a price of a list, by what that list said of the article before', async () => {
    const tariff = (amount: string) =>
      `tarif;article;prix_ht;prix_unitaire_ht\nESSAI;10100001;${amount}\nESSAI;10100002;20,00;2\n`;
    expect(await desk.give('price-lists', tariff('20,00;6,6667'), { isAccepted: true })).toMatchObject({
      outcome: 'written',
      added: 2,
    });
    expect(await desk.give('price-lists', tariff('2,00;0,6667'))).toMatchObject({
      outcome: 'held',
      held: 1,
      refusals: [{ line: 2, reason: expect.stringContaining('(−90\u00A0%)') }],
    });
    expect(await desk.give('price-lists', tariff('2,00;0,6667'), { isAccepted: true })).toMatchObject({
      outcome: 'written',
      changed: 1,
    });
  });

  it('is a full file that withdraws more than a fifth; a full file with all but one withdraws that one', async () => {
    const skus = await sql<{ sku: string }>`select article_sku as sku from public_price order by 1`.execute(
      desk.db,
    );
    const [gone = '', ...kept] = skus.rows.map(({ sku }) => sku);
    const amounts = await sql<{ line: string }>`
      select article_sku || ';' || (pack_ht_cents / 100.0)::numeric(12,2) || ';' || unit_ht as line
      from public_price where article_sku = any(${kept}::text[])`.execute(desk.db);
    const lines = amounts.rows.map(({ line }) => line);
    const held = await desk.give('prices', [HEADER, ...lines.slice(0, 10)].join('\n'), { isFull: true });
    expect(held).toMatchObject({ outcome: 'held', removed: kept.length - 9 });
    expect(held.heldBecause).toContain('plus de 20\u00A0%');
    expect(await pack(gone)).toBeDefined();
    const all = [HEADER, ...lines].join('\n');
    // Not one, where the site says so.
    await sql`update site set settings = settings || '{"import_withdrawal": 0}' where is_default`.execute(
      desk.db,
    );
    expect((await desk.give('prices', all, { isFull: true })).outcome).toBe('held');
    await sql`update site set settings = settings - 'import_withdrawal' where is_default`.execute(desk.db);
    const done = await desk.give('prices', all, { isFull: true });
    expect(done).toMatchObject({ outcome: 'written', removed: 1 });
    expect(await pack(gone)).toBeUndefined();
    const history = await sql`
      select from price_history where article_sku = ${gone} and (valid_to is null or valid_to >= '2026-11-15')`.execute(
      desk.db,
    );
    expect(history.rows).toEqual([]);
  });

  it('does not include a full file that withdraws exactly a fifth', async () => {
    const amounts = await sql<{ line: string }>`
      select article_sku || ';' || (pack_ht_cents / 100.0)::numeric(12,2) || ';' || unit_ht as line
      from public_price order by 1`.execute(desk.db);
    const lines = amounts.rows.map(({ line }) => line);
    const fifth = Math.floor(lines.length / 5);
    const full = (kept: readonly string[], options: object) =>
      desk.give('prices', [HEADER, ...kept].join('\n'), { isFull: true, ...options });
    await full(lines.slice(0, fifth * 5), { isAccepted: true });
    const exactly = await full(lines.slice(0, fifth * 4), { isTrial: true });
    expect(exactly).toMatchObject({ outcome: 'tried', removed: fifth });
    const more = await full(lines.slice(0, fifth * 4 - 1), { isTrial: true });
    expect(more).toMatchObject({ outcome: 'held', removed: fifth + 1 });
    await full(lines, { isAccepted: true });
  });

  it('is not what a refused line names: skipped in a full file, its price stays as it was', async () => {
    const skus = await sql<{ line: string }>`
      select article_sku || ';' || (pack_ht_cents / 100.0)::numeric(12,2) || ';' || unit_ht as line
      from public_price order by article_sku`.execute(desk.db);
    const [first = '', ...lines] = skus.rows.map(({ line }) => line);
    const [sku = ''] = first.split(';');
    const before = await pack(sku);
    const file = [HEADER, ...lines, `${sku};cher;1`].join('\n');
    const told = await desk.give('prices', file, { isFull: true, skipsRefused: true });
    expect(told).toMatchObject({ outcome: 'written', refused: 1, removed: 0 });
    expect(await pack(sku)).toBe(before);
  });

  it('is a full file with a line that does not say what it names', async () => {
    const told = await desk.give('redirects', 'ancienne_adresse;genre;cible\n;product;P101000\n', {
      isFull: true,
      skipsRefused: true,
    });
    expect(told.outcome).toBe('held');
    expect(told.heldBecause).toContain('on ne sait pas quoi retirer');
  });
});

describe('full files of the catalogue', () => {
  it('withdraw the products they do not name once accepted; a file of changes keeps a sheet it does not give', async () => {
    const products = await sql<{ sku: string }>`select sku from product where is_active order by sku`.execute(
      desk.db,
    );
    const articles = await sql<{
      sku: string;
    }>`select sku from article where range_status = 'P' order by sku`.execute(desk.db);
    const [product = ''] = products.rows.map(({ sku }) => sku);
    const header = 'produit;nom;adresse;marque;categories;groupe_prix;unite;famille';
    const paths = await sql<{
      path: string;
    }>`select url_path as path from category where level = 3 limit 1`.execute(desk.db);
    const line = `${product};Nouveau nom;adresse-neuve;Marque;${paths.rows[0]?.path};PEINT;L;101`;
    const held = await desk.give('products', [header, line].join('\n'), { isFull: true });
    expect(held).toMatchObject({
      outcome: 'held',
      changed: 1,
      removed: products.rows.length - 1,
      products: 1,
    });
    const sheet = await sql<{
      attributes: object;
    }>`select attributes from product where sku = ${product}`.execute(desk.db);
    expect(await desk.give('products', [header, line].join('\n'))).toMatchObject({
      outcome: 'written',
      changed: 1,
    });
    const kept = await sql<{ attributes: object; name: string }>`
      select attributes, name from product where sku = ${product}`.execute(desk.db);
    expect(kept.rows).toEqual([{ ...sheet.rows[0], name: 'Nouveau nom' }]);
    const [article = ''] = articles.rows.map(({ sku }) => sku);
    const one = `article;produit;conditionnement;quantite;statut\n${article};P-RIEN;1 L;1;P\n`;
    expect((await desk.give('articles', one, { isFull: true })).refusals).toMatchObject([
      { reason: `L’article «\u00A0${article}\u00A0» appartient déjà à un autre produit.` },
      { reason: 'Le produit «\u00A0P-RIEN\u00A0» n’existe pas.' },
    ]);
    await desk.give('products', [header, line].join('\n'), { isFull: true, isAccepted: true });
    expect(await shownProducts()).toBe(1);
  });
});

it('reads what a French Excel writes: semicolons, commas, spaces between thousands, Windows letters', async () => {
  const text =
    'client;nom;tarif;adresse;code_postal;commune;encours_ht\nXL1;Façades Évrard;LIST;1 rue;35000;Rennes;12\u00A0500,50\n';
  const known = await sql<{ code: string }>`select code from price_list limit 1`.execute(desk.db);
  const bytes = Buffer.from(text.replace('LIST', known.rows[0]?.code ?? ''), 'latin1');
  expect(await desk.give('companies', bytes)).toMatchObject({ outcome: 'written', added: 1 });
  const written = await sql`
    select name, credit_limit_cents::integer as limit from company where client_code = 'XL1'`.execute(
    desk.db,
  );
  expect(written.rows).toEqual([{ name: 'Façades Évrard', limit: 1_250_050 }]);
});

it('says that a quote is not closed instead of taking the rest of the file for one cell', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `X${at};1;1;;;;;`);
  const told = await desk.give('prices', [HEADER, '"10100001;1;1', ...rows, 'a"b;1;1'].join('\n'));
  expect(told).toMatchObject({ outcome: 'refused', refusals: [{ line: 2 }] });
  expect(told.refusals[0]?.reason).toContain('un guillemet n’est sans doute pas refermé');
});

it('each file is noted with who gave it, its fingerprint and what became of it', async () => {
  const file = 'bloc;contenu\nessai;<p>Bonjour</p>\n';
  await desk.give('blocks', file, { name: 'blocs.csv' });
  await desk.give('blocks', 'bloc;contenu\n;x\n', { name: 'faux.csv' });
  await desk.give('blocks', file, { isTrial: true, name: 'jamais.csv' });
  const runs = await selectRuns(desk.db, 2);
  expect(runs).toMatchObject([
    { kind: 'blocks', file_name: 'faux.csv', outcome: 'refused', refused: 1, added: 0, given_by: 'essai' },
    { kind: 'blocks', file_name: 'blocs.csv', outcome: 'written', refused: 0, added: 1, given_by: 'essai' },
  ]);
  expect(runs[1]?.sha256).toBe(createHash('sha256').update(file).digest('hex'));
  const audit = await sql<{ details: object }>`
    select details from audit_entry where event = 'import' order by id desc limit 2`.execute(desk.db);
  expect(audit.rows.map(({ details }) => details)).toMatchObject([
    { file_name: 'faux.csv', outcome: 'refused' },
    { file_name: 'blocs.csv', outcome: 'written', sha256: runs[1]?.sha256, by: 'essai' },
  ]);
});
