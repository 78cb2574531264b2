// The reports beside that of sales: each by its definition, on rows that are written here; its file; and who reads what.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';

const at = (name: string) => `${name}@equipe.valbrune.example`;
const OWNER = at('claire.valbrune');
const MANAGER = at('marc.leroy');
/** Far from what the demonstration tells. */
const JUNE = { since: '2025-06-01', until: '2025-06-30' };

type Row = { key: string; label: string; values: (number | null)[] };
type Table = {
  columns: { label: string; kind: string }[];
  rows: Row[];
  total: Row | null;
  row_count: number;
};
type Asked = { by?: string; since: string; until: string; store?: string; hours?: number; first?: number };

let shop: ShopApi;
let own: string;
let other: string;
let salesPerson: string;
beforeAll(async () => {
  shop = await shopApi();
  const stores = await sql<{ code: string; is_own: boolean }>`
    select code, code in (select shop_code from staff_store join staff on staff.id = staff_id where email = ${MANAGER})
      as is_own from shop order by code`.execute(shop.db);
  own = stores.rows.find(({ is_own: isOwn }) => isOwn)?.code ?? '';
  other = stores.rows.find(({ is_own: isOwn }) => !isOwn)?.code ?? '';
  const { email } = await shop.db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'commercial')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  salesPerson = email;
});
afterAll(() => shop.close());

async function read(email: string, report: string, asked: Asked): Promise<Table> {
  const { data, errors } = await shop.sendAsStaff(
    email,
    `query ($asked: FiguresAsked!) { ${report}(asked: $asked) { columns { label kind } row_count
      rows { key label values } total { key label values } } }`,
    { asked },
  );
  if (errors) throw new Error(String(errors[0]?.extensions?.['key']));
  return data?.[report] as Table;
}

type NewOrder = {
  shop?: string;
  mode?: string;
  status?: string;
  placed?: string;
  promised?: string | null;
  deliveryOn?: string | null;
  lines?: { sku: string; packs: number }[];
  moved?: { to: string; on: string };
};

let nth = 0;
async function order(given: NewOrder): Promise<number> {
  nth += 1;
  const { mode = 'EMP', status = 'EN_PREPARATION', placed = '2025-06-02T08:00:00Z', lines = [] } = given;
  const written = await sql<{ id: number }>`
    insert into orders (number, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
      payment_state, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents, total_ttc_cents,
      placed_at, promised_at, delivery_on)
    values (${`R${nth}`}, 'x', 'x@exemple.fr', ${given.shop ?? own}, ${mode}, 'SW', ${status}, 'at_store', 'due', 1000, 0, 0,
      1000, 200, 1200, ${placed}, ${given.promised ?? null}, ${given.deliveryOn ?? null}) returning id`.execute(
    shop.db,
  );
  const id = written.rows[0]?.id ?? 0;
  for (const [position, { sku, packs }] of lines.entries())
    await sql`
      insert into order_line (order_id, position, article_sku, parent_sku, name, quantity, unit_ht_cents, row_ht_cents,
        tax_rate) values (${id}, ${position}, ${sku}, 'P', ${sku}, ${packs}, 100, ${100 * packs}, 2000)`.execute(
      shop.db,
    );
  if (given.moved)
    await sql`insert into order_status_change (order_id, from_status, to_status, at, author)
      values (${id}, 'EN_ATTENTE', ${given.moved.to}, ${given.moved.on}, 'x')`.execute(shop.db);
  return id;
}

describe('promises', () => {
  it('are kept by their hour, late when still open, and left out when cancelled or taken over finished', async () => {
    const promised = '2025-06-03T10:00:00Z';
    await order({ promised, status: 'RETIREE', moved: { to: 'DISPONIBLE', on: '2025-06-03T09:59:00Z' } });
    await order({ promised, status: 'DISPONIBLE', moved: { to: 'DISPONIBLE', on: '2025-06-03T12:00:00Z' } });
    await order({ promised });
    await order({ promised, status: 'ANNULEE' });
    await order({ promised, status: 'RETIREE' });
    // By the end of its French day, which is 22:00 at Greenwich.
    const sent = (on: string): NewOrder => ({
      mode: 'LIV',
      status: 'EXPEDIEE',
      deliveryOn: '2025-06-04',
      moved: { to: 'EXPEDIEE', on },
    });
    await order(sent('2025-06-04T21:59:00Z'));
    await order({ ...sent('2025-06-04T22:30:00Z'), shop: other });
    const byStore = await read(OWNER, 'promiseReport', { ...JUNE, by: 'store' });
    const open = (DEMO_DAY.getTime() - Date.parse(promised)) / 3_600_000;
    expect(byStore.rows.find(({ key }) => key === own)?.values).toEqual([
      4,
      2,
      2,
      1,
      0.5,
      (open + 2) / 2,
      open,
    ]);
    expect(byStore.rows.find(({ key }) => key === other)?.values).toEqual([1, 0, 1, 0, 0, 0.5, 0.5]);
    expect(byStore.total?.values.slice(0, 5)).toEqual([5, 2, 3, 1, 0.4]);
    const byWeek = await read(MANAGER, 'promiseReport', { ...JUNE, by: 'week' });
    expect(byWeek.rows.map(({ key, values }) => [key, values[0]])).toEqual([['2025-06-02', 4]]);
    const day = (on: string) => read(OWNER, 'promiseReport', { since: on, until: on });
    expect((await day('2025-06-04')).total?.values[0]).toBe(2);
    expect((await day('2025-06-05')).total?.values[0]).toBe(0);
  });
});

describe('margin', () => {
  const AUGUST = { since: '2025-08-01', until: '2025-08-20' };

  it('is of what has a known cost on the day of its order, and says how much that is', async () => {
    const found = await sql<{ sku: string }>`select sku from article order by sku limit 2`.execute(shop.db);
    const [known = '', unknown = ''] = found.rows.map(({ sku }) => sku);
    await sql`delete from article_cost where article_sku in (${known}, ${unknown})`.execute(shop.db);
    await sql`insert into article_cost (article_sku, since, pack_ht_cents)
      values (${known}, '2025-08-02', 60), (${known}, '2025-08-11', 80)`.execute(shop.db);
    const lines = [
      { sku: known, packs: 3 },
      { sku: unknown, packs: 1 },
    ];
    // One before any cost was known, one at the first, one on the French day of the second.
    for (const placed of ['2025-08-01T20:00:00Z', '2025-08-10T20:00:00Z', '2025-08-10T23:00:00Z'])
      await order({ placed, lines });
    await order({ placed: '2025-08-10T20:00:00Z', lines, status: 'ANNULEE' });
    const byDay = await read(OWNER, 'marginReport', { ...AUGUST, by: 'day' });
    expect(byDay.rows.map(({ key, values }) => [key, values])).toEqual([
      ['2025-08-01', [400, 0, 0, 0, 0, null]],
      ['2025-08-10', [400, 300, 0.75, 180, 120, 0.4]],
      ['2025-08-11', [400, 300, 0.75, 240, 60, 0.2]],
    ]);
    const whole = [1200, 600, 0.5, 420, 180, 0.3];
    expect(byDay.total?.values).toEqual(whole);
    const others = await Promise.all(
      ['store', 'universe'].map((by) => read(OWNER, 'marginReport', { ...AUGUST, by })),
    );
    expect(others.map(({ total }) => total?.values)).toEqual([whole, whole]);
  });

  it('is read by who sets prices and keeps the books, and by no store', async () => {
    expect((await read(at('thomas.roche'), 'marginReport', AUGUST)).total?.values[4]).toBe(180);
    await expect(read(MANAGER, 'marginReport', AUGUST)).rejects.toThrow('ROLE_MAY_NOT');
    await expect(read(salesPerson, 'marginReport', AUGUST)).rejects.toThrow('ROLE_MAY_NOT');
  });
});

describe('stock-outs', () => {
  it('weigh what was ordered there; what a store does not keep is not missed', async () => {
    const kept = await sql<{ sku: string }>`
      select article_sku as sku from stock where shop_code = ${own} and statut_article_mag = 'P'
        and not appro_directe_fournisseur order by 1 limit 3`.execute(shop.db);
    const [out = '', there = '', onOrder = ''] = kept.rows.map(({ sku }) => sku);
    await sql`update stock set available = case article_sku when ${there} then 5 else 0 end,
      statut_article_mag = case article_sku when ${onOrder} then 'V' else 'P' end
      where article_sku in (${out}, ${there}, ${onOrder}) and shop_code = ${own}`.execute(shop.db);
    const lines = [
      { sku: out, packs: 3 },
      { sku: there, packs: 9 },
      { sku: onOrder, packs: 50 },
    ];
    const placed = '2025-07-10T10:00:00Z';
    await order({ placed, lines });
    await order({ placed, lines, status: 'ANNULEE' });
    const july = { since: '2025-07-01', until: '2025-07-31' };
    const { rows, total } = await read(OWNER, 'stockOutReport', { ...july, by: 'store' });
    expect(rows.map(({ key, values }) => [key, values])).toEqual([[own, [2, 1, 12, 3, 0.25]]]);
    expect(total?.values).toEqual([2, 1, 12, 3, 0.25]);
    const articles = await read(MANAGER, 'stockOutReport', { ...july, by: 'article', store: own });
    expect(articles.rows.map(({ key, values }) => [key, values.slice(0, 4)])).toEqual([[out, [1, 3, 3, 1]]]);
    expect((await read(OWNER, 'stockOutReport', { ...july, store: other })).rows).toEqual([]);
  });
});

type NewCart = { on: string; state?: string; shop?: string; packs?: number; more?: Record<string, string> };

async function cart({
  on,
  state = 'open',
  shop: code = own,
  packs = 2,
  more = {},
}: NewCart): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  await sql`
    insert into cart (id, shop_code, state, created_at, updated_at, email, shipping_method, payment_method)
    values (${id}, ${code}, ${state}, ${on}, ${on}, ${more['email'] ?? null}, ${more['shipping'] ?? null},
      ${more['payment'] ?? null})`.execute(shop.db);
  if (packs > 0)
    await sql`
      insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity, told_ht_cents)
      values (gen_random_uuid(), ${id}, 1, 'A', 'P', 'x', 'L', ${packs}, 1250)`.execute(shop.db);
  return id;
}

describe('carts', () => {
  const MAY = { since: '2025-05-01', until: '2025-05-31' };

  it('left with something in them count on the French day of their last change', async () => {
    await cart({ on: '2025-05-09T22:30:00Z' });
    await cart({ on: '2025-05-10T10:00:00Z', packs: 4 });
    await cart({ on: '2025-05-10T10:00:00Z', shop: other });
    await cart({ on: '2025-05-10T10:00:00Z', packs: 0 });
    await cart({ on: '2025-05-10T10:00:00Z', state: 'frozen' });
    await cart({ on: '2025-05-10T10:00:00Z', state: 'closed' });
    const { rows, total } = await read(OWNER, 'abandonedCartsReport', { ...MAY, by: 'day' });
    expect(rows.map(({ key, values }) => [key, values])).toEqual([
      ['2025-05-10', [3, 0, 3, 8, 10_000, 3333]],
    ]);
    expect(total?.values).toEqual([3, 0, 3, 8, 10_000, 3333]);
    const theirs = await read(MANAGER, 'abandonedCartsReport', { ...MAY, by: 'store' });
    expect(theirs.rows.map(({ key, values }) => [key, values[0]])).toEqual([[own, 2]]);
  });

  it('are left once they were not touched for the hours asked', async () => {
    const today = { since: '2026-11-15', until: '2026-11-15', by: 'day' };
    const count = async (hours?: number) =>
      (await read(OWNER, 'abandonedCartsReport', { ...today, ...(hours && { hours }) })).total?.values[0];
    const before = await count(1);
    await cart({ on: '2026-11-15T05:00:00Z' });
    expect(await count(1)).toBe(Number(before) + 1);
    expect(await count(4)).toBe(0);
    expect(await count()).toBe(0);
    await expect(count(9000)).rejects.toThrow('REPORT_HOURS');
  });

  it('each step counts who came to it or further', async () => {
    const march = { since: '2025-03-10', until: '2025-03-10' };
    const on = '2025-03-10T10:00:00Z';
    await cart({ on });
    await cart({ on, packs: 0 });
    await cart({ on, state: 'closed' });
    await cart({ on, more: { email: 'a@exemple.fr' } });
    await cart({ on, more: { shipping: 'pickup', payment: 'card' } });
    const ordered = async (status: string) => {
      const [cartId, id] = [await cart({ on, state: 'closed' }), await order({ placed: on, status })];
      await sql`update orders set cart_id = ${cartId} where id = ${id}`.execute(shop.db);
    };
    await ordered('EN_ATTENTE');
    await ordered('ANNULEE');
    const { rows, total } = await read(OWNER, 'conversionReport', march);
    expect(rows.map(({ values }) => values)).toEqual([
      [5, 1, null],
      [4, 0.8, 0.8],
      [3, 0.6, 0.75],
      [3, 0.6, 1],
      [2, 0.4, expect.closeTo(2 / 3)],
      [1, 0.2, 0.5],
    ]);
    expect(total).toBeNull();
    expect((await read(OWNER, 'conversionReport', { ...march, store: other })).rows[0]?.values).toEqual([
      0,
      null,
      null,
    ]);
  });
});

describe('searches', () => {
  it('are counted by their words and by their days, with what found nothing', async () => {
    const counted = [
      ['2025-06-02', 'laque', 4, 0, 3],
      ['2025-06-03', 'laque', 2, 0, 1],
      ['2025-06-03', 'enduit miracle', 3, 3, 0],
      ['2025-07-04', 'laque', 9, 0, 9],
    ] as const;
    for (const [day, words, searches, without_result, clicks] of counted)
      await sql`insert into search_count (day, site, words, searches, without_result, clicks)
        values (${day}, 'default', ${words}, ${searches}, ${without_result}, ${clicks})`.execute(shop.db);
    const byWords = await read(OWNER, 'searchesReport', JUNE);
    expect(byWords.rows.map(({ label, values }) => [label, values])).toEqual([
      ['laque', [6, 0, 0, 4]],
      ['enduit miracle', [3, 3, 1, 0]],
    ]);
    expect(byWords.total?.values).toEqual([9, 3, expect.closeTo(1 / 3), 4]);
    const byDay = await read(OWNER, 'searchesReport', { ...JUNE, by: 'day' });
    expect(byDay.rows.map(({ key, values }) => [key, values[0]])).toEqual([
      ['2025-06-02', 4],
      ['2025-06-03', 5],
    ]);
    await expect(read(MANAGER, 'searchesReport', JUNE)).rejects.toThrow('ROLE_MAY_NOT');
  });
});

describe('approvals', () => {
  const subAccount = async (whose: RawBuilder<unknown>) => {
    const found = await sql<{ id: number; company: number }>`
      select id, company_id as company from customer where role = 'Subaccount' and ${whose} order by id limit 1`.execute(
      shop.db,
    );
    return found.rows[0] ?? { id: 0, company: 0 };
  };

  it('take so many hours from the request to the decision; a sales person reads those of its portfolio', async () => {
    const portfolio = sql`company_id in (
      select company_id from customer join portfolio on portfolio.customer_id = customer.id
        join staff using (representative_id) where staff.email = ${salesPerson})`;
    const theirs = await subAccount(portfolio);
    const others = await subAccount(sql`not ${portfolio}`);
    expect([theirs.id, others.id]).not.toContain(0);
    const request = async (status: string, hours: number | null, { id, company } = theirs) =>
      sql`
        insert into approval_request (number, cart_id, customer_id, company_id, status, total_ht_cents, packs, requested_at,
          decided_at)
        values (${`D${(nth += 1)}`}, ${await cart({ on: '2025-06-10', state: 'closed', packs: 0 })}, ${id}, ${company},
          ${status}, 1000, 1, '2025-06-10T08:00:00Z',
          '2025-06-10T08:00:00Z'::timestamptz + make_interval(hours => ${hours}::int))`.execute(shop.db);
    await request('approved', 1);
    await request('approved', 3);
    await request('rejected', 11);
    await request('withdrawn', 500);
    await request('waiting_for_approval', null);
    await request('rejected', 1, others);
    const whole = await read(OWNER, 'approvalTimesReport', JUNE);
    const told = [String(theirs.company), [5, 2, 1, 1, 1, 2, 3, expect.closeTo(9.4)]];
    expect(whole.rows.map(({ key, values }) => [key, values])).toEqual([
      told,
      [String(others.company), [1, 0, 1, 0, 0, 0, 1, 1]],
    ]);
    expect(whole.total?.values[0]).toBe(6);
    const portion = await read(salesPerson, 'approvalTimesReport', JUNE);
    expect(portion.rows.map(({ key, values }) => [key, values])).toEqual([told]);
    expect(portion.total?.values[0]).toBe(5);
    await expect(read(salesPerson, 'promiseReport', JUNE)).rejects.toThrow('ROLE_MAY_NOT');
  });
});

describe('every report', () => {
  const files = {
    marge: ['marginReport', 'store'],
    ruptures: ['stockOutReport', 'article'],
    promesses: ['promiseReport', 'week'],
    paniers: ['abandonedCartsReport', 'store'],
    conversion: ['conversionReport', 'step'],
    validations: ['approvalTimesReport', 'company'],
    recherches: ['searchesReport', 'words'],
  } as const;
  const spans = [
    JUNE,
    { since: '2025-07-01', until: '2025-07-31' },
    { since: '2025-03-01', until: '2025-05-31' },
  ];

  it.each(Object.entries(files))('%s.csv has the figures of its page', async (file, [report, by]) => {
    const token = await staffSession(shop.db, OWNER, DEMO_DAY);
    let seen = 0;
    for (const period of spans) {
      const { body } = await shop.inject({
        url: `/gestion/fichiers/rapports/${file}.csv?${new URLSearchParams({ ...period, by })}`,
        headers: { cookie: `nuancier_gestion=${token}` },
      });
      const { columns, rows } = await read(OWNER, report, { ...period, by });
      const told = rows.map(({ key, label, values }) => {
        const cells = values.map((value, place) => cell(value, columns[place]?.kind));
        return [...(by === 'article' ? [label, key] : [label]), ...cells].join(';');
      });
      expect(body.trim().split('\r\n').slice(1)).toEqual(told);
      seen += rows.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('shows so many rows, and says how many there are', async () => {
    const first = await read(OWNER, 'conversionReport', { ...JUNE, first: 2 });
    expect([first.rows.length, first.row_count]).toEqual([2, 6]);
  });

  it('is refused by a way that is not its own, and over days that are none', async () => {
    await expect(read(OWNER, 'promiseReport', { ...JUNE, by: 'article' })).rejects.toThrow('REPORT_WAY');
    await expect(read(OWNER, 'promiseReport', { since: 'x', until: 'y' })).rejects.toThrow('REPORT_PERIOD');
  });
});

function cell(value: number | null, kind: string | undefined): string {
  if (value === null) return '';
  const told = kind === 'cents' ? value / 100 : kind === 'share' ? Math.round(value * 1000) / 10 : value;
  return String(kind === 'hours' ? Math.round(told * 10) / 10 : told).replace('.', ',');
}
