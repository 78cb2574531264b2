// Sales of a period, told by day, store, universe, customer or person; the page and its table are made from this.
import type { SalesBy, SalesReport, SalesRow } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { staffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import type { ReportReach } from './report-conditions-store.ts';
import { daysOf, reportPeriod } from './report-period.ts';
import type { Period } from './report-period.ts';
import { daysToRead } from './rollups/days-to-read.ts';
import { selectSalesByCustomer } from './sales-by-customer-store.ts';
import { countSales, selectSales, selectSalesByUniverse } from './sales-store.ts';
import type { SalesAsked, SalesSum } from './sales-store.ts';
import { unhurried } from './unhurried.ts';
import { NO_UNIVERSE } from './shelf-store.ts';

const NAMELESS: Readonly<Partial<Record<SalesBy, string>>> = {
  universe: NO_UNIVERSE,
  person: 'Sans commercial',
  store: 'Sans magasin',
  customer: 'Sans compte',
};

export async function salesReportOf(
  db: Database,
  reach: Reach,
  asked: { by: SalesBy; store?: string | null; first?: number | null } & Period,
  now: Date,
): Promise<SalesReport> {
  const { by } = asked;
  const period = reportPeriod(asked);
  const whose = { ...(await staffReach(db, reach)), store: asked.store?.trim() || null };
  if (by === 'customer') return salesOfCustomers(db, { period, reach: whose, first: asked.first ?? null });
  const question = { period, read: await daysToRead(db, 'sold', period, whose), reach: whose };
  const sums = await unhurried(db, (patient) => selectSums(patient, by, question));
  const told = by === 'day' ? withEveryDay(sums, period, localMoment(now).date) : sums;
  const rows = told.map((sum) => rowOf(sum, by)).toSorted(by === 'day' ? byKey : byAmount);
  const total = together(rows);
  return {
    rows: rows.slice(0, Math.max(0, asked.first ?? rows.length)),
    row_count: rows.length,
    total: by === 'universe' ? { ...total, orders: await countSales(db, question) } : total,
  };
}

/** There may be a hundred thousand: those that are shown are chosen where they are summed. */
async function salesOfCustomers(
  db: Database,
  { period, reach, first }: { period: Period; reach: ReportReach; first: number | null },
): Promise<SalesReport> {
  const read = await daysToRead(db, 'buyers', period, reach);
  const most = first === null ? null : Math.max(0, first);
  const { sums, count, whole } = await unhurried(db, (patient) =>
    selectSalesByCustomer(patient, { period, read, reach }, most),
  );
  const rows = sums.map((sum) => rowOf(sum, 'customer'));
  const total = {
    key: '',
    label: '',
    orders: whole.orders,
    ht_cents: Number(whole.ht),
    ttc_cents: Number(whole.ttc),
    refunds_ttc_cents: Number(whole.refunds),
  };
  return { rows, row_count: count, total };
}

function selectSums(db: Database, by: Exclude<SalesBy, 'customer'>, asked: SalesAsked): Promise<SalesSum[]> {
  return by === 'universe' ? selectSalesByUniverse(db, asked) : selectSales(db, by, asked);
}

/** A day on which nothing was sold is a day too, up to today; where there is no sale at all, nothing is told. */
function withEveryDay(sums: readonly SalesSum[], { since, until }: Period, today: string): SalesSum[] {
  if (sums.length === 0) return [];
  const known = new Set(sums.map(({ key }) => key));
  const quiet = daysOf({ since, until: until < today ? until : today }).filter((day) => !known.has(day));
  return [
    ...sums,
    ...quiet.map((day) => ({ key: day, label: day, orders: 0, ht: '0', ttc: '0', refunds: '0' })),
  ];
}

function rowOf({ key, label, orders, ht, ttc, refunds }: SalesSum, by: SalesBy): SalesRow {
  return {
    key,
    label: label === '' ? (NAMELESS[by] ?? key) : label,
    orders,
    ht_cents: Number(ht),
    ttc_cents: ttc === null ? null : Number(ttc),
    refunds_ttc_cents: refunds === null ? null : Number(refunds),
  };
}

function together(rows: readonly SalesRow[]): SalesRow {
  const sum = (of: (row: SalesRow) => number | null | undefined) =>
    rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  const hasTax = rows.every((row) => row.ttc_cents !== null);
  return {
    key: '',
    label: '',
    orders: sum((row) => row.orders),
    ht_cents: sum((row) => row.ht_cents),
    ttc_cents: hasTax ? sum((row) => row.ttc_cents) : null,
    refunds_ttc_cents: hasTax ? sum((row) => row.refunds_ttc_cents) : null,
  };
}

const byKey = (one: SalesRow, other: SalesRow) => (one.key < other.key ? -1 : 1);
const byAmount = (one: SalesRow, other: SalesRow) => other.ht_cents - one.ht_cents || byKey(one, other);
