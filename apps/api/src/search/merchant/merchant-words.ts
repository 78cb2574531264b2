// What a shop adds to the search by its own people: synonyms beside the trade's, and pins.
import { synonymLine } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { SynonymRule } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { Database } from '../../database/tables.ts';
import type { Pins } from '../index/search-index.ts';
import { selectPins, selectSynonyms } from './merchant-words-store.ts';

export async function merchantWords(
  db: Database,
  proposed: readonly SynonymRule[],
): Promise<{ synonyms: string; pins: readonly Pins[] }> {
  const kept = await selectSynonyms(db);
  const rules = [...kept.map(({ words, leads_to: leadsTo }) => ({ words, leadsTo })), ...proposed];
  return { synonyms: rules.map(synonymLine).join('\n'), pins: await selectPins(db) };
}
