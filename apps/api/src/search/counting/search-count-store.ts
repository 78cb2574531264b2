import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type SearchCount = {
  day: string;
  site: string;
  words: string;
  searches: number;
  withoutResult: number;
  clicks: number;
  results: number;
};

/** Of a site and a day; further ones are not kept. */
const MOST_WORDS_A_DAY = 5_000;

/** Adds to what other processes counted, and clicks to words that were searched; in one order, so that two of them never wait for each other. */
export async function addSearchCounts(db: Database, counts: readonly SearchCount[]): Promise<void> {
  await sql`
    insert into search_count (day, site, words, searches, without_result, clicks, results)
    select added.* from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as added
      (day date, site text, words text, searches int, "withoutResult" int, clicks int, results int)
    where exists (select from search_count known
        where known.day = added.day and known.site = added.site and known.words = added.words)
      or (added.searches > 0 and (select count(*) from search_count known where known.day = added.day and known.site = added.site)
        < ${MOST_WORDS_A_DAY})
    order by added.day, added.site, added.words
    on conflict (day, site, words) do update set
      searches = search_count.searches + excluded.searches,
      without_result = search_count.without_result + excluded.without_result,
      clicks = search_count.clicks + excluded.clicks,
      results = case when excluded.searches > 0 then excluded.results else search_count.results end`.execute(
    db,
  );
}

export async function deleteSearchCounts(db: Database, before: string): Promise<number> {
  const deleted = await sql`delete from search_count where day < ${before}::date`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

export type SearchedFilter = {
  since: string;
  until: string;
  tab: 'all' | 'no_result' | 'no_click';
};

export type SearchedSum = {
  words: string;
  searches: number;
  without_result: number;
  clicks: number;
  /** found by the last of them */
  results: number;
};

/** By how often, then by words; `after` is the last one of the page before. */
export async function selectSearched(
  db: Database,
  filter: SearchedFilter,
  { after, limit }: { after: { rank: number; words: string } | null; limit: number },
): Promise<SearchedSum[]> {
  const rank = filter.tab === 'no_result' ? sql`without_result` : sql`searches`;
  const further =
    after === null
      ? sql`true`
      : sql`(${rank} < ${after.rank} or (${rank} = ${after.rank} and words > ${after.words} collate "C"))`;
  const found = await sql<SearchedSum>`
    select words, searches, without_result, clicks, results from (${sums(filter)}) as summed
    where ${ofTab(filter.tab)} and ${further}
    order by ${rank} desc, words collate "C" limit ${limit}`.execute(db);
  return found.rows;
}

export type SearchedTotal = { searches: number; without_result: number; clicks: number; words: number };

export async function sumSearched(db: Database, filter: SearchedFilter): Promise<SearchedTotal> {
  const found = await sql<SearchedTotal>`
    select coalesce(sum(searches), 0)::int as searches, coalesce(sum(without_result), 0)::int as without_result,
      coalesce(sum(clicks), 0)::int as clicks, count(*)::int as words
    from (${sums({ ...filter, tab: 'all' })}) as summed`.execute(db);
  return found.rows[0] ?? { searches: 0, without_result: 0, clicks: 0, words: 0 };
}

function sums({ since, until }: SearchedFilter) {
  return sql`
    select words, sum(searches)::int as searches, sum(without_result)::int as without_result,
      sum(clicks)::int as clicks, (array_agg(results order by day desc) filter (where searches > 0))[1] as results
    from search_count where day between ${since}::date and ${until}::date
    group by words having sum(searches) > 0`;
}

/** Without a click: something was found, and nobody opened any of it. */
function ofTab(tab: SearchedFilter['tab']) {
  if (tab === 'no_result') return sql`without_result > 0`;
  return tab === 'no_click' ? sql`clicks = 0 and without_result < searches` : sql`true`;
}
