import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import type { Withdrawn } from '../../imports/import-kind.ts';
import { KEY_SIGN } from '../../imports/staging/staging-store.ts';
import {
  addPriceLists,
  deleteUnnamedTerms,
  selectListPrices,
  upsertDiscounts,
  upsertListPrices,
  upsertPriceLists,
} from '../imports/conditions-import-store.ts';
import { heldDiscount, heldPrice } from '../imports/held-prices.ts';
import type { PriceGuard } from '../imports/held-prices.ts';
import { discountKey, paidKey, selectDiscountsOf, selectPricesPaid } from '../imports/prices-paid-store.ts';
import { priceMoves } from '../imports/price-moves.ts';
import { missingArticles, packQuantities, productsOf } from '../imports/pricing-import-store.ts';
import { unitFaults } from '../imports/unit-prices.ts';

/** One thing a list says: a share off a price group, or the price of an article. */
export type PriceListEntry = {
  code: string;
  label: string | null;
  group: string | null;
  percent: number | null;
  article: string | null;
  packHt: number | null;
  unitHt: number | null;
};

type OwnPrice = { price_list: string; article_sku: string; pack_ht_cents: number; unit_ht: number };

/** What no line says of a list stays as it is. */
export async function importPriceListLines(
  db: Database,
  lines: readonly PriceListEntry[],
  guard: PriceGuard,
): Promise<ImportReport> {
  const prices = lines.flatMap(ownPrice);
  const before = new Map(
    (await selectListPrices(db, prices)).map((held) => [keyOf(held), held.pack_ht_cents]),
  );
  const missing = await missingArticles(
    db,
    prices.map((price) => price.article_sku),
  );
  const paid = await selectPricesPaid(
    db,
    prices.map(({ price_list: list, article_sku: sku }) => ({ list, sku })),
  );
  const quantities = await packQuantities(
    db,
    prices.map((price) => price.article_sku),
  );
  const discounts = await selectDiscountsOf(db, lines.flatMap(discount));
  const refusals = lines.flatMap((line, at): LineRefusal[] => [
    ...[
      ...reasonsAgainst(line, missing),
      ...unitFaults({ sku: line.article ?? '', packHt: line.packHt, unitHt: line.unitHt }, quantities),
    ].map((reason) => ({ line: at + 1, reason })),
    ...ownPrice(line).flatMap((price) =>
      heldPrice(
        paid.get(paidKey({ list: price.price_list, sku: price.article_sku })) ?? null,
        price.pack_ht_cents,
        guard,
        at + 1,
      ),
    ),
    ...discount(line).flatMap((off) =>
      heldDiscount(discounts.get(discountKey(off)) ?? 0, off.percent, guard, at + 1),
    ),
  ]);
  if (refusals.length > 0) return refusedLines(refusals);
  const renamed = await writeLists(db, lines);
  const ofPrices = await upsertListPrices(db, prices);
  const ofDiscounts = await upsertDiscounts(db, lines.flatMap(discount));
  const written = prices.map((price) => ({
    sku: price.article_sku,
    before: before.get(keyOf(price)) ?? null,
    after: price.pack_ht_cents,
  }));
  return {
    ok: true,
    lines: lines.length,
    changed: Math.max(ofPrices.changed + ofDiscounts.changed, renamed),
    added: ofPrices.added + ofDiscounts.added,
    products: await productsOf(
      db,
      written.filter((price) => price.before !== price.after).map(({ sku }) => sku),
    ),
    moves: priceMoves(written),
  };
}

/** Of the lists that a full file names, what no line of it says. */
export function withdrawUnnamedTerms(db: DatabaseTransaction): Promise<Withdrawn> {
  return deleteUnnamedTerms(db, KEY_SIGN);
}

async function writeLists(db: Database, lines: readonly PriceListEntry[]): Promise<number> {
  const labels = new Map(lines.flatMap(({ code, label }) => (label === null ? [] : [[code, label]])));
  const renamed = await upsertPriceLists(
    db,
    [...labels].map(([code, label]) => ({ code, label })),
  );
  await addPriceLists(db, [...new Set(lines.map(({ code }) => code))]);
  return renamed;
}

function ownPrice({ code, article, packHt, unitHt }: PriceListEntry): OwnPrice[] {
  if (article === null || packHt === null || unitHt === null) return [];
  return [{ price_list: code, article_sku: article, pack_ht_cents: packHt, unit_ht: unitHt }];
}

function discount({ code, group, percent }: PriceListEntry) {
  return group === null || percent === null ? [] : [{ price_list: code, price_group: group, percent }];
}

const keyOf = ({ price_list: code, article_sku: sku }: { price_list: string; article_sku: string }) =>
  `${code}${KEY_SIGN}${sku}`;

function reasonsAgainst(line: PriceListEntry, missing: ReadonlySet<string>): string[] {
  const { group, percent, article, packHt, unitHt } = line;
  const isDiscount = group !== null && percent !== null && article === null && packHt === null;
  const isPrice =
    article !== null && packHt !== null && unitHt !== null && group === null && percent === null;
  return [
    isDiscount || isPrice
      ? null
      : 'Une ligne donne la remise d’un groupe de prix, ou le prix d’un article au conditionnement et à l’unité.',
    percent === null || percent < 100 ? null : 'Une remise doit être comprise entre 0 et 100\u00A0%.',
    packHt === 0 || unitHt === 0 ? 'Un prix ne peut pas être nul.' : null,
    article !== null && missing.has(article) ? `L’article «\u00A0${article}\u00A0» n’existe pas.` : null,
  ].filter((reason) => reason !== null);
}
