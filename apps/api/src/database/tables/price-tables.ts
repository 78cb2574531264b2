// The tables of the prices: public ones and what they were, lists, conditions, costs.
import type { ColumnType, Generated } from 'kysely';
import type { Day, Exact } from './column-types.ts';

export type PriceTables = {
  public_price: PublicPriceTable;
  price_history: PriceHistoryTable;
  article_cost: { article_sku: string; since: ColumnType<Date, string, string>; pack_ht_cents: number };
  price_list: PriceListTable;
  price_list_discount: PriceListDiscountTable;
  price_list_price: PriceListPriceTable;
  special_condition: SpecialConditionTable;
};

type PublicPriceTable = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: Exact;
  eco_ht_cents: Generated<number>;
  reduced_type: string | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: ColumnType<string | null, number | string | null, number | string | null>;
  reduced_from: Day;
  reduced_to: Day;
  reduced_since: Day;
};

type PriceHistoryTable = {
  article_sku: string;
  kind: string;
  valid_from: ColumnType<Date, string, string>;
  valid_to: Day;
  pack_ht_cents: number;
  unit_ht: Exact;
};

type PriceListTable = { code: string; label: string };

type PriceListDiscountTable = { price_list: string; price_group: string; percent: Exact };

type PriceListPriceTable = { price_list: string; article_sku: string; pack_ht_cents: number; unit_ht: Exact };

type SpecialConditionTable = {
  id: Generated<number>;
  company_id: number;
  family: number | null;
  article_sku: string | null;
  from_quantity: Generated<number>;
  label: string;
  extra_percent: ColumnType<string | null, number | string | null, number | string | null>;
  net_pack_ht_cents: number | null;
  net_unit_ht: ColumnType<string | null, number | string | null, number | string | null>;
  valid_from: Day;
  valid_to: Day;
};
