import type { QuerySearchedWordsArgs, SearchedRow, SearchedWords } from '@nuancier/contract/gestion-types.ts';
import { daysUntil, isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectSearched, sumSearched } from '../counting/search-count-store.ts';
import type { SearchedFilter, SearchedSum, SearchedTotal } from '../counting/search-count-store.ts';
import type { SearchDeskContext } from '../search-desk-context.ts';
import { countFound } from './search-effect.ts';

const PAGE = 50;
const MOST_DAYS = 366;
const CURSOR = /^(\d{1,9}):(.{1,80})$/u;

export async function searchedWords(
  context: SearchDeskContext,
  { since, until, tab, after }: QuerySearchedWordsArgs,
): Promise<SearchedWords> {
  entitled(context.staff, 'searchedWords');
  const filter = checkedPeriod({ since, until, tab });
  await context.flushSearches();
  const total = await sumSearched(context.db, filter);
  const found = await selectSearched(context.db, filter, { after: cursorOf(after), limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const index = await context.index();
  const last = page.at(-1);
  const rows: SearchedRow[] = [];
  for (const sum of page) {
    rows.push(rowOf(sum, total, countFound(index, context.site.rootCategoryId, sum.words)));
    // oxlint-disable-next-line no-await-in-loop -- each is a search of its own: customers come between
    await yieldToRequests();
  }
  return {
    total,
    rows,
    next: found.length > PAGE && last !== undefined ? `${rankOf(last, tab)}:${last.words}` : null,
  };
}

export function checkedPeriod(filter: SearchedFilter): SearchedFilter {
  const { since, until } = filter;
  const isPeriod = isCalendarDay(since) && isCalendarDay(until) && since <= until;
  if (!isPeriod || daysUntil(since, until) >= MOST_DAYS) throw new Refusal('SEARCH_PERIOD');
  return filter;
}

function rowOf(sum: SearchedSum, { searches }: SearchedTotal, now: number): SearchedRow {
  return { ...sum, share: Math.round((sum.searches / Math.max(1, searches)) * 10_000), results_now: now };
}

export function rankOf(sum: SearchedSum, tab: SearchedFilter['tab']): number {
  return tab === 'no_result' ? sum.without_result : sum.searches;
}

function cursorOf(text: string | null | undefined): { rank: number; words: string } | null {
  const [, rank, words] = CURSOR.exec(text ?? '') ?? [];
  return rank === undefined || words === undefined ? null : { rank: Number(rank), words };
}
