// A campaign's prices, as lines of a price file: the same rows, the same history, told to every process alike.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { counted } from '../../text/french-words.ts';
import { insertAnnounced, selectAnnounced } from '../campaigns/campaign-articles-store.ts';
import { plainLine, reducedLine, WHOLE_UNIT } from '../campaigns/campaign-lines.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import { valueOf } from '../campaigns/campaign-value.ts';
import { judgedArticles, MOST_ARTICLES } from '../campaigns/judged-articles.ts';
import type { Judged } from '../campaigns/judged-articles.ts';
import { LOOKED_AT } from '../imports/held-prices.ts';
import { selectKnownPrices } from '../imports/pricing-import-store.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { importPricePiece } from '../operations/import-public-prices.ts';

const NAMED = 8;

/** Of how many articles; refused when one does not pass and is not to be left out. */
export async function announceCampaign(
  db: DatabaseTransaction,
  campaign: CampaignRecord,
  { leaveOut, now }: { leaveOut: boolean; now: Date },
): Promise<number> {
  const today = localMoment(now).date;
  const draft = { ...campaign, value: valueOf(campaign) };
  const found = await judgedArticles(db, draft, today);
  if (found.length > MOST_ARTICLES) throw new Refusal('CAMPAIGN_TOO_MANY');
  // Held, then judged again: another file may have come first.
  await selectKnownPrices(
    db,
    found.map(({ article }) => article.sku),
  );
  const judged = await judgedArticles(db, draft, today);
  const faulty = judged.filter(({ fault }) => fault !== null);
  if (faulty.length > 0 && !leaveOut) throw new Refusal('CAMPAIGN_CHECK', undefined, faultyWords(faulty));
  const fit = judged.filter(({ fault }) => fault === null);
  if (fit.length === 0) throw new Refusal('CAMPAIGN_NO_ARTICLE');
  await insertAnnounced(db, campaign.id, fit.flatMap(announcedRow));
  await writeLines(
    db,
    fit.flatMap((one) => reducedLine(one, campaign)),
    now,
  );
  return fit.length;
}

/** The reductions that are still its own; one that a file has given since stays. */
export async function withdrawCampaign(
  db: DatabaseTransaction,
  campaign: CampaignRecord,
  now: Date,
): Promise<number> {
  const announced = await selectAnnounced(db, campaign.id, { after: null, limit: MOST_ARTICLES });
  const skus = announced.map(({ sku }) => sku);
  const known = await selectKnownPrices(db, skus);
  const lines = announced.flatMap(({ sku, packHt }): PublicPriceRow[] => {
    const price = known.get(sku);
    const standing = price?.reduction ?? null;
    if (price === undefined || standing === null || standing.packHt !== packHt) return [];
    if (standing.kind !== campaign.kind || standing.from !== campaign.from || standing.to !== campaign.to)
      return [];
    return [plainLine(sku, price)];
  });
  await writeLines(db, lines, now);
  return lines.length;
}

async function writeLines(
  db: DatabaseTransaction,
  lines: readonly PublicPriceRow[],
  now: Date,
): Promise<void> {
  const report = await importPricePiece(db, lines, now, LOOKED_AT);
  if (report.ok) return;
  const [refusal] = report.refusals;
  throw new Refusal('CAMPAIGN_PRICES', undefined, refusal?.reason);
}

function announcedRow({ article, price, reduced, referenceHt }: Judged) {
  if (price === null || reduced === null || referenceHt === null) return [];
  return [
    {
      article_sku: article.sku,
      list_ht_cents: price.packHt,
      pack_ht_cents: reduced.packHt,
      unit_ht: reduced.unitHt / WHOLE_UNIT,
      reference_ht_cents: referenceHt,
    },
  ];
}

function faultyWords(faulty: readonly Judged[]): string {
  const named = faulty.slice(0, NAMED).map(({ article }) => `${article.name} (${article.sku})`);
  const rest = faulty.length - named.length;
  const more = rest > 0 ? `, et ${counted(rest, 'autre', 'autres')}` : '';
  return `${counted(faulty.length, 'article ne peut pas être annoncé', 'articles ne peuvent pas être annoncés')} en réduction\u00A0: ${named.join(', ')}${more}. ${faulty.length > 1 ? 'Retirez-les de la règle, changez la réduction, ou programmez sans eux' : 'Retirez-le de la règle, changez la réduction, ou programmez sans lui'}.`;
}
