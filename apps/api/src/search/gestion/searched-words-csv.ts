// /gestion/fichiers/recherches.csv: what was searched, by the same question, session and right as the page.
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { selectSearched, sumSearched } from '../counting/search-count-store.ts';
import type { SearchDeskMeans } from '../search-desk-context.ts';
import { checkedPeriod } from './searched-words.ts';

const Asked = v.object({
  since: v.string(),
  until: v.string(),
  tab: v.fallback(v.picklist(['all', 'no_result', 'no_click']), 'all'),
});
const COLUMNS = ['mots', 'recherches', 'part', 'sans résultat', 'clics', 'résultats la dernière fois'];
const MOST_ROWS = 100_000;

export function searchedWordsCsvRoutes(
  parts: StaffListParts & Pick<SearchDeskMeans, 'flushSearches'>,
): FastifyPluginAsync {
  return listForStaff(parts, { file: 'recherches.csv', right: 'searchedWordsCsv' }, async ({ query }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('SEARCH_PERIOD');
    const filter = checkedPeriod(asked.output);
    await parts.flushSearches();
    const total = await sumSearched(parts.db, filter);
    const rows = await selectSearched(parts.db, filter, { after: null, limit: MOST_ROWS });
    const lines = rows.map((row) => {
      const share = Math.round((row.searches / Math.max(1, total.searches)) * 10_000) / 100;
      return csvRow([row.words, row.searches, share, row.without_result, row.clicks, row.results]);
    });
    return [`${CSV_MARK}${csvRow(COLUMNS)}`, ...lines];
  });
}
