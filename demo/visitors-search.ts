// What visitors searched for in the four weeks before the demo is looked at.
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { addSearchCounts } from '@nuancier/api/search/counting/search-count-store.ts';
import { readSites } from '@nuancier/api/site/site.ts';
import { foldedWords } from '@nuancier/domain/search/counting/counted-words.ts';
import { addDays, frenchDay } from './shift-dates.ts';

const DAYS = 28;

/** `results`: what the demo of 600 products answers; `clicked`: of the searches that found something. */
export const SEARCHED = [
  { words: 'rouleau', searches: 164, clicked: 0.7, results: 160 },
  { words: 'sous-couche', searches: 131, clicked: 0.6, results: 67 },
  { words: 'lasure', searches: 118, clicked: 0.8, results: 28 },
  { words: 'toile de verre', searches: 92, clicked: 0.7, results: 42 },
  { words: 'enduit de rebouchage', searches: 75, clicked: 0.9, results: 8 },
  { words: 'antirouille', searches: 51, clicked: 0.5, results: 20 },
  { words: 'colle papier peint', searches: 34, clicked: 0.6, results: 5 },
  { words: 'bâche', searches: 29, clicked: 0.8, results: 6 },
  { words: 'carrelage', searches: 21, clicked: 0, results: 56 },
  { words: 'siphon', searches: 17, clicked: 0, results: 0 },
  { words: 'escabeau', searches: 12, clicked: 0.5, results: 6 },
  { words: 'tournevis', searches: 9, clicked: 0, results: 0 },
] as const;

/** Once, however often the demo is loaded. */
export async function visitorsSearch(db: DatabasePool, today: Date): Promise<void> {
  const [known] = await db.selectFrom('search_count').select('words').limit(1).execute();
  const [site] = await readSites(db);
  if (known !== undefined || site === undefined) return;
  const yesterday = addDays(frenchDay(today), -1);
  const counts = SEARCHED.flatMap(({ words, searches, clicked, results }) =>
    spread(searches).map((ofDay, ago) => ({
      day: addDays(yesterday, -ago),
      site: site.code,
      words: foldedWords(words),
      searches: ofDay,
      withoutResult: results === 0 ? ofDay : 0,
      clicks: Math.round(ofDay * clicked),
      results,
    })),
  );
  await addSearchCounts(
    db,
    counts.filter(({ searches }) => searches > 0),
  );
}

/** So many over the days, as evenly as whole numbers go. */
function spread(total: number): number[] {
  return Array.from(
    { length: DAYS },
    (_, day) => Math.floor((total * (day + 1)) / DAYS) - Math.floor((total * day) / DAYS),
  );
}
