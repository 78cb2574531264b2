// What figures cost in a shop with many orders: CPU of this process and of the database, as so many times counting the
// orders of the same days, in the same run.
// usage: node bench/gestion/reports.ts [--orders 200000] [--rounds 5]   (up to 1,000,000)
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { FigureBy, SalesBy } from '@nuancier/contract/gestion-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { figureReports } from '@nuancier/api/reports/figures/figure-reports.ts';
import { figuresOf } from '@nuancier/api/reports/figures/figures-of.ts';
import { sumDays } from '@nuancier/api/reports/rollups/sum-days.ts';
import { salesReportOf } from '@nuancier/api/reports/sales-report.ts';
import { withManyOrders } from './many-orders.ts';
import type { CostOf } from './many-orders.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '200000' }, rounds: { type: 'string', default: '5' } },
});
const wanted = Math.min(1_000_000, Number(values.orders));
const SPANS = [30, 365];
const SALES: readonly SalesBy[] = ['day', 'store', 'universe', 'customer', 'person'];

await withManyOrders(wanted, Number(values.rounds), measure);

async function measure(db: DatabasePool, costOf: CostOf): Promise<void> {
  await fillAround(db);
  await sql`truncate figure_day, figure_touched, figure_sales, figure_goods, figure_promises, figure_shelf, figure_demand,
    figure_month, figure_month_demand, figure_carts, figure_buyers`.execute(db);
  for (const days of SPANS) show(`${days} jours, lus dans les commandes`, await costs(db, costOf, days));
  const begun = performance.now();
  console.log(`${await sumDays(db, new Date(), new AbortController().signal)} jours additionnés`);
  console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s pour les additionner tous`);
  for (const days of SPANS) show(`${days} jours, additionnés`, await costs(db, costOf, days));
}

function show(title: string, rows: readonly { report: string; ms: number }[]): void {
  const base = rows[0]?.ms ?? 0;
  console.log(`${wanted.toLocaleString('fr-FR')} commandes, ${title}`);
  console.table(
    rows.map(({ report, ms }) => ({
      rapport: report,
      'ms CPU': Number(ms.toFixed(1)),
      'fois la base': Number((ms / base).toFixed(1)),
    })),
  );
}

async function costs(
  db: DatabasePool,
  costOf: CostOf,
  days: number,
): Promise<{ report: string; ms: number }[]> {
  const now = new Date();
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const period = { since: day(days - 1), until: day(0) };
  const all = { kind: 'all' } as const;
  const counting = () =>
    sql`select count(*) from orders where placed_at >= ${period.since}::date and placed_at < ${period.until}::date + 1`.execute(
      db,
    );
  const runs: [string, () => Promise<unknown>][] = [
    ['base : compter les commandes', counting],
    ...SALES.map((by): [string, () => Promise<unknown>] => [
      `ventes, ${by}`,
      () => salesReportOf(db, all, { by, ...period, first: 50 }, now),
    ]),
    ...Object.entries(figureReports).flatMap(([name, report]) =>
      waysOf(report.headings).map((by): [string, () => Promise<unknown>] => [
        `${name}, ${by}`,
        () => figuresOf(db, report, all, { asked: { ...period, by, first: 50 }, now }),
      ]),
    ),
  ];
  const rows = [];
  for (const [report, run] of runs) rows.push({ report, ms: await costOf(run) });
  return rows;
}

function waysOf(headings: Partial<Record<FigureBy, string>>): FigureBy[] {
  const ways: readonly FigureBy[] = ['day', 'week', 'store', 'universe', 'article', 'step', 'company'];
  return ways.filter((way) => headings[way] !== undefined);
}

/** What reports look at beside the orders: when they were ready, shelves, costs, carts and requests. */
async function fillAround(db: DatabasePool): Promise<void> {
  const held = await sql<{ count: number }>`select count(*)::int as count from order_status_change`.execute(
    db,
  );
  if (held.rows[0]?.count === wanted) return;
  await sql`truncate order_status_change, cart, stock, product cascade`.execute(db);
  // Not emptied with what hangs on them: orders do.
  await sql`delete from customer`.execute(db);
  await sql`delete from company`.execute(db);
  await sql`
    insert into order_status_change (order_id, from_status, to_status, at, author)
    select id, 'EN_PREPARATION', 'DISPONIBLE', placed_at + (id % 150) * interval '1 minute', 'x' from orders`.execute(
    db,
  );
  await sql`
    insert into product (sku, product_type, kind, name, url_key, brand, family, price_group, pricing_unit)
    values ('P', 'SimpleProduct', 'Peintures pro', 'Peinture', 'p', 'x', 1, 'PEINT', 'L')`.execute(db);
  await sql`
    insert into article (sku, product_id, position, conditioning, pack_quantity, range_status)
    select 'A' || lpad(nth::text, 5, '0'), (select id from product), nth, '5 L', 5, 'P' from generate_series(0, 3999) nth`.execute(
    db,
  );
  await sql`
    insert into article_cost (article_sku, since, pack_ht_cents)
    select sku, day, 300 from article, unnest('{2020-01-01,2026-06-01}'::date[]) day where position % 10 <> 0`.execute(
    db,
  );
  await sql`
    insert into stock (article_sku, shop_code, available, appro_directe_fournisseur, livraison_pro, statut_article_mag)
    select sku, 'S' || nth, case when (position + nth) % 12 = 0 then 0 else 7 end, false, false, 'P'
    from article, generate_series(0, 19) nth`.execute(db);
  await fillCarts(db);
  await sql`vacuum analyze`.execute(db);
}

async function fillCarts(db: DatabasePool): Promise<void> {
  await sql`
    insert into cart (id, state, payment_method, created_at, updated_at)
    select 'bench_' || lpad(nth::text, 20, '0'), case when nth % 3 = 0 then 'open' else 'closed' end,
      case when nth % 2 = 0 then 'card' end, now() - (${wanted}::int - nth) * interval '1 minute',
      now() - (${wanted}::int - nth) * interval '1 minute'
    from generate_series(1, ${wanted}::int) nth`.execute(db);
  await sql`
    insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity, told_ht_cents)
    select gen_random_uuid(), id, 1, 'A00001', 'P', 'Peinture', 'L', 2, 500 from cart where state = 'open'`.execute(
    db,
  );
  await sql`update orders set cart_id = 'bench_' || lpad(id::text, 20, '0') where id % 3 <> 0`.execute(db);
  await sql`
    insert into company (client_code, name, price_list, street, postcode, city)
    select 'C' || nth, 'Société ' || nth, 'PRO1', '{x}', '35000', 'Rennes' from generate_series(1, 500) nth`.execute(
    db,
  );
  await sql`
    insert into customer (company_id, email, firstname, lastname)
    select id, 'c' || id || '@exemple.fr', 'x', 'x' from company`.execute(db);
  await sql`
    insert into approval_request (number, cart_id, customer_id, company_id, status, total_ht_cents, packs, requested_at,
      decided_at)
    select 'D' || cart.id, cart.id, customer.id, customer.company_id, 'approved', 1000, 1, cart.created_at,
      cart.created_at + interval '5 hours'
    from cart join customer on customer.id = (select min(id) from customer) + right(cart.id, 6)::int % 500
    where right(cart.id, 2) = '01'`.execute(db);
}
