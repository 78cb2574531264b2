// A campaign's prices, as lines of a price file: the same rows, the same history, told to every process alike.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { counted } from '../../text/french-words.ts';
import { insertAnnounced } from '../campaigns/campaign-articles-store.ts';
import { reducedLine, WHOLE_UNIT } from '../campaigns/campaign-lines.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import { valueOf } from '../campaigns/campaign-value.ts';
import { judgedArticles, MOST_ARTICLES } from '../campaigns/judged-articles.ts';
import type { Judged } from '../campaigns/judged-articles.ts';
import { holdPrices } from '../imports/hold-prices.ts';
import { LOOKED_AT } from '../imports/held-prices.ts';
import { packQuantities } from '../imports/pricing-import-store.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { unitFaults } from '../imports/unit-prices.ts';
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
  // First: a file that came before is waited for, and judged by.
  await holdPrices(db);
  const judged = await judgedArticles(db, draft, today);
  if (judged.length > MOST_ARTICLES) throw new Refusal('CAMPAIGN_TOO_MANY');
  const faulty = judged.filter(({ fault }) => fault !== null);
  if (faulty.length > 0 && !leaveOut) throw new Refusal('CAMPAIGN_CHECK', undefined, faultyWords(faulty));
  const fit = await withSoundUnits(
    db,
    judged.filter(({ fault }) => fault === null),
    leaveOut,
  );
  if (fit.length === 0) throw new Refusal('CAMPAIGN_NO_ARTICLE');
  await insertAnnounced(db, campaign.id, fit.flatMap(announcedRow));
  await writeLines(
    db,
    fit.flatMap((one) => reducedLine(one, campaign)),
    now,
  );
  return fit.length;
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

/** The price of a litre is shown by law: where rounding makes the pack belie it, the article cannot be announced. */
async function withSoundUnits(
  db: DatabaseTransaction,
  fit: readonly Judged[],
  leaveOut: boolean,
): Promise<Judged[]> {
  const quantities = await packQuantities(
    db,
    fit.map(({ article }) => article.sku),
  );
  const isOdd = ({ article: { sku }, price, reduced }: Judged) =>
    [price, reduced].some(
      (one) =>
        one !== null &&
        unitFaults({ sku, packHt: one.packHt, unitHt: one.unitHt / WHOLE_UNIT }, quantities).length > 0,
    );
  const odd = fit.filter(isOdd);
  if (odd.length > 0 && !leaveOut) throw new Refusal('CAMPAIGN_CHECK', undefined, faultyWords(odd));
  return fit.filter((one) => !odd.includes(one));
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
