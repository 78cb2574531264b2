import type { Database } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { insertPortfolio, strangersOf } from '../representatives/connect-as-store.ts';
import type { PortfolioRow } from '../representatives/connect-as-store.ts';

/** Which customers a sales representative looks after; what is there already stays. */
export async function importPortfolios(db: Database, rows: readonly PortfolioRow[]): Promise<ImportReport> {
  const strangers = await strangersOf(db, rows);
  if (strangers.size > 0) {
    const reason = 'Le commercial ou le client est inconnu.';
    return refusedLines([...strangers].map((at) => ({ line: at + 1, reason })));
  }
  const added = await insertPortfolio(db, rows);
  return { ok: true, lines: rows.length, changed: added, added };
}
