import { priceFaults, type PriceFault } from '@nuancier/domain/pricing/imports/price-line.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, type ImportReport, type LineRefusal } from '../../imports/import-report.ts';
import { inBatches, type ImportRows } from '../../imports/in-batches.ts';
import { heldPrices } from '../imports/held-prices.ts';
import type { PriceGuard } from '../imports/held-prices.ts';
import { priceMoves } from '../imports/price-moves.ts';
import {
  missingArticles,
  packQuantities,
  productsOf,
  type PublicPriceRow,
} from '../imports/pricing-import-store.ts';
import { unitFaults } from '../imports/unit-prices.ts';
import { writePrices } from '../imports/write-prices.ts';

const REASONS = {
  'missing-sku': 'La référence de l’article est obligatoire.',
  'bad-amount': 'Un prix est négatif ou n’est pas un nombre entier de centimes.',
  'no-price': 'Un prix ne peut pas être nul.',
  'unknown-reduction': 'La réduction doit être «\u00A0PROMOTION\u00A0» ou «\u00A0DESTOCK\u00A0».',
  'half-reduction': 'Une réduction demande son type, son prix au conditionnement et son prix à l’unité.',
  'days-without-reduction': 'Des dates de réduction sont données sans réduction.',
  'ends-before-it-begins': 'La réduction finit avant de commencer.',
  'reduction-not-lower': 'Le prix réduit doit être inférieur au prix public.',
} satisfies Record<PriceFault, string>;

/** One query carries this many prices. */
const BATCH = 5000;

/** One piece of a file whose lines are known not to repeat, held to the guard; what no line names stays as it is. */
export async function importPricePiece(
  db: Database,
  prices: readonly PublicPriceRow[],
  now: Date,
  guard: PriceGuard,
): Promise<ImportReport> {
  const today = localMoment(now).date;
  const refusals = [...(await refusalsOf(db, prices, today)), ...(await unitRefusals(db, prices))];
  if (refusals.length > 0) return refusedLines(refusals);
  const held = await heldPrices(db, prices, guard, today);
  if (held.length > 0) return refusedLines(held);
  const written = await writePrices(db, prices, today);
  if (written.length > 0) await announceCatalogueChange(db);
  return {
    ok: true,
    lines: prices.length,
    changed: written.length,
    added: written.filter(({ before }) => before === null).length,
    products: await productsOf(
      db,
      written.map(({ sku }) => sku),
    ),
    moves: priceMoves(written),
  };
}

/**
 * Reads the file twice: `prices` must start anew each time it is iterated. The new prices are offered from `now` on.
 */
export async function importPublicPrices(
  db: Database,
  prices: ImportRows<PublicPriceRow>,
  now: Date,
  onProgress: (done: number) => void = () => {},
): Promise<ImportReport> {
  const today = localMoment(now).date;
  const refusals = await refusalsOf(db, prices, today);
  if (refusals.length > 0) return refusedLines(refusals);
  let lines = 0;
  let changed = 0;
  for await (const batch of inBatches(prices, BATCH)) {
    changed += (await writePrices(db, batch, today)).length;
    lines += batch.length;
    onProgress(lines);
  }
  // The catalogue kept in memory holds public prices too.
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines, changed };
}

async function unitRefusals(db: Database, prices: readonly PublicPriceRow[]): Promise<LineRefusal[]> {
  const quantities = await packQuantities(
    db,
    prices.map((price) => price.article_sku),
  );
  return prices.flatMap((price, at) => {
    const { article_sku: sku, reduced_pack_ht_cents: reducedPack, reduced_unit_ht: reducedUnit } = price;
    return [
      ...unitFaults({ sku, packHt: price.pack_ht_cents, unitHt: price.unit_ht }, quantities),
      ...unitFaults({ sku, packHt: reducedPack, unitHt: reducedUnit }, quantities),
    ].map((reason) => ({ line: at + 1, reason }));
  });
}

async function refusalsOf(
  db: Database,
  prices: ImportRows<PublicPriceRow>,
  today: string,
): Promise<LineRefusal[]> {
  const refusals: LineRefusal[] = [];
  const seen = new Set<string>();
  let line = 0;
  for await (const batch of inBatches(prices, BATCH)) {
    const missing = await missingArticles(
      db,
      batch.map((price) => price.article_sku),
    );
    for (const price of batch) {
      line += 1;
      for (const reason of reasonsAgainst(price, { missing, seen, today })) refusals.push({ line, reason });
      seen.add(price.article_sku);
    }
  }
  return refusals;
}

type Against = { missing: ReadonlySet<string>; seen: ReadonlySet<string>; today: string };

function reasonsAgainst(price: PublicPriceRow, { missing, seen, today }: Against): string[] {
  const { article_sku: sku, listed_from: listedFrom } = price;
  const reasons: string[] = priceFaults(price).map((fault) => REASONS[fault]);
  if (missing.has(sku)) reasons.push(`L’article «\u00A0${sku}\u00A0» n’existe pas.`);
  if (seen.has(sku)) reasons.push(`L’article «\u00A0${sku}\u00A0» figure deux fois.`);
  if (listedFrom && listedFrom > today)
    reasons.push('Le prix public ne peut pas valoir depuis un jour à venir.');
  return reasons;
}
