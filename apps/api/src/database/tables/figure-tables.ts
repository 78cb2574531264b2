// The tables of the figures: sums of days past, which days stand, and what has touched them since.
import type { Generated } from 'kysely';
import type { Day } from './column-types.ts';

export type FigureTables = {
  figure_day: { kind: FigureKind; day: Day };
  figure_touched: { id: Generated<string>; kind: FigureKind; since: Day; until: Day };
  figure_sales: FigureSalesTable;
  figure_goods: FigureGoodsTable;
  figure_promises: FigurePromisesTable;
  figure_demand: { day: Day; place: string; article_sku: string; packs: number };
  figure_month: { month: Day };
  figure_month_demand: { month: Day; place: string; article_sku: string; packs: number };
  figure_buyers: FigureBuyersTable;
  figure_carts: { day: Day; shop_code: string | null; step: number; carts: number };
  figure_shelf: { is_only: Generated<boolean>; print: string };
};

type FigureKind = 'sold' | 'due' | 'demand' | 'carts' | 'buyers';

type FigureSalesTable = {
  day: Day;
  shop_code: string;
  representative_id: number | null;
  orders: number;
  ht_cents: string;
  ttc_cents: string;
};

type FigureGoodsTable = {
  day: Day;
  shop_code: string;
  universe: number | null;
  orders: number;
  ht_cents: string;
  covered_ht_cents: string;
  cost_cents: string;
};

type FigurePromisesTable = {
  day: Day;
  shop_code: string;
  promised: number;
  kept: number;
  late_hours: number[];
};

type FigureBuyersTable = {
  day: Day;
  shop_code: string;
  company_id: number | null;
  customer_id: number | null;
  visitor: string | null;
  last_order_id: number;
  orders: number;
  ht_cents: string;
  ttc_cents: string;
};
