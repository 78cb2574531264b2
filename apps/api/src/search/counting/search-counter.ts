// Searches of this process, counted in memory and added to the table from time to time: no search waits for it.
import type { Logger } from 'pino';
import { countedWords } from '@nuancier/domain/search/counting/counted-words.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { chooseSite } from '../../site/site.ts';
import type { Site } from '../../site/site.ts';
import { addSearchCounts } from './search-count-store.ts';
import type { SearchCount } from './search-count-store.ts';
import { createWordGate } from './word-gate.ts';

export type SearchMade = {
  /** the site's code, as the visitor's browser says it */
  site: string;
  typed: string;
  /** where the visitor asks from */
  address: string;
  results: number;
  /** it named a product or an article, and the shop knows it */
  isReference: boolean;
  /** it led straight to what was meant */
  isOpened: boolean;
};

export type SearchCounter = {
  searched(search: SearchMade): void;
  /** A product was opened from the results of these words. */
  opened(search: Visit): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Visit = Pick<SearchMade, 'site' | 'typed' | 'address'>;
type Parts = { db: DatabasePool; now: () => Date; log: Logger; sites: () => Promise<Site[]> };

const FLUSH_MS = 10_000;
/** Between two flushes; further words wait for nobody and are not counted. */
const MOST_WORDS = 500;

export function createSearchCounter({ db, now, log, sites }: Parts): SearchCounter {
  let counts = new Map<string, SearchCount>();
  const arriving = new Set<Promise<void>>();
  const passes = createWordGate();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  /** Of a site that there is, and as much of one address as one person searches. */
  async function add(visit: Visit, words: string | null, more: Partial<SearchCount>): Promise<void> {
    if (words === null) return;
    const chosen = chooseSite(await sites(), visit.site);
    if (!chosen.ok) return;
    const { code: site } = chosen.value;
    const day = localMoment(now()).date;
    if (!passes({ day, key: [site, words].join('\n'), address: visit.address })) return;
    put(counts, { ...NONE, day, site, words, ...more });
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  function begin(adding: Promise<void>): void {
    const settled = orEmpty(adding, undefined, (trouble) =>
      log.warn({ err: trouble }, 'a search was not counted'),
    );
    arriving.add(settled);
    void settled.finally(() => arriving.delete(settled));
  }

  async function flush(): Promise<void> {
    await Promise.all(arriving);
    clearTimeout(timer);
    timer = undefined;
    const batch = counts;
    counts = new Map();
    if (batch.size === 0) return flushing;
    flushing = flushing.then(() =>
      orEmpty(addSearchCounts(db, [...batch.values()]), undefined, (trouble) => {
        log.warn({ err: trouble }, 'searches could not be counted; they wait for the next time');
        for (const count of batch.values()) put(counts, count);
        timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
      }),
    );
    return flushing;
  }

  return {
    searched(search) {
      const { results, isReference, isOpened } = search;
      const counted = {
        searches: 1,
        withoutResult: results === 0 && !isOpened ? 1 : 0,
        clicks: isOpened ? 1 : 0,
        results,
      };
      begin(add(search, countedWords(search.typed, { isReference }), counted));
    },
    opened(visit) {
      begin(add(visit, countedWords(visit.typed, { isReference: false }), { clicks: 1 }));
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

const NONE = { searches: 0, withoutResult: 0, clicks: 0, results: 0 };

function put(counts: Map<string, SearchCount>, more: SearchCount): void {
  const key = [more.day, more.site, more.words].join('\n');
  const known = counts.get(key);
  if (known === undefined && counts.size >= MOST_WORDS) return;
  counts.set(key, {
    ...more,
    searches: more.searches + (known?.searches ?? 0),
    withoutResult: more.withoutResult + (known?.withoutResult ?? 0),
    clicks: more.clicks + (known?.clicks ?? 0),
    results: more.searches > 0 || known === undefined ? more.results : known.results,
  });
}
