// Figures of sales: by whom they are read, what counts on which day, and that every way of telling them has the same sum.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { staffSession } from '../testing/staff-session.ts';
import { DEMO_DAY } from '../testing/build-template.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const MANAGER = 'marc.leroy@equipe.valbrune.example';
const SELLER = 'sophie.delmas@equipe.valbrune.example';
const WAYS = ['day', 'store', 'universe', 'customer', 'person'] as const;
type Row = {
  key: string;
  label: string;
  orders: number;
  ht_cents: number;
  ttc_cents: number | null;
  refunds_ttc_cents: number | null;
};
type Report = { rows: Row[]; total: Row; row_count: number };

let shop: ShopApi;
let fromReplica = 0;
beforeAll(async () => {
  shop = await shopApi({
    reads(work) {
      fromReplica += 1;
      return work(shop.db);
    },
  });
});
afterAll(() => shop.close());

const PERIOD = { since: '2026-01-01', until: '2026-12-31' };

async function report(
  email: string,
  by: string,
  period = PERIOD,
  { first, store }: { first?: number; store?: string } = {},
): Promise<Report> {
  const { data, errors } = await shop.sendAsStaff(
    email,
    `query ($by: SalesBy!, $since: String!, $until: String!, $store: String, $first: Int) {
      salesReport(by: $by, since: $since, until: $until, store: $store, first: $first) { row_count rows { ...row } total { ...row } } } fragment row on SalesRow { key label orders ht_cents ttc_cents refunds_ttc_cents }`,
    { by, ...period, first, store },
  );
  if (errors) throw new Error(String(errors[0]?.extensions?.['key']));
  return data?.['salesReport'] as Report;
}

const sum = (rows: readonly Row[], of: (row: Row) => number | null) =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0);

describe('sales', () => {
  it.each(WAYS)('by %s come to what the orders come to', async (by) => {
    const raw = await sql<{ orders: number; ht: number; ttc: number; goods: number }>`
      select count(*)::int as orders, sum(total_ht_cents)::int as ht, sum(total_ttc_cents)::int as ttc,
        sum(goods_ht_cents - discount_ht_cents)::int as goods
      from orders where status <> 'ANNULEE' and not waiting_for_approval
        and extract(year from placed_at at time zone 'Europe/Paris') = 2026`.execute(shop.db);
    const [known] = raw.rows;
    expect(known?.orders).toBeGreaterThan(10);
    const { rows, total } = await report(OWNER, by);
    expect(total).toMatchObject({
      orders: known?.orders,
      ht_cents: by === 'universe' ? known?.goods : known?.ht,
      ttc_cents: by === 'universe' ? null : known?.ttc,
    });
    expect(sum(rows, (row) => row.ht_cents)).toBe(total.ht_cents);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const counted = sum(rows, (row) => row.orders);
    expect(by === 'universe' ? counted >= total.orders : counted === total.orders).toBe(true);
  });

  it.each(WAYS)('by %s are the same in the table that is taken away', async (by) => {
    const token = await staffSession(shop.db, OWNER, DEMO_DAY);
    const { body, headers } = await shop.inject({
      url: `/gestion/fichiers/ventes.csv?by=${by}&since=${PERIOD.since}&until=${PERIOD.until}`,
      headers: { cookie: `nuancier_gestion=${token}` },
    });
    expect(headers['content-type']).toContain('text/csv');
    const cents = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(';').at(-3)?.replace(',', '.')) * 100));
    expect(cents).toEqual((await report(OWNER, by)).rows.map((row) => row.ht_cents));
  });

  it.each(WAYS)(
    'by %s are those of one store alone where one is asked for, within one’s reach',
    async (by) => {
      const [largest, ...others] = (await report(OWNER, 'store')).rows;
      if (largest === undefined) throw new Error('no sales');
      const ordersOf = async (email: string, store: string) =>
        (await report(email, by, PERIOD, { store })).total.orders;
      expect(others.length).toBeGreaterThan(0);
      expect(await ordersOf(OWNER, largest.key)).toBe(largest.orders);
      for (const { key, orders } of others) expect([key, await ordersOf(OWNER, key)]).toEqual([key, orders]);
      const own = new Set((await report(MANAGER, 'store')).rows.map(({ key }) => key));
      for (const { key } of [largest, ...others])
        expect((await ordersOf(MANAGER, key)) > 0).toBe(own.has(key));
      const followed = await report(SELLER, 'store');
      for (const { key, orders } of followed.rows) expect(await ordersOf(SELLER, key)).toBe(orders);
      const token = await staffSession(shop.db, OWNER, DEMO_DAY);
      const { body } = await shop.inject({
        url: `/gestion/fichiers/ventes.csv?by=${by}&since=${PERIOD.since}&until=${PERIOD.until}&store=${largest.key}`,
        headers: { cookie: `nuancier_gestion=${token}` },
      });
      expect(body.trim().split('\r\n')).toHaveLength(
        (await report(OWNER, by, PERIOD, { store: largest.key })).row_count + 1,
      );
    },
  );

  it('count on the French day: after eleven in the evening at Greenwich it is the next in winter', async () => {
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('status', '<>', 'ANNULEE')
      .executeTakeFirstOrThrow();
    await sql`update orders set placed_at = '2025-01-31T23:30:00Z' where id = ${id}`.execute(shop.db);
    const day = async (on: string) => (await report(OWNER, 'day', { since: on, until: on })).total.orders;
    expect([await day('2025-01-31'), await day('2025-02-01')]).toEqual([0, 1]);
    await sql`update orders set status = 'ANNULEE' where id = ${id}`.execute(shop.db);
    expect(await day('2025-02-01')).toBe(0);
  });

  it('a day without a sale stands among the others, up to today', async () => {
    const { rows, row_count: count } = await report(OWNER, 'day');
    const days = rows.map(({ key }) => key);
    expect([days[0], days.at(-1), count]).toEqual(['2026-01-01', '2026-11-15', 319]);
    expect(rows.some(({ orders, ht_cents: ht }) => orders === 0 && ht === 0)).toBe(true);
    expect((await report(OWNER, 'day', { since: '2024-01-01', until: '2024-01-31' })).rows).toEqual([]);
  });

  it('money given back counts on its own day, whatever became of the order', async () => {
    const { id } = await sql<{ id: number }>`
      select id from orders where not exists (select from payment where order_id = orders.id) limit 1`
      .execute(shop.db)
      .then(({ rows }) => rows[0] ?? { id: 0 });
    await sql`
      with paid as (
        insert into payment (id, order_id, provider, amount_cents, currency, created_at)
        values (gen_random_uuid(), ${id}, 'demo', 5000, 'EUR', '2025-03-01') returning id)
      insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
      select id, 1234, 'given', 'b1', 'essai', '2025-03-05T10:00:00Z', '2025-03-05T10:00:00Z' from paid`.execute(
      shop.db,
    );
    const { rows } = await report(OWNER, 'day', { since: '2025-03-05', until: '2025-03-05' });
    expect(rows).toMatchObject([{ key: '2025-03-05', orders: 0, ht_cents: 0, refunds_ttc_cents: 1234 }]);
  });
});

describe('what was given back otherwise', () => {
  it('counts on its own day: at a return, on account, and a credit note of what was paid back not twice', async () => {
    const [first, second] = (
      await sql<{ id: number; number: string; shop: string }>`
        select id, number, shop_code as shop from orders
        where not exists (select from payment where order_id = orders.id)
          and not exists (select from withdrawal where order_id = orders.id) order by id limit 2`.execute(
        shop.db,
      )
    ).rows;
    if (first === undefined || second === undefined) throw new Error('no orders');
    await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at, state, moved_at, settled_cents)
      values (${first.id}, '{}', 'x', '2025-04-01', 'refunded', '2025-04-07T22:30:00Z', 2500)`.execute(
      shop.db,
    );
    const note = (number: string, order: string) =>
      sql`insert into invoice (type, number, order_number, issued_on, total_ht_cents, tax_cents, total_ttc_cents,
          balance_ttc_cents, billing)
        values ('AVOIR', ${number}, ${order}, '2025-04-09', -1000, -200, -1200, 0, '{"name": "Essai"}')`.execute(
        shop.db,
      );
    await note('AV-TEST-1', first.number);
    await note('AV-TEST-2', second.number);
    const april = { since: '2025-04-01', until: '2025-04-30' };
    const { rows, total } = await report(OWNER, 'day', april);
    const told = rows.flatMap(({ key, refunds_ttc_cents: cents }) => (cents ? [[key, cents]] : []));
    expect(told).toEqual([
      ['2025-04-08', 2500],
      ['2025-04-09', 1200],
    ]);
    expect(total.refunds_ttc_cents).toBe(3700);
    for (const by of ['store', 'customer', 'person'] as const)
      expect((await report(OWNER, by, april)).total.refunds_ttc_cents).toBe(3700);
  });

  it('counts a credit note for other goods beside what went back on the card', async () => {
    const { id, number } = await shop.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where(
        sql<boolean>`not exists (select from payment where order_id = orders.id)
        and not exists (select from withdrawal where order_id = orders.id)`,
      )
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sql`
      with paid as (
        insert into payment (id, order_id, provider, amount_cents, currency, created_at)
        values (gen_random_uuid(), ${id}, 'demo', 9000, 'EUR', '2025-05-01') returning id)
      insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
      select id, 1000, 'given', 'b2', 'essai', '2025-05-02T10:00:00Z', '2025-05-02T10:00:00Z' from paid`.execute(
      shop.db,
    );
    const told = async () => {
      const { rows } = await report(OWNER, 'day', { since: '2025-05-01', until: '2025-07-31' });
      return rows.flatMap(({ key, refunds_ttc_cents: cents }) => (cents ? [[key, cents]] : []));
    };
    const note = (name: string, day: string, cents: number) =>
      sql`insert into invoice (type, number, order_number, issued_on, total_ht_cents, tax_cents, total_ttc_cents,
          balance_ttc_cents, billing)
        values ('AVOIR', ${name}, ${number}, ${day}, ${-cents}, 0, ${-cents}, 0, '{"name": "Essai"}')`.execute(
        shop.db,
      );
    await note('AV-TEST-3', '2025-05-10', 2500);
    expect(await told()).toEqual([
      ['2025-05-02', 1000],
      ['2025-05-10', 2500],
    ]);
    await note('AV-TEST-4', '2025-05-12', 1000);
    await note('AV-TEST-5', '2025-07-12', 1000);
    // Less than the card got, but long after it.
    await note('AV-TEST-6', '2025-07-14', 400);
    expect(await told()).toEqual([
      ['2025-05-02', 1000],
      ['2025-05-10', 2500],
      ['2025-07-12', 1000],
      ['2025-07-14', 400],
    ]);
  });
});

describe('by person', () => {
  it('what the staff placed under a representative’s name is told of who did it, and nothing is counted twice', async () => {
    const { id: staffId } = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', MANAGER)
      .executeTakeFirstOrThrow();
    const taken = await sql<{ id: number; representative: number; ht: string }>`
      update orders set representative_id = (select id from customer where role = 'Commercial' order by id limit 1)
      where id = (
        select id from orders where status <> 'ANNULEE' and not waiting_for_approval order by placed_at desc limit 1)
      returning id, representative_id as representative, total_ht_cents as ht`.execute(shop.db);
    const one = taken.rows[0];
    if (one === undefined) throw new Error('no order');
    const before = await report(OWNER, 'person');
    await sql`update orders set placed_by_staff_id = ${staffId} where id = ${one.id}`.execute(shop.db);
    const after = await report(OWNER, 'person');
    expect(after.total).toEqual(before.total);
    const theirs = after.rows.find(({ key }) => key === `e${staffId}`);
    expect(theirs).toMatchObject({ label: 'Marc Leroy', orders: 1, ht_cents: Number(one.ht) });
    const of = (rows: typeof after.rows) =>
      rows.find(({ key }) => key === String(one.representative))?.ht_cents ?? 0;
    expect(of(after.rows)).toBe(of(before.rows) - Number(one.ht));
    await sql`update orders set placed_by_staff_id = null where placed_by_staff_id = ${staffId}`.execute(
      shop.db,
    );
  });
});

describe('who reads them', () => {
  it('a manager reads its own stores', async () => {
    const own = await sql<{ code: string }>`
      select shop_code as code from staff_store join staff on staff.id = staff_id where email = ${MANAGER}`.execute(
      shop.db,
    );
    const codes = new Set(own.rows.map(({ code }) => code));
    const { rows } = await report(MANAGER, 'store');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !codes.has(key))).toEqual([]);
    expect(rows.length).toBeLessThan((await report(OWNER, 'store')).rows.length);
  });

  it('a sales person reads its portfolio, and what it may see of it comes to its orders', async () => {
    const known = await sql<{ email: string; orders: number; ht: number }>`
      select staff.email::text as email, count(*)::int as orders, sum(total_ht_cents)::int as ht
      from staff join orders on status <> 'ANNULEE' and not waiting_for_approval
        and extract(year from placed_at at time zone 'Europe/Paris') = 2026
        and (orders.customer_id in (select customer_id from portfolio p where p.representative_id = staff.representative_id)
          or orders.company_id in (select company_id from customer join portfolio p on p.customer_id = customer.id
            where p.representative_id = staff.representative_id and role = 'Dirigeant'))
      where staff.role = 'commercial' group by 1 order by 1 limit 1`.execute(shop.db);
    const [theirs] = known.rows;
    expect(theirs?.orders).toBeGreaterThan(0);
    const { total } = await report(theirs?.email ?? '', 'customer');
    expect([total.orders, total.ht_cents]).toEqual([theirs?.orders, theirs?.ht]);
    expect(total.orders).toBeLessThan((await report(OWNER, 'customer')).total.orders);
  });

  it('the largest customers alone are told where so many are asked for; the total is of all', async () => {
    const whole = await report(OWNER, 'customer');
    const top = await report(OWNER, 'customer', PERIOD, { first: 2 });
    expect(top).toEqual({ ...whole, rows: whole.rows.slice(0, 2) });
    expect(top.row_count).toBeGreaterThan(2);
  });

  it.each([
    ['2026-01-01', '2025-01-01'],
    ['2026-01-01', '2027-01-02'],
    ['rien', '2026-01-01'],
  ])('a period from %s to %s is refused', async (since, until) => {
    await expect(report(OWNER, 'day', { since, until })).rejects.toThrow('REPORT_PERIOD');
  });
});

describe('where they are read', () => {
  it.each([
    `ventes.csv?by=day&since=${PERIOD.since}&until=${PERIOD.until}`,
    `rapports/marge.csv?since=${PERIOD.since}&until=${PERIOD.until}`,
    'commandes.csv?tab=all',
    'clients.csv',
    'devis.csv',
  ])('%s comes from a replica where there is one', async (file) => {
    const token = await staffSession(shop.db, OWNER, DEMO_DAY);
    const before = fromReplica;
    const { statusCode, body } = await shop.inject({
      url: `/gestion/fichiers/${file}`,
      headers: { cookie: `nuancier_gestion=${token}` },
    });
    expect([statusCode, body.split('\n').length > 1, fromReplica > before]).toEqual([200, true, true]);
  });

  it('so does a report', async () => {
    const before = fromReplica;
    await report(OWNER, 'day');
    expect(fromReplica - before).toBe(1);
  });
});
