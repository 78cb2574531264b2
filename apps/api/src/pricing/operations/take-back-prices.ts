// What a file of prices, lists or conditions found is written back.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { otherSince, writeBack } from '../../imports/images/import-image.ts';
import type { ImagedTable, TakeBack, TakenBack } from '../../imports/images/import-image.ts';
import { selectFound } from '../../imports/images/import-image-store.ts';
import { withdrawStopped } from '../campaigns/withdraw-campaign.ts';
import { selectTermsOfOthers } from '../imports/conditions-import-store.ts';
import { holdPrices } from '../imports/hold-prices.ts';
import { endHistory } from '../imports/price-history-store.ts';
import { deletePrices } from '../imports/pricing-import-store.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { writePrices } from '../imports/write-prices.ts';

export const publicPricesImaged: ImagedTable = { name: 'public_price', key: ['article_sku'], counted: [] };
const HISTORY: ImagedTable = {
  name: 'price_history',
  key: ['article_sku', 'kind', 'valid_from'],
  counted: [],
};
export const priceListsImaged: readonly ImagedTable[] = [
  { name: 'price_list', key: ['code'], counted: [] },
  { name: 'price_list_discount', key: ['price_list', 'price_group'], counted: [] },
  { name: 'price_list_price', key: ['price_list', 'article_sku'], counted: [] },
];
export const conditionsImaged: ImagedTable = { name: 'special_condition', key: ['id'], counted: [] };

/**
 * On its own day as if it had not been: the last price of a day counts for that day. Later, the days on which its prices
 * were offered stay in the history, and what comes back goes through the door of every price.
 */
export const takeBackPrices: TakeBack = async (db, { image, ranAt, now }) => {
  await holdPrices(db);
  const today = localMoment(now).date;
  const touched = (await selectFound(db, image, publicPricesImaged.name)).map(({ key }) => key);
  const taken =
    localMoment(ranAt).date === today
      ? await writeBack(db, image, [publicPricesImaged, HISTORY])
      : await offerAgain(db, image, today);
  if (!taken.ok) return taken;
  await withdrawStopped(db, touched, now);
  await announceCatalogueChange(db);
  return taken;
};

/** A new list goes only with all that it says: what another file has added to it since stays, and so does the list. */
export const takeBackPriceLists: TakeBack = async (db, { image }) => {
  const others = await selectTermsOfOthers(db, image);
  return others.length > 0 ? { ok: false, changed: others } : writeBack(db, image, priceListsImaged);
};

export const takeBackConditions: TakeBack = (db, { image }) => writeBack(db, image, [conditionsImaged]);

async function offerAgain(db: DatabaseTransaction, image: string, today: string): Promise<TakenBack> {
  const changed = await otherSince(db, image, [publicPricesImaged]);
  if (changed.length > 0) return { ok: false, changed };
  const found = await selectFound<PublicPriceRow>(db, image, publicPricesImaged.name);
  const added = found.flatMap(({ key, before }) => (before === null ? [key] : []));
  const before = found.flatMap((row) => (row.before === null ? [] : [row.before]));
  await endHistory(db, 'LIST', added, today);
  await endHistory(db, 'REDUCTION', added, today);
  await deletePrices(db, added);
  await writePrices(db, before, today);
  return { ok: true, rows: found.length };
}
