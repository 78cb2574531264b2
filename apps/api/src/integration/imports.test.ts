import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { FileTooLarge } from '../imports/files/receive-file.ts';
import { madeZip } from '../intake/files/testing/made-zip.ts';
import { archiveKindNamed, describedKinds } from '../intake/intake.ts';
import { madePdf } from '../invoices/papers/testing/made-pdf.ts';
import { inFormat } from '../media/testing/made-pictures.ts';
import { createLog } from '../monitoring/log.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { BASE_PATH } from './openapi.ts';
import { fileSender } from './testing/file-sender.ts';
import { erp } from './testing/erp.ts';
import type { Erp } from './testing/erp.ts';
import { isScope, SCOPES } from './keys/scopes.ts';
import { importScope } from './uploads/import-scopes.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import { forgetUploads, runUploads } from './uploads/run-uploads.ts';
import { claimUpload, endUpload } from './uploads/uploads-store.ts';

const HEADER = 'article;prix_ht;prix_unitaire_ht';
const PAGE = 'page;titre;contenu';

let shop: ShopApi;
let system: Erp;
beforeAll(async () => {
  shop = await shopApi();
  system = await erp(shop);
});
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db.deleteFrom('import_upload').execute();
});
afterAll(() => shop.close());

/** A run is known by its moment: the clock goes on. */
let ticks = 0;
const means = () => ({
  db: shop.db,
  databaseUrl: shop.databaseUrl,
  now: () => new Date(DEMO_DAY.getTime() + (ticks += 1_000)),
  log: createLog({ level: 'silent' }),
  stores: shop.stores,
  pictureWorkers: 1,
});

const typeOf = (kind: string) => (archiveKindNamed(kind) === undefined ? 'text/csv' : 'application/zip');

it.each(describedKinds.map(({ name }) => name))(
  'a file of %s asks for the right of what it holds',
  async (kind) => {
    const scope = importScope(kind);
    if (scope === null) throw new Error(`${kind} comes in by no key`);
    const others = Object.keys(SCOPES).filter((one) => isScope(one) && one !== scope);
    const key = await erp(shop, others.filter(isScope));
    const asked = {
      method: 'POST',
      path: `/imports/${kind}`,
      body: 'x',
      headers: { 'content-type': typeOf(kind) },
    } as const;
    expect(await key.raw(asked)).toMatchObject({ status: 403 });
    const right = await erp(shop, ['imports:write', scope]);
    const sent = await right.raw(asked);
    expect(sent.status).toBe(202);
    const { id } = JSON.parse(sent.body) as { id: string };
    for (const path of [`/imports/${id}`, `/imports/${id}/rejects`])
      expect((await key.raw({ method: 'GET', path })).status).toBe(403);
    expect((await right.raw({ method: 'GET', path: `/imports/${id}` })).status).toBe(200);
  },
);

const { send, fileAt, worked, followed, loaded } = fileSender(
  () => shop,
  () => system,
  means,
);

async function price(sku: string): Promise<number | undefined> {
  const row = await shop.db
    .selectFrom('public_price')
    .select('pack_ht_cents')
    .where('article_sku', '=', sku)
    .executeTakeFirst();
  return row?.pack_ht_cents;
}

describe('a file that is sent', () => {
  it('is made from its template, tried, written by the shop’s own jobs, and followed to its end', async () => {
    const template = await fileAt('/import-templates/pages');
    expect(template.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(template.body).toContain('# page');
    // The demo has the page of the example.
    const content = template.body.replace('\r\nlivraison;', '\r\nmodele;');
    const tried = await send('pages?dry_run=true', content);
    expect([tried.status, tried.body['state']]).toEqual([202, 'waiting']);
    expect(tried.location).toBe(`https://boutique.example${BASE_PATH}/imports/${String(tried.body['id'])}`);
    expect(tried.body['sha256']).toBe(createHash('sha256').update(content).digest('hex'));
    await worked();
    expect(await followed(tried)).toMatchObject({
      state: 'done',
      error: null,
      outcome: { result: 'tried', added: 1, refused: 0, import_id: null },
    });
    expect(await loaded('pages?name=pages%20du%20site.csv', content)).toMatchObject({
      state: 'done',
      file_name: 'pages du site.csv',
      outcome: { result: 'written', added: 1, import_id: expect.any(Number) },
    });
    expect(await loaded('pages', content)).toMatchObject({
      outcome: { result: 'written', added: 0, changed: 0 },
    });
    const runs = await shop.db
      .selectFrom('import_run')
      .selectAll()
      .where('given_by', '<>', 'démonstration')
      .execute();
    expect(runs.map(({ given_by: by, kind }) => [by, kind])).toEqual([
      ['intégration ERP', 'pages'],
      ['intégration ERP', 'pages'],
    ]);
    const left = await sql<{ count: number }>`
      select count(*)::integer as count from import_upload_piece`.execute(shop.db);
    expect(left.rows).toEqual([{ count: 0 }]);
  });

  it('with refused lines gives them back with their reasons, and the mended file goes in', async () => {
    const before = (await price('10100002')) ?? 0;
    const content = [HEADER, '10100002;cher;1', '99999999;1;1'].join('\n');
    const told = await loaded('prices', content);
    expect(told).toMatchObject({ state: 'done', outcome: { result: 'refused', lines: 2, refused: 2 } });
    expect(told.outcome?.refusals).toMatchObject([
      { line: 2, column: 'prix_ht' },
      { line: 3, column: null, reason: 'L’article «\u00A099999999\u00A0» n’existe pas.' },
    ]);
    const rejects = await fileAt(`/imports/${told.id}/rejects`);
    expect(rejects.headers['content-disposition']).toBe('attachment; filename="prices.rejets.csv"');
    const dearer = (before / 100 + 1).toFixed(2).replace('.', ',');
    const mended = rejects.body
      .replace(/;cher;1/, `;${dearer};${((before + 100) / 1000).toFixed(4).replace('.', ',')}`)
      .replace(/99999999.*\r\n/, '');
    expect(await loaded('prices?skip_refused=true', mended)).toMatchObject({
      outcome: { result: 'written', changed: 1, prices: { up: 1 } },
    });
    expect(await price('10100002')).toBe(before + 100);
  });

  it('as JSON Lines says the same; what is held waits for « accept »', async () => {
    const before = (await price('10100001')) ?? 0;
    const line = `${JSON.stringify({ article: '10100001', prix_ht: (before * 3) / 100, prix_unitaire_ht: before / 100 })}\n`;
    const type = 'application/x-ndjson';
    expect(await loaded('prices', line, { type })).toMatchObject({
      file_name: 'prices.jsonl',
      outcome: { result: 'held', held: 1 },
    });
    expect(await price('10100001')).toBe(before);
    expect(await loaded('prices?accept=true', line, { type })).toMatchObject({
      outcome: { result: 'written', changed: 1 },
    });
    expect(await price('10100001')).toBe(before * 3);
  });

  it('twice under one key is one file with one answer; another under it is refused and forgotten', async () => {
    const content = `${PAGE}\ncle;Clé;<p>Bonjour</p>\n`;
    const headers = { 'idempotency-key': 'pages-1' };
    const first = await send('pages', content, headers);
    const second = await send('pages', content, headers);
    expect([second.status, second.body, second.location]).toEqual([202, first.body, first.location]);
    const other = await send('pages', `${content}autre;Autre;<p>Non</p>\n`, headers);
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
    const kept = await shop.db.selectFrom('import_upload').select('id').execute();
    expect(kept).toEqual([{ id: first.body['id'] }]);
  });

  it('of any length is kept in pieces, whole, and measured', async () => {
    async function* bytes() {
      for (let nth = 0; nth < 48; nth += 1) yield Buffer.alloc(65_536, nth);
    }
    const upload = {
      kind: 'pages',
      file_name: 'pages.csv',
      format: 'csv',
      options: {
        isTrial: true,
        skipsRefused: false,
        isFull: false,
        isAccepted: false,
        mostPriceChange: 50,
        at: null,
      },
      given_by: 'essai',
      client_address: 'essai',
      request_id: 'essai',
      received_at: DEMO_DAY,
    } as const;
    const { id, bytes: size } = await receiveUpload(shop.db, upload, bytes());
    expect(size).toBe(48 * 65_536);
    const pieces = await sql<{ sizes: number[] }>`
      select array_agg(length(bytes) order by nth) as sizes from import_upload_piece
      where upload_id = ${id}`.execute(shop.db);
    expect(pieces.rows[0]?.sizes).toEqual([1_048_576, 1_048_576, 1_048_576]);
    await expect(receiveUpload(shop.db, upload, bytes(), 1_000_000)).rejects.toThrow(FileTooLarge);
    expect(await shop.db.selectFrom('import_upload').select('id').execute()).toEqual([{ id }]);
    // Broken off while it came: forgotten the day after.
    await forgetUploads(shop.db, new Date(DEMO_DAY.getTime() + DAY_MS + 1));
    expect(await shop.db.selectFrom('import_upload').select('id').execute()).toEqual([]);
  });
});

describe('an archive that is sent', () => {
  const type = 'application/zip';
  const pictures = () => shop.db.selectFrom('product_picture').select('reference').execute();
  const papers = () => shop.db.selectFrom('invoice_paper').select(['name', 'bytes']).execute();

  it('of pictures is tried, written by the shop’s own jobs, and given back where it is refused', async () => {
    const zip = madeZip([
      { name: 'P102000.jpg', bytes: await inFormat('jpeg') },
      { name: 'INCONNU.jpg', bytes: Buffer.from('rien') },
    ]);
    expect(await loaded('pictures?dry_run=true', zip, { type })).toMatchObject({
      file_name: 'pictures.zip',
      outcome: { result: 'refused', lines: 2, added: 1, refused: 1 },
    });
    expect(await pictures()).toEqual([]);
    const told = await loaded('pictures?skip_refused=true', zip, { type });
    expect(told).toMatchObject({ outcome: { result: 'written', added: 1, refused: 1, products: 1 } });
    expect(await pictures()).toEqual([{ reference: 'P102000' }]);
    const [kept] = await shop.db.selectFrom('product_picture').select('picture').execute();
    expect(await shop.stores.pictures.has(`${kept?.picture}/1080x1340.avif`)).toBe(true);
    const rejects = await fileAt(`/imports/${told.id}/rejects`);
    expect([rejects.headers['content-type'], rejects.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="pictures.rejets.csv"',
    ]);
    expect(rejects.body).toContain('INCONNU;1;INCONNU.jpg');
  });

  it('of papers likewise; its table says which, and rejects come back as the table was', async () => {
    const bytes = madePdf('octobre');
    const lines = [
      { type: 'FACTURE', numero: 'F26200021', fichier: 'octobre.pdf' },
      { type: 'AVOIR', numero: 'F26200021', fichier: 'octobre.pdf' },
    ];
    const table = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const zip = madeZip([
      { name: 'octobre.pdf', bytes },
      { name: 'invoice-papers.jsonl', bytes: table },
    ]);
    const told = await loaded('invoice-papers?skip_refused=true&name=octobre.zip', zip, { type });
    expect(told).toMatchObject({
      file_name: 'octobre.zip',
      outcome: { result: 'written', added: 1, refused: 1 },
    });
    expect(await papers()).toEqual([{ name: 'octobre.pdf', bytes: bytes.length }]);
    const rejects = await fileAt(`/imports/${told.id}/rejects`);
    expect(rejects.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(JSON.parse(rejects.body)).toMatchObject({ ...lines[1], ligne: 2 });
    expect(await loaded('invoice-papers?skip_refused=true', zip, { type })).toMatchObject({
      outcome: { result: 'written', added: 0, changed: 0 },
    });
  });

  it('twice under one key is one file', async () => {
    const zip = madeZip([{ name: 'F26200021.pdf', bytes: madePdf('une fois') }]);
    const headers = { type, 'idempotency-key': 'papiers-1' };
    const first = await send('invoice-papers', zip, headers);
    expect((await send('invoice-papers', zip, headers)).body).toEqual(first.body);
    expect(await shop.db.selectFrom('import_upload').select('id').execute()).toHaveLength(1);
  });

  it.each([
    ['that is none', () => Buffer.from('Bonjour'), 'n’est ni un dossier ni une archive zip lisible'],
    [
      'that unpacks to hundreds of times its size',
      () => madeZip([{ name: 'F26200021.pdf', bytes: Buffer.alloc(4 * 1_024 ** 2) }]),
      'se déplie à plus de 200 fois sa taille',
    ],
    [
      'whose paths lead out',
      () => madeZip([{ name: '../F26200021.pdf', bytes: madePdf('x') }]),
      'L’archive contient un chemin qui en sort',
    ],
  ])('%s is refused once and for all, and noted', async (_what, zip, reason) => {
    const before = (await papers()).length;
    const told = await loaded('invoice-papers', zip(), { type });
    expect(told).toMatchObject({ state: 'done', error: null, outcome: { result: 'refused', refused: 1 } });
    expect(told.outcome?.refusals[0]?.reason).toContain(reason);
    expect(told.outcome?.refusals[0]?.reason).not.toContain('/tmp');
    expect(told.outcome?.import_id).not.toBeNull();
    expect(await papers()).toHaveLength(before);
  });

  it('waits while the storage is away, and goes in afterwards', async () => {
    const answer = await send(
      'invoice-papers',
      madeZip([{ name: 'A26300018.pdf', bytes: madePdf('plus tard') }]),
      {
        type,
      },
    );
    const has = () => Promise.reject(new Error('ECONNREFUSED'));
    const away = { ...means(), stores: { ...shop.stores, papers: { ...shop.stores.papers, has } } };
    await expect(runUploads(away, new AbortController().signal)).rejects.toThrow('Le stockage des fichiers');
    expect(await followed(answer)).toMatchObject({ state: 'waiting', outcome: null });
    await worked();
    expect(await followed(answer)).toMatchObject({ outcome: { result: 'written', added: 1 } });
  });
});

describe('a shop that ends while it works on a file', () => {
  const content = `${PAGE}\nreprise;Reprise;<p>Bonjour</p>\n`;
  const written = () =>
    shop.db.selectFrom('content_page').select('identifier').where('identifier', '=', 'reprise').execute();

  it('asked to stop, writes nothing of it and gives it back', async () => {
    const answer = await send('pages', content);
    const stop = new AbortController();
    const stopping = { ...means(), now: () => (stop.abort(), DEMO_DAY) };
    expect(await runUploads(stopping, stop.signal)).toBe(0);
    expect(await written()).toEqual([]);
    expect(await followed(answer)).toMatchObject({ state: 'waiting', outcome: null });
    await worked();
    expect(await followed(answer)).toMatchObject({ state: 'done', outcome: { added: 1 } });
    expect(await written()).toHaveLength(1);
  });

  it('killed, leaves it to the next, and what the dead one still says is not believed', async () => {
    const answer = await send('pages', content.replaceAll('eprise', 'elais'));
    const dead = await claimUpload(shop.db, DEMO_DAY);
    if (dead === undefined) throw new Error('nothing waits');
    expect(await followed(answer)).toMatchObject({ state: 'running' });
    await worked();
    expect(await followed(answer)).toMatchObject({ state: 'done', outcome: { added: 1 } });
    const end = { state: 'failed', outcome: null, error: 'trop tard', now: DEMO_DAY } as const;
    expect(await shop.db.transaction().execute((part) => endUpload(part, dead, end))).toBe(false);
    const done = await shop.db
      .selectFrom('import_run')
      .selectAll()
      .where('file_name', '=', 'pages.csv')
      .execute();
    expect(done.filter(({ added }) => added === 1)).toHaveLength(2);
  });

  it('thought dead and slow only, ends nothing that another has in hand', async () => {
    const answer = await send('pages', content);
    const slow = await claimUpload(shop.db, DEMO_DAY);
    const next = await claimUpload(shop.db, DEMO_DAY);
    if (slow === undefined || next === undefined) throw new Error('nothing waits');
    expect(next.id).toBe(slow.id);
    const end = { state: 'failed', outcome: null, error: 'trop lent', now: DEMO_DAY } as const;
    const ends = (held: typeof slow) => shop.db.transaction().execute((part) => endUpload(part, held, end));
    expect(await ends(slow)).toBe(false);
    expect(await followed(answer)).toMatchObject({ state: 'running', error: null });
    expect(await ends(next)).toBe(true);
  });

  it('each time on the same file gives it up, and says so', async () => {
    const answer = await send('pages', content);
    for (let times = 0; times < 3; times += 1) await claimUpload(shop.db, DEMO_DAY);
    await worked();
    expect(await followed(answer)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('Une erreur est survenue'),
    });
  });
});

it('what cannot be is refused in French, and nothing is kept of it', async () => {
  const cases: [string, string, Record<string, string>, number, string][] = [
    ['bananes', 'a', {}, 404, 'unknown_kind'],
    ['pages', '{}', { type: 'application/json' }, 415, 'bad_media_type'],
    ['pages', '<a/>', { type: 'text/xml' }, 415, 'bad_media_type'],
    ['pages', 'PK', { type: 'application/zip' }, 415, 'bad_media_type'],
    ['pictures', 'a;b', {}, 415, 'bad_media_type'],
    ['pages?essai=1', 'a', {}, 400, 'invalid_request'],
    ['pages?dry_run=oui', 'a', {}, 400, 'invalid_request'],
    ['pages?mode=full', 'a', {}, 422, 'nothing_to_withdraw'],
    ['stock?at=2026-02-30T08:00:00Z', 'a', {}, 422, 'invalid_request'],
    ['pages', 'a', { 'idempotency-key': 'avec espace' }, 400, 'bad_idempotency_key'],
  ];
  for (const [address, content, headers, status, code] of cases) {
    const answer = await send(address, content, headers);
    expect([address, answer.status, answer.body['code']]).toEqual([address, status, code]);
    expect(String(answer.body['detail'])).toMatch(/\p{L}.*[.]$/u);
  }
  expect(await shop.db.selectFrom('import_upload').select('id').execute()).toEqual([]);
  const paths = [
    '/imports/abc',
    '/imports/00000000-0000-0000-0000-000000000000',
    '/import-templates/bananes',
  ];
  for (const path of paths) expect((await system.ask('GET', path)).status).toBe(404);
  const good = await loaded('pages', `${PAGE}\nsain;Sain;<p>Bonjour</p>\n`);
  expect((await system.ask('GET', `/imports/${good.id}/rejects`)).body['code']).toBe('no_rejects');
  const json = await system.ask('POST', '/orders/W0000000/status', 'a;b', { 'content-type': 'text/csv' });
  expect([json.status, json.body['code']]).toEqual([415, 'bad_media_type']);
});
