// What the staff does with files: acts by role, previews, publishing, taking back.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import {
  idIn,
  PRICE_HEADER,
  pricedArticles,
  priceLine,
  refusal,
  staffFiles,
} from '../testing/staff-files.ts';
import { claimUpload } from '../uploads/uploads-store.ts';

const at = (name: string) => `${name}@equipe.valbrune.example`;
const OWNER = at('claire.valbrune');
const PRICES = at('thomas.roche');
const CONTENT = at('emma.girard');
const READER = at('anne.schmitt');

let shop: ShopApi;
let clock = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => clock });
});
afterAll(() => shop.close());

const { worked, upload, cookieOf, ask, fileAt, publish, takeBack, told, published } = staffFiles(() => shop, {
  now: () => clock,
  tick: () => (clock = new Date(clock.getTime() + 1_000)),
});

async function priceRows() {
  const prices = await sql`select * from public_price order by article_sku`.execute(shop.db);
  const history = await sql`select * from price_history order by article_sku, kind, valid_from`.execute(
    shop.db,
  );
  return { prices: prices.rows, history: history.rows };
}

describe('a price file', () => {
  it('is tried, held, published as it was seen, and taken back whole on its day', async () => {
    const before = await priceRows();
    const [first, second] = await pricedArticles(shop.db, 2);
    if (!first || !second) throw new Error('the demonstration has no prices');
    const content = [PRICE_HEADER, priceLine(first, 10), priceLine(second, 0.1)].join('\n');
    const sent = await upload(PRICES, { content });
    expect(sent).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/gestion\/imports\/fichiers\//),
    });
    const id = idIn(sent);
    expect(await fileAt(PRICES, id)).toMatchObject({ state: 'waiting', outcome: null, may_publish: false });
    await worked();
    const tried = await fileAt(PRICES, id);
    expect(tried).toMatchObject({
      state: 'done',
      is_published: false,
      may_publish: true,
      has_rejects: true,
      outcome: { result: 'held', run: null, asks: ['accept'], held: 2, refusals: [{ line: 2 }, { line: 3 }] },
    });
    expect(await priceRows()).toEqual(before);
    const rejects = await shop.inject({
      url: `/gestion/fichiers/imports/${id}/rejets`,
      headers: await cookieOf(PRICES),
    });
    expect(rejects.body).toContain(first.sku);

    const seen = { id, sha256: tried?.sha256 };
    expect(await refusal(publish(PRICES, { ...seen, sha256: 'autre' }))).toMatchObject({
      key: 'FILE_NOT_THAT',
    });
    expect(await refusal(publish(PRICES, { ...seen, skip: true }))).toMatchObject({ key: 'FILE_NOT_AGREED' });
    expect(await fileAt(PRICES, id), 'it waits to be published as before').toEqual(tried);
    await publish(PRICES, { ...seen, accept: true });
    expect(await refusal(publish(PRICES, { ...seen, accept: true }))).toMatchObject({ key: 'FILE_IN_WORK' });
    await worked();
    const done = await fileAt(PRICES, id);
    expect(done).toMatchObject({
      is_published: true,
      may_publish: false,
      outcome: {
        result: 'written',
        changed: 2,
        prices: { up: 1, down: 1, most_up: { sku: first.sku, before_cents: first.pack } },
      },
    });
    expect(await refusal(publish(PRICES, { ...seen, accept: true }))).toMatchObject({
      key: 'FILE_PUBLISHED',
    });
    expect((await priceRows()).prices).not.toEqual(before.prices);

    const run = done?.outcome?.run;
    expect(await takeBack(PRICES, run)).toEqual({
      takeBackImport: { taken_back_by: 'Thomas Roche', may_take_back: false },
    });
    expect(await priceRows()).toEqual(before);
    expect(await refusal(takeBack(PRICES, run))).toMatchObject({
      key: 'IMPORT_TAKEN_BACK',
      says: expect.stringContaining('Thomas Roche a déjà repris'),
    });
    const noted = await shop.db
      .selectFrom('audit_entry')
      .select(['event', 'staff_id'])
      .where('event', 'in', ['import', 'import-taken-back'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(noted.map(({ event }) => event)).toEqual(['import-taken-back', 'import']);
    expect(noted.every(({ staff_id: staff }) => staff !== null)).toBe(true);
  });

  it('that withdraws and adds is taken back too', async () => {
    const before = await priceRows();
    const articles = await pricedArticles(shop.db, 5_000);
    const kept = articles.slice(1).map((article) => priceLine(article, 1));
    const run = await published(PRICES, { content: [PRICE_HEADER, ...kept].join('\n'), complet: 'oui' });
    expect((await priceRows()).prices.length).toBeLessThan(before.prices.length);
    await takeBack(PRICES, run);
    expect(await priceRows()).toEqual(before);
  });

  it('taken back days later leaves in the history what was offered meanwhile', async () => {
    const [first] = await pricedArticles(shop.db, 1);
    if (!first) throw new Error('no price');
    const run = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 2)].join('\n') });
    clock = new Date(clock.getTime() + 3 * DAY_MS);
    await takeBack(PRICES, run);
    expect(await pricedArticles(shop.db, 1)).toEqual([first]);
    const history = await sql<{ pack: number; days: number | null }>`
      select pack_ht_cents as pack, valid_to - valid_from + 1 as days from price_history
      where article_sku = ${first.sku} and kind = 'LIST' order by valid_from desc limit 2`.execute(shop.db);
    expect(history.rows).toEqual([
      { pack: first.pack, days: null },
      { pack: first.pack * 2, days: 3 },
    ]);
  });
});

describe('other kinds', () => {
  const taken: readonly (readonly [string, string, string, string])[] = [
    ['price-lists', PRICES, 'tarif;nom;groupe;remise\nNOUVEAU;Nouveau tarif;PEINT;12', 'price_list'],
    ['coupons', PRICES, 'code;nom;remise\nESSAI10;Essai;10', 'coupon'],
    ['costs', PRICES, 'article;prix_achat_ht\n10100003;12,34', 'article_cost'],
    ['redirects', CONTENT, 'ancienne_adresse;genre;cible\nvieux.html;page;livraison', 'url_rewrite'],
  ];
  it.each(taken)('%s are taken back', async (genre, email, content, table) => {
    const rows = async () =>
      (await sql`select * from ${sql.table(table)} as held order by held::text`.execute(shop.db)).rows;
    const before = await rows();
    const run = await published(email, { genre, content });
    expect(await rows()).not.toEqual(before);
    const written = (await told(email, run))?.changes?.rows ?? [];
    expect(written).toEqual([expect.objectContaining({ what: 'added', is_other_since: false })]);
    expect(written[0]?.cells.length).toBeGreaterThan(0);
    await takeBack(email, run);
    expect(await rows()).toEqual(before);
  });

  it('a page is not taken back: it has its versions', async () => {
    const content = 'page;titre;contenu\nessai;Essai;<p>Essai</p>';
    const run = await published(CONTENT, { genre: 'pages', content });
    expect((await told(CONTENT, run))?.take_back).toBe('other_kind');
    expect(await refusal(takeBack(CONTENT, run))).toMatchObject({
      key: 'IMPORT_NOT_KEPT',
      says: expect.stringContaining('ne se reprend pas'),
    });
    const kept = await sql`select from content_page where identifier = 'essai'`.execute(shop.db);
    expect(kept.rows).toHaveLength(1);
  });

  it('a code that has served since stays, and the file is not taken back', async () => {
    const run = await published(PRICES, { genre: 'coupons', content: 'code;nom;remise\nSERVI10;Servi;10' });
    await shop.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'SERVI10').execute();
    expect(await refusal(takeBack(PRICES, run))).toMatchObject({ key: 'IMPORT_CHANGED_SINCE' });
  });

  it('of which every line is refused has nothing to publish', async () => {
    const [first] = await pricedArticles(shop.db, 1);
    const id = idIn(await upload(PRICES, { content: [PRICE_HEADER, `${first?.sku};;`].join('\n') }));
    await worked();
    const tried = await fileAt(PRICES, id);
    expect(tried).toMatchObject({ may_publish: false, outcome: { lines: 1, refused: 1, held: 0 } });
    expect(
      await refusal(publish(PRICES, { id, sha256: tried?.sha256 ?? '', skipRefused: true })),
    ).toMatchObject({ key: 'FILE_UNREAD' });
  });

  it('a new list stays with what another file has added to it', async () => {
    const list = (group: string) => `tarif;nom;groupe;remise\nSUIVI;Suivi;${group};12`;
    const run = await published(PRICES, { genre: 'price-lists', content: list('PEINT') });
    await published(PRICES, { genre: 'price-lists', content: list('OUTIL') });
    expect(await refusal(takeBack(PRICES, run))).toMatchObject({
      key: 'IMPORT_CHANGED_SINCE',
      says: expect.stringContaining('SUIVI OUTIL'),
    });
  });

  it('a price comes back to no article that is gone', async () => {
    const [gone, ...rest] = await pricedArticles(shop.db, 5_000);
    const content = [PRICE_HEADER, ...rest.map((article) => priceLine(article, 1))].join('\n');
    const run = await published(PRICES, { content, complet: 'oui' });
    await sql`delete from article where sku = ${gone?.sku ?? ''}`.execute(shop.db);
    expect(await refusal(takeBack(PRICES, run))).toMatchObject({ key: 'IMPORT_GONE' });
  });
});

describe('who brings what', () => {
  it('each role has its kinds, at every door', async () => {
    const id = idIn(await upload(PRICES, { content: PRICE_HEADER }));
    expect(await upload(CONTENT, { content: PRICE_HEADER })).toMatchObject({
      status: 303,
      location: expect.stringContaining('refus=genre'),
    });
    expect(await fileAt(CONTENT, id)).toBeNull();
    expect(await refusal(publish(CONTENT, { id, sha256: 'x' }))).toMatchObject({ key: 'UNKNOWN_FILE' });
    const { importRuns } = await ask<{ importRuns: { rows: { id: number; kind: string }[] } }>(
      CONTENT,
      '{ importRuns(first: 200) { rows { id kind } } }',
    );
    expect(new Set(importRuns.rows.map(({ kind }) => kind))).toEqual(
      new Set(
        ['pages', 'blocks', 'redirects', 'pictures'].filter((kind) =>
          importRuns.rows.some((run) => run.kind === kind),
        ),
      ),
    );
    const ofPrices = await shop.db
      .selectFrom('import_run')
      .select('id')
      .where('kind', '=', 'prices')
      .executeTakeFirstOrThrow();
    expect(await refusal(takeBack(CONTENT, ofPrices.id))).toMatchObject({ key: 'UNKNOWN_IMPORT' });
    expect(
      await ask(CONTENT, 'query ($id: Int!) { importRun(id: $id) { id } }', { id: ofPrices.id }),
    ).toEqual({ importRun: null });
    expect((await upload(READER, { content: PRICE_HEADER })).status).toBe(403);
    const model = await shop.inject({
      url: '/gestion/fichiers/imports/modeles/prices.csv',
      headers: await cookieOf(CONTENT),
    });
    expect(model.statusCode).toBe(404);
    await worked();
    const unread = await fileAt(PRICES, id);
    expect(unread, 'no line, nothing to publish').toMatchObject({
      may_publish: false,
      outcome: { lines: 0 },
    });
    expect(await refusal(publish(PRICES, { id, sha256: unread?.sha256 ?? '' }))).toMatchObject({
      key: 'FILE_UNREAD',
    });
    expect(await ask(PRICES, 'mutation ($id: ID!) { dropFile(id: $id) }', { id })).toEqual({
      dropFile: true,
    });
  });

  it.each([
    ['another site', { content: PRICE_HEADER, origin: 'https://evil.example' }, 403, ''],
    ['an empty file', { content: '' }, 303, 'refus=vide'],
    ['a picture', { content: 'x', name: 'prix.png' }, 303, 'refus=format&genre=prices'],
    ['an archive of prices', { content: 'x', name: 'prix.zip' }, 303, 'refus=format'],
    ['no kind', { content: PRICE_HEADER, genre: 'rien' }, 303, 'refus=genre'],
  ] as const)('refuses %s', async (_what, sent, status, said) => {
    const before = await shop.db.selectFrom('import_upload').select('id').execute();
    const answer = await upload(PRICES, sent);
    expect(answer.status).toBe(status);
    expect(answer.location).toContain(said);
    expect(await shop.db.selectFrom('import_upload').select('id').execute()).toEqual(before);
  });

  it('pages of runs go on where the one before ended', async () => {
    type Page = { importRuns: { rows: { id: number }[]; next: number | null } };
    const page = (after: number | null) =>
      ask<Page>(OWNER, 'query ($after: Int) { importRuns(after: $after, first: 3) { rows { id } next } }', {
        after,
      });
    const first = await page(null);
    const second = await page(first.importRuns.next);
    const ids = [...first.importRuns.rows, ...second.importRuns.rows].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(6);
  });
});

describe('what is brought', () => {
  const notes = (event: string) =>
    shop.db.selectFrom('audit_entry').selectAll().where('event', '=', event).orderBy('id', 'desc').execute();

  it('is noted, and so is what is put away again', async () => {
    const id = idIn(await upload(PRICES, { content: PRICE_HEADER, name: 'vide.csv' }));
    expect((await notes('file-brought'))[0]).toMatchObject({
      staff_id: expect.any(Number),
      details: { kind: 'prices', file_name: 'vide.csv', sha256: expect.any(String) },
    });
    await worked();
    await ask(PRICES, 'mutation ($id: ID!) { dropFile(id: $id) }', { id });
    expect((await notes('file-dropped'))[0]).toMatchObject({
      staff_id: expect.any(Number),
      details: { before: { kind: 'prices', file_name: 'vide.csv' }, after: null },
    });
  });

  it('waits behind what a system has sent', async () => {
    const tried = idIn(await upload(PRICES, { content: PRICE_HEADER }));
    const sent = await sql<{ id: string }>`
      insert into import_upload (id, kind, file_name, format, options, given_by, client_address, request_id,
        received_at, state, sha256, bytes)
      select gen_random_uuid(), kind, 'erp.csv', format, options || '{"isTrial": false}', 'ERP', client_address,
        request_id, received_at + interval '1 minute', 'waiting', sha256, bytes
      from import_upload where id = ${tried} returning id`.execute(shop.db);
    const first = await shop.db.transaction().execute(async (db) => {
      const claimed = await claimUpload(db, clock);
      await sql`delete from import_upload where id = ${sent.rows[0]?.id}`.execute(db);
      return claimed?.id;
    });
    expect(first).toBe(sent.rows[0]?.id);
    await worked();
  });

  it('is not taken back while another import writes there', async () => {
    const [article] = await pricedArticles(shop.db, 1);
    if (!article) throw new Error('the demonstration has no prices');
    const run = await published(PRICES, { content: [PRICE_HEADER, priceLine(article, 1.01)].join('\n') });
    await shop.db.transaction().execute(async (other) => {
      await sql`lock table public_price in share row exclusive mode`.execute(other);
      expect(await refusal(takeBack(PRICES, run))).toMatchObject({ key: 'IMPORT_BUSY' });
    });
    await takeBack(PRICES, run);
  });

  it('is forty files in an hour, and no more', async () => {
    const brought = () => upload(CONTENT, { genre: 'redirects', name: 'adresses.csv', content: 'x' });
    for (let at = 0; at < 40; at += 1) await brought();
    expect((await brought()).location).toBe('/gestion/imports/nouveau?refus=trop&genre=redirects');
    clock = new Date(clock.getTime() + 3_600_000);
    expect((await brought()).location).toMatch(/fichiers/);
  });
});

describe('a file of sites', () => {
  it('changes no IBAN: that is for the screen that asks for the password', async () => {
    const row = await shop.db
      .selectFrom('site')
      .selectAll()
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    const settings = Object(row.settings) as Record<string, unknown>;
    const file = (more: object, code = row.code) =>
      JSON.stringify({
        site: code,
        nom: row.name,
        theme: row.theme,
        racine: row.root_category_id,
        position: row.position,
        defaut: code === row.code,
        reglages: more,
      });
    const other = { seller: { ...Object(settings['seller']), iban: 'DE89370400440532013000' } };
    const settingsNow = () =>
      shop.db.selectFrom('site').select(['code', 'settings']).orderBy('code').execute();
    const before = await settingsNow();
    for (const content of [file(other), file(other, 'autre')]) {
      const id = idIn(await upload(OWNER, { genre: 'sites', name: 'sites.jsonl', content }));
      await worked();
      const tried = await fileAt(OWNER, id);
      expect(tried?.outcome).toMatchObject({
        result: 'refused',
        refusals: [{ line: 1, reason: expect.stringContaining('dans Réglages') }],
      });
      const seen = { id, sha256: tried?.sha256, accept: true, skip: true };
      expect(await refusal(publish(OWNER, seen))).toMatchObject({ key: 'FILE_UNREAD' });
      await worked();
      expect(await settingsNow()).toEqual(before);
    }
    await published(OWNER, {
      genre: 'sites',
      name: 'sites.jsonl',
      content: file({ title_suffix: '· Autre' }),
    });
    expect(await settingsNow()).not.toEqual(before);
  });
});
