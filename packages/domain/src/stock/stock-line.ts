// What makes a line of a stock file unfit to be loaded.

export type StockLine = {
  shop_code: string;
  article_sku: string;
  available: number;
  statut_article_mag: string;
  resupply_time: number | null;
  appro_directe_fournisseur: boolean;
  livraison_pro: boolean;
};

export type StockFault = 'missing-field' | 'bad-quantity' | 'unknown-status' | 'bad-delay';

const STATUSES: ReadonlySet<string> = new Set(['P', 'S', 'V', 'U', 'O']);
const MOST_PACKS = 1_000_000_000;
const MOST_DAYS = 999;

export function stockFaults(line: StockLine): StockFault[] {
  const faults: StockFault[] = [];
  if (line.shop_code.trim() === '' || line.article_sku.trim() === '') faults.push('missing-field');
  if (!isCount(line.available, MOST_PACKS)) faults.push('bad-quantity');
  if (!STATUSES.has(line.statut_article_mag)) faults.push('unknown-status');
  if (line.resupply_time !== null && !isCount(line.resupply_time, MOST_DAYS)) faults.push('bad-delay');
  return faults;
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
