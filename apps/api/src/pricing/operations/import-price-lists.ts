import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import {
  deleteOtherDiscounts,
  deleteOtherListPrices,
  upsertDiscounts,
  upsertListPrices,
  upsertPriceLists,
} from '../imports/conditions-import-store.ts';
import { missingArticles } from '../imports/pricing-import-store.ts';

/** One list, whole: shares off by price group, and the articles that have a price of their own on it. */
export type PriceListLine = {
  code: string;
  label: string;
  percentByGroup: Readonly<Record<string, number>>;
  prices?: readonly { article_sku: string; pack_ht_cents: number; unit_ht: number }[];
};

export async function importPriceLists(db: Database, lists: readonly PriceListLine[]): Promise<ImportReport> {
  const skus = lists.flatMap(({ prices = [] }) => prices.map((price) => price.article_sku));
  const missing = await missingArticles(db, skus);
  const refusals = [
    ...lists.flatMap((list, index) =>
      reasonsAgainst(list, missing).map((reason): LineRefusal => ({ line: index + 1, reason })),
    ),
    ...repeatedLines(
      lists,
      (list) => list.code,
      (code) => `Le tarif «\u00A0${code}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  return { ok: true, lines: lists.length, changed: await writeLists(db, lists) };
}

async function writeLists(db: Database, lists: readonly PriceListLine[]): Promise<number> {
  const codes = lists.map(({ code }) => code);
  const discounts = lists.flatMap(({ code, percentByGroup }) =>
    Object.entries(percentByGroup).map(([group, percent]) => ({
      price_list: code,
      price_group: group,
      percent,
    })),
  );
  const prices = lists.flatMap(({ code, prices: own = [] }) =>
    own.map((price) => ({ ...price, price_list: code })),
  );
  const changes = [
    await upsertPriceLists(
      db,
      lists.map(({ code, label }) => ({ code, label })),
    ),
    await deleteOtherDiscounts(db, codes, discounts),
    (await upsertDiscounts(db, discounts)).changed,
    await deleteOtherListPrices(db, codes, prices),
    (await upsertListPrices(db, prices)).changed,
  ];
  return changes.reduce((sum, changed) => sum + changed, 0);
}

function reasonsAgainst(list: PriceListLine, missing: ReadonlySet<string>): string[] {
  const reasons: string[] = [];
  if (list.code.trim() === '' || list.label.trim() === '')
    reasons.push('Le code et le nom du tarif sont obligatoires.');
  if (!Object.values(list.percentByGroup).every((percent) => percent >= 0 && percent < 100))
    reasons.push('Une remise doit être comprise entre 0 et 100\u00A0%.');
  for (const { article_sku: sku, pack_ht_cents: pack, unit_ht: unit } of list.prices ?? []) {
    if (missing.has(sku)) reasons.push(`L’article «\u00A0${sku}\u00A0» n’existe pas.`);
    if (!Number.isSafeInteger(pack) || pack < 0 || !(unit >= 0))
      reasons.push(`Le prix de l’article «\u00A0${sku}\u00A0» n’est pas un nombre entier de centimes.`);
  }
  return reasons;
}
