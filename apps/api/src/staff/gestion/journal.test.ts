// The log as it is searched in the back office, and as a file.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '../../audit/audit.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { withinPatience } from './journal.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const MARC = 'marc.leroy@equipe.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ database: 'demo' });
  const { id: staffId } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', MARC)
    .executeTakeFirstOrThrow();
  const at = (moment: string, staff: number | null) =>
    ({
      viewer: { kind: 'visitor' },
      staffId: staff,
      clientAddress: '203.0.113.7',
      requestId: 'essai',
      now: () => new Date(moment),
    }) as const;
  await recordAudit(shop.db, at('2026-11-14T22:30:00Z', staffId), {
    event: 'store-changed',
    details: { store: 'VB006', before: { fax: '1', email: 'a@b.fr' }, after: { fax: null, email: 'a@b.fr' } },
  });
  await recordAudit(shop.db, at('2026-11-14T23:30:00Z', null), {
    event: 'export',
    details: { kind: 'prices', author: '<b>Yves</b> Sánchez' },
  });
});
afterAll(() => shop.close());

type Page = {
  entries: { event: string; label: string; person: string | null; facts: unknown[] }[];
  next: string | null;
};

async function journal(args: string): Promise<Page> {
  const { data, errors } = await shop.sendAsStaff(
    CLAIRE,
    `{ journal(${args}) { entries { event label person facts { name before after } } next } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['journal'] as Page;
}
const events = async (args: string) => (await journal(args)).entries.map(({ event }) => event);

it.each([
  ['person: "leroy"', ['store-changed']],
  ['person: "marc.leroy@"', ['store-changed']],
  ['person: "yves"', ['export']],
  // Each word, in any order.
  ['person: "sanchez yves"', ['export']],
  ['person: "leroy yves"', []],
  ['about: "fax vb006"', ['store-changed']],
  ['person: "SANCHEZ"', ['export']],
  ['person: "sánchez"', ['export']],
  ['event: "export", about: "prices"', ['export']],
  ['about: "vb006", event: "store-changed"', ['store-changed']],
  // Half past midnight in Paris is the next day.
  ['since: "2026-11-15", until: "2026-11-15", event: "export"', ['export']],
  ['since: "2026-11-15", until: "2026-11-15", event: "store-changed"', []],
  ['person: "personne de ce nom"', []],
])('finds by %s', async (args, found) => {
  expect(await events(args)).toEqual(found);
});

it('tells what changed, before and after, and leaves out what stayed', async () => {
  const { entries } = await journal('person: "leroy"');
  expect(entries).toMatchObject([
    {
      label: 'magasin modifié',
      person: 'Marc Leroy',
      facts: [
        { name: 'magasin', before: null, after: 'VB006' },
        { name: 'télécopie', before: '1', after: null },
      ],
    },
  ]);
});

it('names who acted: a customer by name, nobody for who showed nothing', async () => {
  const { id, firstname, lastname } = await shop.db
    .selectFrom('customer')
    .select(['id', 'firstname', 'lastname'])
    .where('email', '=', 'yann.kermarrec@demo.valbrune.example')
    .executeTakeFirstOrThrow();
  const at = (moment: string) =>
    ({
      viewer: { kind: 'visitor' },
      clientAddress: '203.0.113.9',
      requestId: 'essai',
      now: () => new Date(moment),
    }) as const;
  await recordAudit(shop.db, at('2031-01-02T08:00:00Z'), { event: 'sign-in', customerId: id });
  await recordAudit(shop.db, at('2031-01-02T08:01:00Z'), {
    event: 'sign-in-failed',
    customerId: id,
    details: { reason: 'wrong' },
  });
  await recordAudit(shop.db, at('2031-01-02T08:02:00Z'), {
    event: 'erasure',
    customerId: id,
    details: { by: 'operator' },
  });
  const { entries } = await journal('since: "2031-01-02", until: "2031-01-02"');
  expect(entries.map(({ person }) => person)).toEqual([
    'le poste de commande',
    'un visiteur',
    `un client, ${firstname} ${lastname}`,
  ]);
});

it('calls sites, categories and rights by their names', async () => {
  const { id, name } = await shop.db
    .selectFrom('category')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { name: site } = await shop.db
    .selectFrom('site')
    .select('name')
    .where('code', '=', 'default')
    .executeTakeFirstOrThrow();
  const place = {
    viewer: { kind: 'visitor' },
    clientAddress: '203.0.113.9',
    requestId: 'essai',
    now: () => new Date('2031-02-02T08:00:00Z'),
  } as const;
  await recordAudit(shop.db, place, {
    event: 'export',
    details: { site: 'default', categories: [id], scopes: ['stock:write'], factor: 'demo' },
  });
  const { entries } = await journal('since: "2031-02-02", until: "2031-02-02"');
  expect(entries[0]?.facts).toHaveLength(4);
  expect(entries[0]?.facts).toEqual(
    expect.arrayContaining([
      { name: 'site', before: null, after: site },
      { name: 'rayons', before: null, after: name },
      { name: 'droits', before: null, after: 'écrire les stocks' },
      { name: 'facteur', before: null, after: 'compte de démonstration' },
    ]),
  );
});

it('reads on from an entry, the newest first', async () => {
  const first = await journal('pageSize: 1, since: "2026-11-14", until: "2026-11-15"');
  const second = await journal(
    `pageSize: 1, since: "2026-11-14", until: "2026-11-15", after: "${first.next}"`,
  );
  expect([...first.entries, ...second.entries].map(({ event }) => event)).toEqual([
    'export',
    'store-changed',
  ]);
});

it('is a file by the same filter, for who may read it', async () => {
  const asked = async (email: string) => {
    const token = await staffSession(shop.db, email, DEMO_DAY);
    return shop.inject({
      url: '/gestion/fichiers/journal.csv?person=leroy',
      headers: { cookie: `nuancier_gestion=${token}` },
    });
  };
  const file = await asked(CLAIRE);
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('magasin modifié');
  expect(file.body).toContain(';14 novembre 2026 à\u00A023\u00A0h\u00A030;Marc Leroy;');
  expect(file.body).toContain(';2026-11-14T22:30:00.000Z\r\n');
  expect(file.body).not.toContain('Yves');
  expect((await asked(MARC)).statusCode).toBe(403);
  expect((await shop.inject({ url: '/gestion/fichiers/journal.csv' })).statusCode).toBe(401);
});

it('a file is noted however its address is spelled', async () => {
  const token = await staffSession(shop.db, CLAIRE, DEMO_DAY);
  const file = await shop.inject({
    url: '/gestion/%66ichiers/journ%61l.csv?person=ailleurs',
    headers: { cookie: `nuancier_gestion=${token}` },
  });
  expect(file.statusCode).toBe(200);
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select('details')
    .where('event', '=', 'export')
    .execute();
  expect(noted.map(({ details }) => details)).toContainEqual({
    file: 'journal.csv',
    filter: 'person=ailleurs',
  });
});

it('is written one at a time, by what reads may have, until its last question is answered', async () => {
  let pieces = 0;
  let answer = () => {};
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const held = new Promise<void>((resolve) => (answer = resolve));
  const beside = await shopApi({
    beside: shop,
    async reads(work) {
      pieces += 1;
      isAsked();
      await held;
      return work(shop.db);
    },
  });
  try {
    const token = await staffSession(shop.db, CLAIRE, DEMO_DAY);
    const request = {
      url: '/gestion/fichiers/journal.csv?person=leroy',
      headers: { cookie: `nuancier_gestion=${token}` },
    };
    const leaving = new AbortController();
    const first = beside.inject({ ...request, signal: leaving.signal }).catch(() => 'left');
    await asked;
    leaving.abort();
    expect(await first).toBe('left');
    const second = await beside.inject(request);
    expect([second.statusCode, second.body]).toEqual([429, expect.stringContaining('est en cours')]);
    answer();
    await expect.poll(async () => (await beside.inject(request)).statusCode).toBe(200);
    // Of the reader who left nothing more was asked.
    expect(pieces).toBe(2);
  } finally {
    await beside.close();
  }
});

it('a search that the log is too long for is told so, in words that help', async () => {
  const slow = plannedForValues(shop.db, (db) => sql`select pg_sleep(5)`.execute(db), { mostMs: 50 });
  await expect(withinPatience(slow)).rejects.toMatchObject({ code: 'JOURNAL_SLOW' });
  await expect(withinPatience(Promise.reject(new Error('other')))).rejects.toThrow('other');
});

it('the settings are a file too, with who changed them, for who reads them', async () => {
  const asked = async (email: string, query = '') => {
    const token = await staffSession(shop.db, email, DEMO_DAY);
    return shop.inject({
      url: `/gestion/fichiers/reglages.csv${query}`,
      headers: { cookie: `nuancier_gestion=${token}` },
    });
  };
  const file = await asked(CLAIRE);
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('groupe;réglage;valeur;changé par;changé le');
  expect(file.body.split('\r\n').length).toBeGreaterThan(20);
  expect((await asked(CLAIRE, '?site=inconnu')).statusCode).toBe(404);
  expect((await asked(MARC)).statusCode).toBe(403);
});

it('an older entry names the lines of an order by numbers alone: they are looked up', async () => {
  const line = await shop.db
    .selectFrom('order_line')
    .select(['id', 'article_sku', 'name'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await recordAudit(
    shop.db,
    {
      viewer: { kind: 'visitor' },
      clientAddress: '203.0.113.7',
      requestId: 'essai',
      now: () => new Date('2026-11-14T23:40:00Z'),
    },
    { event: 'order-parts-moved', details: { lines: [{ lineId: line.id, quantity: 2 }], author: 'Marc' } },
  );
  const told = `${line.article_sku} ${line.name}\u00A0: 2`;
  const { entries } = await journal('event: "order-parts-moved"');
  expect(entries.find(({ person }) => person === 'Marc')?.facts).toContainEqual({
    name: 'lignes',
    before: null,
    after: told,
  });
});
