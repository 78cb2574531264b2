// All terms of a price list and a company's contracts at a quantity of one, for pricing a whole catalogue.
import { createHash } from 'node:crypto';
import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import type { ChosenPrice, SpecialTerms } from '@nuancier/domain/pricing/choose-price.ts';
import type { ListTerms } from '@nuancier/domain/pricing/list-price.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Database } from '../../database/tables.ts';
import { listTerms, specialTerms } from './customer-terms.ts';
import { selectDiscounts, selectListPrices, selectSpecialConditions } from './price-terms-store.ts';
import type { SpecialRecord } from './conditions-store.ts';
import type { PublicPrice } from '../public-prices/public-price.ts';

export type ListBook = {
  byGroup: ReadonlyMap<string, ListTerms>;
  bySku: ReadonlyMap<string, ListTerms>;
};

/** The key without negotiated terms. */
export const NO_CONTRACT = '';

/** `key` is the same for all companies that have negotiated the same. */
export type ContractBook = {
  key: string;
  byFamily: ReadonlyMap<number, readonly SpecialTerms[]>;
  bySku: ReadonlyMap<string, readonly SpecialTerms[]>;
};

export async function readListBook(db: Database, priceList: string | null): Promise<ListBook> {
  if (priceList === null) return { byGroup: new Map(), bySku: new Map() };
  const [discounts, prices] = [await selectDiscounts(db, priceList), await selectListPrices(db, priceList)];
  return {
    byGroup: termsBy(discounts, (row) => row.price_group),
    bySku: termsBy(prices, (row) => row.article_sku),
  };
}

export async function readContractBook(
  db: Database,
  companyId: number | null,
  day: string,
): Promise<ContractBook> {
  const rows = companyId === null ? [] : await selectSpecialConditions(db, companyId, day);
  const byFamily = new Map<number, SpecialTerms[]>();
  const bySku = new Map<string, SpecialTerms[]>();
  for (const row of rows) {
    const terms = specialTerms(row);
    if (terms === null) continue;
    if (row.family !== null) byFamily.set(row.family, [...(byFamily.get(row.family) ?? []), terms]);
    if (row.article_sku !== null) bySku.set(row.article_sku, [...(bySku.get(row.article_sku) ?? []), terms]);
  }
  return { key: keyOf(rows), byFamily, bySku };
}

/** One pack at what it costs this customer: what a card shows. Which price it is goes by packs, never by units. */
export function onePackPrice(
  price: PublicPrice,
  list: ListTerms | null,
  specials: readonly SpecialTerms[],
): ChosenPrice {
  const { reduction } = price;
  return choosePrice({
    publicPrice: { packHt: cents(price.listHt), unitHt: price.unitHt },
    reduction: reduction && {
      kind: reduction.kind,
      price: { packHt: cents(reduction.packHt), unitHt: reduction.unitHt },
      reference: null,
    },
    list,
    specials,
    quantity: 1,
  });
}

type ListRecord = Parameters<typeof listTerms>[0];

function termsBy<Row extends ListRecord>(rows: readonly Row[], keyOf: (row: Row) => string) {
  return new Map(
    rows.flatMap((row) => {
      const terms = listTerms(row);
      return terms === null ? [] : [[keyOf(row), terms] as const];
    }),
  );
}

function keyOf(rows: readonly SpecialRecord[]): string {
  return rows.length === 0
    ? NO_CONTRACT
    : createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}
