// What a shop adds to the search by its own people: synonyms beside the trade's, and pins.
import { synonymLine } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { SynonymRule } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { Database } from '../../database/tables.ts';
import type { Pins } from '../index/search-index.ts';
import { selectPins, selectSynonyms } from './merchant-words-store.ts';

/** A rule that is not written yet; it may take the place of one that is. */
export type ProposedRule = { rule: SynonymRule; inPlaceOf: number | null };

export async function merchantWords(
  db: Database,
  proposed: ProposedRule | null,
): Promise<{ synonyms: string; pins: readonly Pins[] }> {
  const kept = await selectSynonyms(db);
  const standing = kept
    .filter(({ id }) => id !== proposed?.inPlaceOf)
    .map(({ words, leads_to: leadsTo }) => ({ words, leadsTo }));
  const rules = proposed === null ? standing : [...standing, proposed.rule];
  return { synonyms: rules.map(synonymLine).join('\n'), pins: await selectPins(db) };
}
