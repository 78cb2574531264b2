// What makes a line of a stock file unfit to be loaded.

export type StockLine = {
  shop_code: string;
  article_sku: string;
  /** below 0 where the merchant's books are */
  available: number;
  statut_article_mag: string;
  resupply_time: number | null;
  appro_directe_fournisseur: boolean;
  livraison_pro: boolean;
  /** when it was counted, by the clock of who counted; none: the file's moment, if it has one */
  counted_at?: Date | null;
};

/** The merchant's system's own movement, told by itself: a delivery, a sale at the counter, a loss. */
export type StockDelta = {
  shop_code: string;
  article_sku: string;
  packs: number;
  /** what the merchant's system calls it, once and for all */
  reference: string;
  /** none: the file's moment */
  booked_at?: Date | null;
};

export type StockFault =
  'missing-field' | 'unreadable-sign' | 'bad-quantity' | 'unknown-status' | 'bad-delay';
export type DeltaFault = 'missing-field' | 'unreadable-sign' | 'bad-packs' | 'bad-reference';

const STATUSES: ReadonlySet<string> = new Set(['P', 'S', 'V', 'U', 'O']);
const MOST_PACKS = 1_000_000_000;
const MOST_MOVED = 1_000_000;
const MOST_DAYS = 999;
const LONGEST_REFERENCE = 100;
/** What a table of the database cannot hold, or nobody could read. */
const CONTROL = /\p{Cc}/u;

export function stockFaults(line: StockLine): StockFault[] {
  const faults: StockFault[] = [];
  if (line.shop_code.trim() === '' || line.article_sku.trim() === '') faults.push('missing-field');
  if (CONTROL.test(line.shop_code + line.article_sku)) faults.push('unreadable-sign');
  // Books run ahead of each other: as of a moment, more may be promised than there is.
  const least = line.counted_at == null ? 0 : -MOST_PACKS;
  if (!isCount(Math.abs(line.available), MOST_PACKS) || line.available < least) faults.push('bad-quantity');
  if (!STATUSES.has(line.statut_article_mag)) faults.push('unknown-status');
  if (line.resupply_time !== null && !isCount(line.resupply_time, MOST_DAYS)) faults.push('bad-delay');
  return faults;
}

export function deltaFaults(line: StockDelta): DeltaFault[] {
  const faults: DeltaFault[] = [];
  if (line.shop_code.trim() === '' || line.article_sku.trim() === '') faults.push('missing-field');
  if (CONTROL.test(line.shop_code + line.article_sku + line.reference)) faults.push('unreadable-sign');
  if (line.packs === 0 || !isCount(Math.abs(line.packs), MOST_MOVED)) faults.push('bad-packs');
  if (line.reference.trim() === '' || line.reference.length > LONGEST_REFERENCE) faults.push('bad-reference');
  return faults;
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
