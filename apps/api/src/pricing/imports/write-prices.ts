import { priceChange } from '@nuancier/domain/pricing/imports/price-change.ts';
import type { GivenPrice, KnownPrice, PriceChange } from '@nuancier/domain/pricing/imports/price-change.ts';
import type { Database } from '../../database/tables.ts';
import { selectLiveReductions } from '../campaigns/live-reductions-store.ts';
import type { LiveReduction } from '../campaigns/live-reductions-store.ts';
import { endHistory, writeHistory } from './price-history-store.ts';
import type { HistoryRow } from './price-history-store.ts';
import { selectKnownPrices, upsertPublicPrices } from './pricing-import-store.ts';
import type { StoredPriceRow, PublicPriceRow } from './pricing-import-store.ts';

type Changed = { line: PublicPriceRow; isFirst: boolean; change: PriceChange };

/** `before`: the price of the pack; none of one that is new. */
export type WrittenPrice = { sku: string; before: number | null; after: number };

/** Prices and their history in one transaction, the caller's; those that have changed. */
export async function writePrices(
  db: Database,
  given: readonly PublicPriceRow[],
  today: string,
): Promise<WrittenPrice[]> {
  // Held first: a campaign that is scheduled or stopped meanwhile is waited for, and then known.
  const known = await selectKnownPrices(
    db,
    given.map((line) => line.article_sku),
  );
  const lines = await withCampaigns(db, { given, known, today });
  const changed = lines
    .map((line) => changedPrice(line, known.get(line.article_sku), today))
    .filter((one) => one !== null);
  if (changed.length === 0) return [];
  await upsertPublicPrices(db, changed.map(keptRow));
  await endHistory(db, 'LIST', skusOf(changed.filter(replacesList)), today);
  await endHistory(db, 'REDUCTION', skusOf(changed.filter(replacesReduction)), today);
  await writeHistory(
    db,
    changed.flatMap((one) => historyRows(one, today)),
  );
  return changed.map(({ line }) => ({
    sku: line.article_sku,
    before: known.get(line.article_sku)?.packHt ?? null,
    after: line.pack_ht_cents,
  }));
}

type Given = {
  given: readonly PublicPriceRow[];
  known: ReadonlyMap<string, KnownPrice>;
  today: string;
};

/**
 * A line that tells of no reduction leaves the one that a campaign of the shop has announced, while it stands. One that
 * has gone since does not come back: it would be judged by nobody.
 */
async function withCampaigns(
  db: Database,
  { given: lines, known, today }: Given,
): Promise<readonly PublicPriceRow[]> {
  const plain = lines.filter((line) => line.reduced_type === null).map((line) => line.article_sku);
  const live = plain.length === 0 ? null : await selectLiveReductions(db, plain, today);
  if (live === null || live.size === 0) return lines;
  return lines.map((line) =>
    line.reduced_type === null
      ? withCampaign(line, live.get(line.article_sku), known.get(line.article_sku))
      : line,
  );
}

/** None that the public price has come down to. */
function withCampaign(
  line: PublicPriceRow,
  live: LiveReduction | undefined,
  known: KnownPrice | undefined,
): PublicPriceRow {
  if (live === undefined || live.packHt >= line.pack_ht_cents) return line;
  const standing = known?.reduction ?? null;
  if (standing === null || standing.packHt !== live.packHt || standing.from !== live.from) return line;
  return {
    ...line,
    reduced_type: live.kind,
    reduced_pack_ht_cents: live.packHt,
    reduced_unit_ht: Number(live.unitHt),
    reduced_from: live.from,
    reduced_to: live.to,
  };
}

function changedPrice(line: PublicPriceRow, before: KnownPrice | undefined, today: string): Changed | null {
  const change = priceChange(before, givenPrice(line), today);
  return change && { line, isFirst: before === undefined, change };
}

const replacesList = ({ isFirst, change }: Changed) => !isFirst && change.listChanged;
const replacesReduction = ({ isFirst, change }: Changed) => !isFirst && change.reductionChanged;
const skusOf = (changed: readonly Changed[]) => changed.map(({ line }) => line.article_sku);

function givenPrice(line: PublicPriceRow): GivenPrice {
  const { reduced_type: kind, reduced_pack_ht_cents: packHt, reduced_unit_ht: unitHt } = line;
  const isReduced = kind !== null && packHt !== null && unitHt !== null;
  const days = { from: line.reduced_from ?? null, to: line.reduced_to ?? null };
  return {
    packHt: line.pack_ht_cents,
    unitHt: wholeUnits(line.unit_ht),
    ecoHt: line.eco_ht_cents,
    reduction: isReduced ? { kind, packHt, unitHt: wholeUnits(unitHt), ...days } : null,
  };
}

function keptRow({ line, change }: Changed): StoredPriceRow {
  const { reduction } = change.price;
  return {
    article_sku: line.article_sku,
    pack_ht_cents: line.pack_ht_cents,
    unit_ht: line.unit_ht,
    eco_ht_cents: line.eco_ht_cents,
    reduced_type: line.reduced_type,
    reduced_pack_ht_cents: line.reduced_pack_ht_cents,
    reduced_unit_ht: line.reduced_unit_ht,
    reduced_from: reduction?.from ?? null,
    reduced_to: reduction?.to ?? null,
    reduced_since: reduction?.since ?? null,
  };
}

function historyRows({ line, isFirst, change }: Changed, today: string): HistoryRow[] {
  const { reduction } = change.price;
  const rows: HistoryRow[] = [];
  if (change.listChanged) {
    rows.push({
      article_sku: line.article_sku,
      kind: 'LIST',
      valid_from: isFirst ? (line.listed_from ?? today) : today,
      valid_to: null,
      pack_ht_cents: line.pack_ht_cents,
      unit_ht: line.unit_ht,
    });
  }
  if (reduction !== null && change.reductionChanged && change.reductionBegins !== null) {
    rows.push({
      article_sku: line.article_sku,
      kind: 'REDUCTION',
      valid_from: change.reductionBegins,
      valid_to: reduction.to,
      pack_ht_cents: reduction.packHt,
      unit_ht: line.reduced_unit_ht ?? 0,
    });
  }
  return rows;
}

function wholeUnits(unitHt: number): number {
  return Math.round(unitHt * 10_000);
}
