// Sales of a period, told by day, store, universe, customer or person; the page and its table are made from this.
import type { SalesBy, SalesReport, SalesRow } from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusals/refusal.ts';
import { countSales, selectSales, selectSalesByUniverse } from './sales-store.ts';
import type { Period, SalesSum, StoreCodes } from './sales-store.ts';

const MOST_DAYS = 366;
const NAMELESS: Readonly<Partial<Record<SalesBy, string>>> = {
  universe: 'Hors catalogue actuel',
  person: 'Sans commercial',
};

export async function salesReportOf(
  db: Database,
  reach: Reach,
  asked: { by: SalesBy } & Period,
): Promise<SalesReport> {
  const { by } = asked;
  const period = checked(asked);
  const stores = storesOf(reach);
  const sums =
    by === 'universe'
      ? await selectSalesByUniverse(db, period, stores)
      : await selectSales(db, by, period, stores);
  const rows = sums.map((sum) => rowOf(sum, by)).toSorted(by === 'day' ? byKey : byAmount);
  const total = together(rows);
  return {
    rows,
    total: by === 'universe' ? { ...total, orders: await countSales(db, period, stores) } : total,
  };
}

function checked({ since, until }: Period): Period {
  const isPeriod = isCalendarDay(since) && isCalendarDay(until) && since <= until;
  if (!isPeriod || Date.parse(until) - Date.parse(since) >= MOST_DAYS * DAY_MS)
    throw new Refusal('REPORT_PERIOD');
  return { since, until };
}

function storesOf(reach: Reach): StoreCodes {
  if (reach.kind === 'all') return null;
  return reach.kind === 'stores' ? reach.codes : [];
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
