// The search as it would be with a synonym that is not written yet: the whole index, made the same way, for a minute.
import type { SynonymRule } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import { synonymLine } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import { withinTime } from '../../concurrency/within-time.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { ProposedRule } from './merchant-words.ts';

export type ProposedIndexes = {
  /** Null while it is being made: ask again. `mayMake` is asked where there is something to make. */
  withRule(
    rule: SynonymRule,
    inPlaceOf: number | null,
    mayMake: () => Promise<boolean>,
  ): Promise<SearchIndex | null>;
  close(): Promise<void>;
};

type Parts = {
  /** what the shop answers from */
  live: () => Promise<SearchIndex>;
  read: (proposed: ProposedRule, givenUp: AbortSignal) => Promise<SearchIndex>;
};

type Proposed = { base: SearchIndex; made: Promise<SearchIndex>; isMade: boolean };

/** Each is as large as the shop's own. */
const MOST_KEPT = 2;
const KEPT_MS = 60_000;
/** Shorter than a request may take. */
const PATIENCE_MS = 6_000;

export function createProposedIndexes({ live, read }: Parts): ProposedIndexes {
  const leaving = new AbortController();
  const proposals = new Map<string, Proposed>();

  /** It takes a processor from the shop for a second or more: one at a time, whoever asks. */
  function refuseWhileBusy(): void {
    if ([...proposals.values()].some(({ isMade }) => !isMade)) throw new Refusal('SEARCH_TRY_BUSY');
  }

  function propose(key: string, asked: ProposedRule, base: SearchIndex): Proposed {
    refuseWhileBusy();
    const [oldest] = proposals.keys();
    if (proposals.size >= MOST_KEPT && oldest !== undefined) proposals.delete(oldest);
    const proposed: Proposed = { base, made: read(asked, leaving.signal), isMade: false };
    const forget = () => void (proposals.get(key) === proposed && proposals.delete(key));
    void settle(proposed, forget);
    proposals.set(key, proposed);
    return proposed;
  }

  return {
    async withRule(rule, inPlaceOf, mayMake) {
      const base = await live();
      const key = `${inPlaceOf ?? 'new'} ${synonymLine(rule)}`;
      const known = proposals.get(key);
      // What was made from another state of the catalogue proves nothing.
      if (known?.isMade && known.base !== base) proposals.delete(key);
      if (!proposals.has(key)) {
        refuseWhileBusy();
        if (!(await mayMake())) throw new Refusal('TOO_MANY_ATTEMPTS');
      }
      const { made } = proposals.get(key) ?? propose(key, { rule, inPlaceOf }, base);
      const outcome = await withinTime(PATIENCE_MS, made);
      if (outcome.kind === 'failed') throw outcome.trouble;
      return outcome.kind === 'late' ? null : outcome.value;
    },
    async close() {
      leaving.abort();
      await Promise.allSettled([...proposals.values()].map(({ made }) => made));
    },
  };
}

/** A failure is told to whoever waits for it; the next one to ask begins anew. */
async function settle(proposed: Proposed, forget: () => void): Promise<void> {
  const [outcome] = await Promise.allSettled([proposed.made]);
  proposed.isMade = outcome.status === 'fulfilled';
  if (proposed.isMade) setTimeout(forget, KEPT_MS).unref();
  else forget();
}
