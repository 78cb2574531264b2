// A campaign as if it ran today, for the articles of a cart: written by the way of every price, into a copy of theirs
// that goes with the transaction. No price of the shop is held meanwhile.
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { writePrices } from '../imports/write-prices.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { selectAnnounced } from './campaign-articles-store.ts';
import { selectCampaign } from './campaign-store.ts';
import type { CampaignRecord } from './campaign-store.ts';
import { reducedLine } from './campaign-lines.ts';
import { copyPrices } from './tried-prices-store.ts';
import { valueOf } from './campaign-value.ts';
import { judgedArticles, MOST_ARTICLES } from './judged-articles.ts';

/** False: there is no such campaign. What may not be announced keeps its price. */
export async function writeTriedCampaign(
  db: DatabaseTransaction,
  { id, skus, today }: { id: number; skus: readonly string[]; today: string },
): Promise<boolean> {
  const campaign = await selectCampaign(db, id);
  if (campaign === undefined) return false;
  const wanted = new Set(skus);
  const lines = await triedLines(db, campaign, wanted, today);
  await copyPrices(db, skus);
  await writePrices(db, lines, today);
  return true;
}

async function triedLines(
  db: Database,
  campaign: CampaignRecord,
  wanted: ReadonlySet<string>,
  today: string,
): Promise<PublicPriceRow[]> {
  const running = { kind: campaign.kind, from: today, to: null };
  const judged = await judgedArticles(db, { ...campaign, value: valueOf(campaign), from: today }, today);
  if (campaign.state === 'draft')
    return judged
      .filter(({ article, fault }) => wanted.has(article.sku) && fault === null)
      .flatMap((one) => reducedLine(one, running));
  const announced = await selectAnnounced(db, campaign.id, { after: null, limit: MOST_ARTICLES });
  const prices = new Map(announced.map((one) => [one.sku, one]));
  return judged.flatMap((one) => {
    const price = wanted.has(one.article.sku) ? prices.get(one.article.sku) : undefined;
    if (price === undefined || one.price === null || price.packHt >= one.price.packHt) return [];
    const [line] = reducedLine(one, running);
    if (line === undefined) return [];
    return [{ ...line, reduced_pack_ht_cents: price.packHt, reduced_unit_ht: Number(price.unitHt) }];
  });
}
