import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '@nuancier/api/database/tables.ts';
import { importKinds } from '@nuancier/api/intake/import-kinds.ts';
import { waitingClaims } from '@nuancier/api/customers/operations/company/judge-claim.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { openPool } from '@nuancier/api/database/open-pool.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { resetDemo } from './reset-demo.ts';
import { demoEmails } from './rows/accounts/customer-rows.ts';

const TODAY = new Date('2027-02-01T09:00:00Z');
const TABLES: readonly (keyof Tables)[] = [
  'site',
  'shop',
  'content_page',
  'content_block',
  'category',
  'product',
  'product_category',
  'article',
  'colour',
  'tint_supplement',
  'url_rewrite',
  'public_price',
  'stock',
  'company',
  'customer',
  'customer_address',
  'wishlist',
  'wishlist_item',
  'portfolio',
  'approval_request',
  'approval_message',
  'orders',
  'withdrawal',
  'contact_message',
  'company_proof',
  'quotation',
  'cart_line',
  'campaign',
  'search_count',
];

let shop: Pick<Awaited<ReturnType<typeof testDatabase>>, 'db' | 'close'>;

beforeAll(async () => {
  shop = await unhurried();
  await loadDemo(shop.db, { size: 600, today: TODAY });
});
afterAll(() => shop.close());

describe('loadDemo', () => {
  it('fills the shop: 26 shops, 599 products, 3,897 articles with their prices and their stock in each shop and on the platform, 443 tints, 16 accounts, 6 favourites lists', async () => {
    expect(await counts()).toMatchObject({
      site: 1,
      shop: 26,
      category: 133,
      product: 599,
      product_category: 599,
      article: 3897,
      public_price: 3897,
      stock: 105_219,
      colour: 443,
      company: 7,
      // Fifteen that are told, and one that waits for its store's word.
      customer: 16,
      customer_address: 8,
      wishlist: 6,
      wishlist_item: 42,
      portfolio: 3,
      approval_request: 5,
      approval_message: 5,
      withdrawal: 1,
      contact_message: 1,
    });
  });

  it('comes in by files, each noted as a merchant’s is, one of every kind but those that only correct others', async () => {
    const runs = await shop.db
      .selectFrom('import_run')
      .select(['kind', 'file_name', 'outcome', 'refused'])
      .execute();
    const corrections = new Set(['attributes', 'stock-delta']);
    const kinds = importKinds.map(({ name }) => name).filter((name) => !corrections.has(name));
    expect(runs.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))).toEqual(
      kinds.map((kind) => ({ kind, file_name: `${kind}.jsonl`, outcome: 'written', refused: 0 })),
    );
  });

  it('shows every stage of an approval: two orders wait for one head of company', async () => {
    const waiting = await shop.db
      .selectFrom('approval_request')
      .innerJoin('cart', 'cart.id', 'approval_request.cart_id')
      .innerJoin('company', 'company.id', 'approval_request.company_id')
      .select(['company.name', 'cart.state', 'approval_request.status'])
      .orderBy('approval_request.id')
      .execute();
    expect(waiting.map(({ name, state, status }) => `${name}, ${state}, ${status}`)).toEqual([
      'Peintures Kermarrec SARL, frozen, waiting_for_approval',
      'Peintures Kermarrec SARL, frozen, waiting_for_approval',
      expect.stringMatching(/, open, approved$/),
      'Peintures Kermarrec SARL, open, rejected',
      'Ravalement Provençal SAS, open, approved',
    ]);
    const lines = await shop.db.selectFrom('approval_line').select(['asked', 'granted']).execute();
    expect(lines).toContainEqual({ asked: 10, granted: 6 });
  });

  it('gives the preparer of Rennes a morning: orders promised within its hours, one of them late', async () => {
    const open = await shop.db
      .selectFrom('orders')
      .select(['promised_at', 'delivery_on', 'status'])
      .where('shop_code', '=', 'VB006')
      .where('status', 'not in', ['RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE'])
      .orderBy('promised_at')
      .execute();
    expect(open.every((order) => order.promised_at !== null || order.delivery_on !== null)).toBe(true);
    const waiting = open.filter(({ status }) => status === 'EN_ATTENTE');
    expect(waiting.flatMap(({ promised_at: at }) => at?.toISOString() ?? [])).toEqual([
      // Monday, 10 o’clock: late by three quarters of an hour; this morning, this afternoon, tomorrow
      '2027-02-01T08:30:00.000Z',
      '2027-02-01T09:45:00.000Z',
      '2027-02-01T10:45:00.000Z',
      '2027-02-01T13:30:00.000Z',
      expect.stringMatching(/^2027-02-02T/),
    ]);
    expect(waiting.flatMap((order) => order.delivery_on ?? [])).toEqual([new Date('2027-02-01')]);
  });

  it('says of what is ready since October that it was promised in October', async () => {
    const ready = await shop.db
      .selectFrom('orders')
      .select(['promised_at', 'placed_at'])
      .where('status', '=', 'DISPONIBLE')
      .execute();
    expect(ready.length).toBeGreaterThan(0);
    const waited = ready.map(({ promised_at: at, placed_at: placed }) => Number(at) - Number(placed));
    expect(waited.filter((ms) => ms <= 0 || ms > 2 * DAY_MS)).toEqual([]);
  });

  it('has one person wait for the store’s word on a client code, and one quotation asked for, as « Aujourd’hui » tells', async () => {
    const claims = await waitingClaims(shop.db);
    expect(claims.map(({ name, company }) => `${name}, ${company}`)).toEqual([
      'Rozenn Le Goff, Peinture Le Goff (EI)',
    ]);
    const asked = await shop.db
      .selectFrom('quotation')
      .innerJoin('customer', 'customer.id', 'quotation.customer_id')
      .select(['customer.email', 'quotation.status', 'quotation.total_ht_cents'])
      .where('quotation.asked_at', 'is not', null)
      .execute();
    expect(asked).toEqual([
      {
        email: 'yann.kermarrec@demo.valbrune.example',
        status: 'EN_COURS',
        total_ht_cents: expect.any(String),
      },
    ]);
    expect(Number(asked[0]?.total_ht_cents)).toBeGreaterThan(0);
  });

  it('gives who makes prices a campaign to come and a draft, and who looks after the search four weeks of it', async () => {
    const campaigns = await shop.db
      .selectFrom('campaign')
      .select(['name', 'state', 'from_day'])
      .orderBy('id')
      .execute();
    expect(campaigns).toEqual([
      { name: 'Outillage de fin d’année', state: 'scheduled', from_day: new Date('2027-02-11') },
      { name: 'Façades de printemps', state: 'draft', from_day: new Date('2027-05-02') },
    ]);
    const announced = await shop.db.selectFrom('campaign_article').select('article_sku').execute();
    expect(announced.length).toBeGreaterThan(50);
    const { rows } = await sql<{ words: string; searches: number }>`
      select words, sum(searches)::int as searches from search_count
      where day between '2027-01-04' and '2027-01-31' group by words order by 2 desc limit 2`.execute(
      shop.db,
    );
    expect(rows).toEqual([
      { words: 'rouleau', searches: 164 },
      { words: 'sous couche', searches: 131 },
    ]);
  });

  it('loaded twice, changes nothing', async () => {
    const before = await everything();
    await loadDemo(shop.db, { size: 600, today: TODAY });
    expect(await everything()).toEqual(before);
  });

  it('finishes a load that was cut short', async () => {
    const whole = await counts();
    await shop.db.deleteFrom('public_price').where('article_sku', 'like', '101%').execute();
    await shop.db.deleteFrom('stock').where('shop_code', '=', 'VB006').execute();
    await shop.db.deleteFrom('customer_address').execute();
    await loadDemo(shop.db, { size: 600, today: TODAY });
    expect(await counts()).toEqual(whole);
  });

  it('notes what was loaded and for which day', async () => {
    const note = await shop.db
      .selectFrom('operator_note')
      .select('value')
      .where('name', '=', 'demo')
      .executeTakeFirst();
    expect(note?.value).toEqual({ size: 600, loadedFor: '2027-02-01' });
  });

  it('hashes the public password of its accounts once, and as slowly as any other', async () => {
    const rows = await shop.db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', 'in', demoEmails())
      .execute();
    const hashes = rows.map((row) => row.password_hash);
    expect(hashes).toHaveLength(15);
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('moves the dates of the accounts with the day', async () => {
    const oldest = await shop.db
      .selectFrom('customer')
      .select('created_at')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    expect(oldest.created_at.toISOString()).toBe('2025-12-08T08:00:00.000Z');
  });

  it('ties sub-accounts to the head of their company', async () => {
    const gwen = await shop.db
      .selectFrom('customer')
      .innerJoin('customer as head', 'head.id', 'customer.parent_id')
      .innerJoin('company', 'company.id', 'customer.company_id')
      .select(['head.lastname', 'company.name', 'customer.ceiling_validated_order_cents as ceiling'])
      .where('customer.email', '=', 'gwen.lebihan@demo.valbrune.example')
      .executeTakeFirst();
    expect(gwen).toEqual({ lastname: 'Kermarrec', name: 'Peintures Kermarrec SARL', ceiling: '150000' });
  });

  it('typesets what it loads', async () => {
    const rows = await shop.db
      .selectFrom('product')
      .select(['name', 'short_description', 'description'])
      .execute();
    const texts = rows.flatMap((row) => [row.name, row.short_description, row.description]);
    expect(texts.filter((text) => /'| [:;!?»]|«\u00A0/.test(text))).toEqual([]);
  });
});

describe('resetDemo', () => {
  it('puts back what a visitor changed', async () => {
    await shop.db.updateTable('product').set({ name: 'Autre nom' }).where('sku', '=', 'P101000').execute();
    await shop.db.deleteFrom('shop').where('code', '=', 'VB026').execute();
    await resetDemo(shop.db, { size: 600, today: TODAY });
    const product = await shop.db
      .selectFrom('product')
      .select('name')
      .where('sku', '=', 'P101000')
      .executeTakeFirst();
    expect(product?.name).toBe('Ardelis Séréna – Peinture plafond mate');
    expect(await counts()).toMatchObject({
      shop: 26,
      product: 599,
      customer: 16,
      withdrawal: 1,
      contact_message: 1,
      company_proof: 1,
    });
  });

  it('leaves a shop alone that never held the demo', async () => {
    const other = await testDatabase('empty');
    await expect(resetDemo(other.db, { size: 600, today: TODAY })).rejects.toThrow('rien n’a été effacé');
    await other.close();
  });
});

/** As whoever loads has it: no statement is too long, however busy the machine is. */
async function unhurried(): Promise<typeof shop> {
  const { url, close } = await testDatabase('empty');
  const db = openPool(url, { size: 3, statementTimeoutMs: 0, onTrouble: () => {} });
  return { db, close: () => db.destroy().then(close) };
}

// One table after the other: a question in line behind large answers would be given up after two seconds.
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await shop.db
      .selectFrom(table)
      .select((all) => all.fn.countAll<string>().as('n'))
      .executeTakeFirst();
    found[table] = Number(row?.n);
  }
  return found;
}

// Rows as stored, with ids and timestamps.
async function everything(): Promise<unknown> {
  const found: string[][] = [];
  for (const table of [...TABLES, 'catalogue_version' as const]) {
    const rows = await shop.db.selectFrom(table).selectAll().execute();
    found.push(rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return found;
}
