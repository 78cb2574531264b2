import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { holdPrices } from '../imports/hold-prices.ts';
import { writeHistory } from '../imports/price-history-store.ts';
import type { HistoryRow } from '../imports/price-history-store.ts';
import { selectKnownPrices } from '../imports/pricing-import-store.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { writePrices } from '../imports/write-prices.ts';
import { selectAnnounced } from './campaign-articles-store.ts';
import { plainLine, WHOLE_UNIT } from './campaign-lines.ts';
import type { CampaignRecord } from './campaign-store.ts';
import { MOST_ARTICLES } from './judged-articles.ts';
import { selectStoppedReductions } from './live-reductions-store.ts';

type Terms = Pick<CampaignRecord, 'kind' | 'from' | 'to'>;
type Announced = Terms & { sku: string; packHt: number };

/** The reductions that are still its own; one that a file has given since stays. */
export async function withdrawCampaign(
  db: DatabaseTransaction,
  campaign: Terms & Pick<CampaignRecord, 'id'>,
  now: Date,
): Promise<number> {
  await holdPrices(db);
  const announced = await selectAnnounced(db, campaign.id, { after: null, limit: MOST_ARTICLES });
  const { kind, from, to } = campaign;
  return withdrawn(
    db,
    announced.map(({ sku, packHt }) => ({ sku, packHt, kind, from, to })),
    now,
  );
}

/** What a file has replaced is not offered again when the file goes, once its campaign was stopped. */
export async function withdrawStopped(
  db: DatabaseTransaction,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  await withdrawn(db, await selectStoppedReductions(db, skus), now);
}

async function withdrawn(
  db: DatabaseTransaction,
  announced: readonly Announced[],
  now: Date,
): Promise<number> {
  const known = await selectKnownPrices(
    db,
    announced.map(({ sku }) => sku),
  );
  const today = localMoment(now).date;
  const offered: HistoryRow[] = [];
  const lines = announced.flatMap(({ sku, packHt, kind, from, to }): PublicPriceRow[] => {
    const price = known.get(sku);
    const standing = price?.reduction ?? null;
    if (price === undefined || standing === null || standing.packHt !== packHt) return [];
    if (standing.kind !== kind || standing.from !== from || standing.to !== to) return [];
    if (standing.from <= today)
      offered.push({
        article_sku: sku,
        kind: 'REDUCTION',
        valid_from: standing.from,
        valid_to: today,
        pack_ht_cents: packHt,
        unit_ht: standing.unitHt / WHOLE_UNIT,
      });
    return [plainLine(sku, price)];
  });
  // What stood so before stands so again, whatever a file would be refused for today.
  const written = await writePrices(db, lines, today);
  if (written.length > 0) await announceCatalogueChange(db);
  // Until tonight it was offered at that price: the next reduction is measured by it.
  await writeHistory(db, offered);
  return lines.length;
}
