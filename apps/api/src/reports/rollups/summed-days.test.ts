// Figures of days that stand summed are those of the orders themselves, whatever happens to an old order, line, cost or
// product afterwards, and whoever asks.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawnOf } from '@nuancier/domain/testing/draws.ts';
import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { figureReports } from '../figures/figure-reports.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { salesReportOf } from '../sales-report.ts';
import { unhurried } from '../unhurried.ts';
import { selectDaysToRead } from './figure-days-store.ts';
import type { FigureKind } from './figure-days-store.ts';
import { sumDays } from './sum-days.ts';
import { beginCarts, LATE_CHANGES } from './testing/late-changes.ts';
import type { LateChange } from './testing/late-changes.ts';

const PERIOD = { since: '2026-01-01', until: '2026-12-31' };
const never = new AbortController().signal;
/** What would undo a transaction, with what was read inside it. */
class Undone extends Error {
  readonly figures: unknown;
  constructor(figures: unknown) {
    super();
    this.figures = figures;
  }
}

let shop: ShopApi;
let store: string;
let past: { id: number; day: string };
let reaches: readonly Reach[];

beforeAll(async () => {
  shop = await shopApi();
  const found = await sql<{ id: number; day: string; shop_code: string }>`
    select orders.id, shop_code, (placed_at at time zone 'Europe/Paris')::date::text as day
    from orders join order_line line on line.order_id = orders.id
      join article on article.sku = line.article_sku
    where status in ('RETIREE', 'DISPONIBLE') and delivery_mode = 'EMP' and not waiting_for_approval
      and placed_at < ${DEMO_DAY}::timestamptz - interval '5 days'
    order by placed_at desc, id limit 1`.execute(shop.db);
  const [order] = found.rows;
  if (order === undefined) throw new Error('no order of the past');
  past = order;
  store = order.shop_code;
  await sql`update orders set promised_at = placed_at + interval '2 hours' where id = ${past.id}`.execute(
    shop.db,
  );
  // As if it had been prepared here: those of another system are judged by nothing.
  await sql`delete from order_status_change where order_id = ${past.id}`.execute(shop.db);
  await sql`insert into order_status_change (order_id, from_status, to_status, at, author)
    select id, 'EN_PREPARATION', 'DISPONIBLE', placed_at + interval '5 hours', 'x' from orders
    where id = ${past.id}`.execute(shop.db);
  const sales = await sql<{ id: number }>`
    select portfolio.representative_id as id from portfolio join orders using (customer_id)
    where placed_at < ${DEMO_DAY}::timestamptz - interval '5 days'
    group by 1 order by count(*) desc limit 1`.execute(shop.db);
  reaches = [
    { kind: 'all' },
    { kind: 'stores', codes: [store] },
    { kind: 'portfolio', representativeId: sales.rows[0]?.id ?? 0 },
  ];
  await sql`insert into article_cost (article_sku, since, pack_ht_cents)
    select distinct article_sku, '2026-01-01'::date, 300 from order_line on conflict do nothing`.execute(
    shop.db,
  );
  await beginCarts(shop.db, past.id);
});
afterAll(() => shop.close());

/** Every report, in every grouping, for those who see everything, a store or a portfolio. */
async function figures(db: Database, seenBy = reaches): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const reach of seenBy) {
    for (const by of ['day', 'store', 'universe', 'customer', 'person'] as const)
      told[`${reach.kind} ventes ${by}`] = await salesReportOf(db, reach, { by, ...PERIOD }, DEMO_DAY);
    for (const by of ['day', 'store', 'universe'] as const)
      told[`${reach.kind} marge ${by}`] = await figuresOf(db, figureReports.marge, reach, {
        asked: { ...PERIOD, by },
        now: DEMO_DAY,
      });
    for (const by of ['week', 'store'] as const)
      told[`${reach.kind} promesses ${by}`] = await figuresOf(db, figureReports.promesses, reach, {
        asked: { ...PERIOD, by },
        now: DEMO_DAY,
      });
    for (const by of ['store', 'article'] as const)
      told[`${reach.kind} ruptures ${by}`] = await figuresOf(db, figureReports.ruptures, reach, {
        asked: { ...PERIOD, by },
        now: DEMO_DAY,
      });
    told[`${reach.kind} conversion`] = await figuresOf(db, figureReports.conversion, reach, {
      asked: PERIOD,
      now: DEMO_DAY,
    });
  }
  return told;
}

/** As the orders alone tell it: no day stands, and nothing of that is kept. */
async function truth(seenBy = reaches): Promise<unknown> {
  try {
    await shop.db.transaction().execute(async (trx: DatabaseTransaction) => {
      await sql`delete from figure_day`.execute(trx);
      throw new Undone(await figures(trx, seenBy));
    });
  } catch (undone) {
    if (undone instanceof Undone) return undone.figures;
    throw undone;
  }
  throw new Error('nothing was read');
}

const toRead = (kind: FigureKind) => selectDaysToRead(shop.db, kind, { since: past.day, until: past.day });

const CHANGES: Readonly<Record<string, LateChange>> = {
  'a cost becomes known': {
    kind: 'sold',
    change: (db, id) =>
      sql`update article_cost set pack_ht_cents = 450
        where article_sku in (select article_sku from order_line where order_id = ${id})`.execute(db),
  },
  ...LATE_CHANGES,
};

describe('days that stand summed', () => {
  it('tell what the orders told', async () => {
    const before = await figures(shop.db);
    expect(await toRead('sold')).toHaveLength(1);
    expect(await sumDays(shop.db, DEMO_DAY, never)).toBeGreaterThan(10);
    expect(await toRead('sold')).toEqual([]);
    expect(await figures(shop.db)).toEqual(before);
    expect(await truth()).toEqual(before);
    expect(before['portfolio ventes day']).toMatchObject({ total: { orders: expect.any(Number) } });
    expect(before['portfolio ventes day']).not.toMatchObject({ total: { orders: 0 } });
  });

  it('are not counted from the orders again', async () => {
    const before = await salesReportOf(
      shop.db,
      { kind: 'all' },
      { by: 'day', since: past.day, until: past.day },
      DEMO_DAY,
    );
    await sql`update figure_sales set ht_cents = ht_cents + 1 where day = ${past.day}`.execute(shop.db);
    const after = await salesReportOf(
      shop.db,
      { kind: 'all' },
      { by: 'day', since: past.day, until: past.day },
      DEMO_DAY,
    );
    const sums = await sql<{ count: number }>`
      select count(*)::int as count from figure_sales where day = ${past.day}`.execute(shop.db);
    expect(after.total.ht_cents - before.total.ht_cents).toBe(sums.rows[0]?.count);
    await sql`update figure_sales set ht_cents = ht_cents - 1 where day = ${past.day}`.execute(shop.db);
  });

  it('tell customers without reading their orders', async () => {
    const whole = async () =>
      (await salesReportOf(shop.db, { kind: 'all' }, { by: 'customer', ...PERIOD, first: 1 }, DEMO_DAY)).total
        .ht_cents;
    const before = await whole();
    const raised = await sql`update figure_buyers set ht_cents = ht_cents + 1
      where day >= ${PERIOD.since}::date`.execute(shop.db);
    expect(Number(raised.numAffectedRows)).toBeGreaterThan(0);
    expect((await whole()) - before).toBe(Number(raised.numAffectedRows));
    await sql`update figure_buyers set ht_cents = ht_cents - 1 where day >= ${PERIOD.since}::date`.execute(
      shop.db,
    );
  });

  it('stand together as a month, of what was ordered where', async () => {
    const demanded = async () =>
      (
        await figuresOf(
          shop.db,
          figureReports.ruptures,
          { kind: 'all' },
          { asked: { ...PERIOD, by: 'store' }, now: DEMO_DAY },
        )
      ).total?.values[2] ?? 0;
    const before = await demanded();
    const raised = await sql`update figure_month_demand set packs = packs + 1
      where (article_sku, place) in (select article_sku, shop_code from stock
        where statut_article_mag in ('P', 'S') and not appro_directe_fournisseur)
        and month >= ${PERIOD.since}::date`.execute(shop.db);
    expect(Number(raised.numAffectedRows)).toBeGreaterThan(0);
    expect((await demanded()) - before).toBe(Number(raised.numAffectedRows));
    await sql`delete from figure_month`.execute(shop.db);
    expect(await demanded()).toBe(before);
    await sumDays(shop.db, DEMO_DAY, never);
    expect(await demanded()).toBe(before);
  });

  it.each(Object.keys(CHANGES))('are read anew when %s, and summed again', async (name) => {
    // Of `reaches`, those who see everything; in the rest of the tests all of them.
    const seenBy = drawnOf(reaches, 0);
    await sumDays(shop.db, DEMO_DAY, never);
    const before = await figures(shop.db, seenBy);
    const { kind, change } = CHANGES[name] ?? { kind: 'sold', change: async () => undefined };
    await change(shop.db, past.id);
    expect(await toRead(kind)).toHaveLength(1);
    const told = await figures(shop.db, seenBy);
    expect(told).toEqual(await truth(seenBy));
    expect(told).not.toEqual(before);
    await sumDays(shop.db, DEMO_DAY, never);
    expect(await figures(shop.db, seenBy)).toEqual(told);
  });

  it('count a product that was moved in its new universe', async () => {
    await sql`delete from product_category`.execute(shop.db);
    await sumDays(shop.db, DEMO_DAY, never);
    expect(await figures(shop.db)).toEqual(await truth());
    expect(await toRead('sold')).toEqual([]);
    const { rows } = await salesReportOf(shop.db, { kind: 'all' }, { by: 'universe', ...PERIOD }, DEMO_DAY);
    expect(rows).toHaveLength(1);
  });

  it('are read from the orders when one changed while they were summed, a week at a time', async () => {
    await sumDays(shop.db, DEMO_DAY, never);
    await sql`delete from figure_day where kind = 'sold' and day > ${past.day}::date - 4`.execute(shop.db);
    await shop.db.transaction().execute(async (trx) => {
      await sql`update orders set shipping_ht_cents = shipping_ht_cents + 100, total_ht_cents = total_ht_cents + 100,
        total_ttc_cents = total_ttc_cents + 100
        where id = (select max(id) from orders where placed_at < ${DEMO_DAY}::timestamptz - interval '3 days'
          and status <> 'ANNULEE' and not waiting_for_approval)`.execute(trx);
      await sumDays(shop.db, DEMO_DAY, never);
    });
    expect(await figures(shop.db)).toEqual(await truth());
    await sumDays(shop.db, DEMO_DAY, never);
    expect(await figures(shop.db)).toEqual(await truth());
  });

  it('are left open while something promised for them is not done', async () => {
    await sql`update orders set status = 'EN_PREPARATION' where id = ${past.id}`.execute(shop.db);
    await sumDays(shop.db, DEMO_DAY, never);
    const [due] = (
      await sql<{
        day: string;
      }>`select figure_due_day(promised_at)::text as day from orders where id = ${past.id}`.execute(shop.db)
    ).rows;
    const day = due?.day ?? '';
    expect(await selectDaysToRead(shop.db, 'due', { since: day, until: day })).toHaveLength(1);
  });
});

describe('a promise', () => {
  const day = '2025-02-03';
  const promises = async () =>
    (
      await figuresOf(
        shop.db,
        figureReports.promesses,
        { kind: 'all' },
        { asked: { since: day, until: day }, now: DEMO_DAY },
      )
    ).total?.values.slice(0, 3);

  async function promised(changes: readonly [from: string | null, to: string, on: string][]): Promise<void> {
    const id = 900_100;
    const told = {
      id,
      number: `W25${id}`,
      cart_id: null,
      status: 'RETIREE',
      promised_at: `${day}T12:00:00Z`,
    };
    await sql`insert into orders overriding system value
      select (jsonb_populate_record(null::orders, to_jsonb(orders) || ${JSON.stringify(told)}::jsonb)).*
      from orders where id = ${past.id}`.execute(shop.db);
    await sql`insert into order_line overriding system value
      select (jsonb_populate_record(null::order_line, to_jsonb(line)
        || jsonb_build_object('id', 900100, 'order_id', ${id}::int))).*
      from order_line line limit 1`.execute(shop.db);
    await sql`insert into order_part (order_id, line_id, nth, kind, quantity, at, author)
      values (${id}, 900100, 1, 'PREPARED', 1, '2025-02-02T12:00:00Z', 'x')`.execute(shop.db);
    for (const [from, to, on] of changes)
      await sql`insert into order_status_change (order_id, from_status, to_status, at, author)
        values (${id}, ${from}, ${to}, ${on}, 'x')`.execute(shop.db);
  }

  afterEach(() => sql`delete from orders where id = 900100`.execute(shop.db));

  it('is kept when the last of it was set aside, though it is fetched in parts and later', async () => {
    await promised([
      ['PARTIELLE', 'PARTIEL_RETIREE', '2025-02-01T12:00:00Z'],
      ['PARTIEL_RETIREE', 'RETIREE', '2025-02-09T12:00:00Z'],
    ]);
    expect(await promises()).toEqual([1, 1, 0]);
  });

  it('of an order that came ready from another system is not judged by when it is fetched', async () => {
    await promised([
      [null, 'DISPONIBLE', '2025-02-01T12:00:00Z'],
      ['DISPONIBLE', 'RETIREE', '2025-02-09T12:00:00Z'],
    ]);
    expect(await promises()).toEqual([0, 0, 0]);
  });
});

it('what is read from the rows has more time than a page of the shop', async () => {
  const timeout = (db: Database) =>
    sql<{ ms: number }>`select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(
      db,
    );
  const [hurried] = (await timeout(shop.db)).rows;
  const [patient] = (await unhurried(shop.db, timeout)).rows;
  expect(patient?.ms).toBe(20_000);
  expect((await timeout(shop.db)).rows[0]?.ms).toBe(hurried?.ms);
});
