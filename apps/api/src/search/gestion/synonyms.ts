import type {
  MutationAddSynonymArgs,
  QueryTrySynonymArgs,
  SearchEffect,
  SearchSynonym,
  SearchSynonyms,
  SynonymInput,
} from '@nuancier/contract/gestion-types.ts';
import { readSynonymRule, synonymLine } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { SynonymRule } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import { SYNONYMS } from '@nuancier/domain/search/words/synonyms.ts';
import { recordAudit } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { deleteSynonym, insertSynonym, selectSynonyms } from '../merchant/merchant-words-store.ts';
import type { StoredSynonym } from '../merchant/merchant-words-store.ts';
import type { SearchDeskContext } from '../search-desk-context.ts';
import { searchEffect } from './search-effect.ts';

const MOST_RULES = 500;
const LONGEST_TRIED = 80;
const BUILT_IN = SYNONYMS.split('\n').filter((line) => line.trim() !== '').length;

export async function searchSynonyms({ db, staff }: SearchDeskContext): Promise<SearchSynonyms> {
  entitled(staff, 'searchSynonyms');
  return { own: (await selectSynonyms(db)).map(synonymView), built_in: BUILT_IN };
}

export async function trySynonym(
  context: SearchDeskContext,
  { rule, tried }: QueryTrySynonymArgs,
): Promise<SearchEffect> {
  entitled(context.staff, 'trySynonym');
  const read = readRule(rule);
  const words = (tried?.trim() || (read.words[0] ?? '')).slice(0, LONGEST_TRIED);
  await refuseKnown(context, read);
  const after = await context.proposedIndexes.withRule(read);
  return { ...searchEffect(context, words, { before: await context.index(), after }), pinned: [] };
}

export async function addSynonym(
  context: SearchDeskContext,
  { rule }: MutationAddSynonymArgs,
): Promise<SearchSynonym> {
  const { staff } = entitled(context.staff, 'addSynonym');
  const { words, leadsTo } = readRule(rule);
  return context.db.transaction().execute(async (db) => {
    await refuseKnown({ db }, { words, leadsTo });
    const added = await insertSynonym(db, {
      words: [...words],
      leads_to: [...leadsTo],
      at: context.now(),
      author: staff.name,
    });
    await announceCatalogueChange(db);
    await recordAudit(db, context, {
      event: 'search-synonym-added',
      customerId: null,
      details: { id: added.id, before: {}, after: told(added) },
    });
    return synonymView(added);
  });
}

export async function removeSynonym(context: SearchDeskContext, id: number): Promise<SearchSynonym> {
  entitled(context.staff, 'removeSynonym');
  return context.db.transaction().execute(async (db) => {
    const removed = await deleteSynonym(db, id);
    if (removed === undefined) throw new Refusal('SYNONYM_GONE');
    await announceCatalogueChange(db);
    await recordAudit(db, context, {
      event: 'search-synonym-removed',
      customerId: null,
      details: { id, before: told(removed), after: {} },
    });
    return synonymView(removed);
  });
}

function readRule({ words, leads_to: leadsTo }: SynonymInput): SynonymRule {
  const read = readSynonymRule({ words, leadsTo });
  if (!read.ok) throw new Refusal(read.refusal);
  return read.value;
}

async function refuseKnown({ db }: Pick<SearchDeskContext, 'db'>, rule: SynonymRule): Promise<void> {
  const kept = await selectSynonyms(db);
  if (kept.length >= MOST_RULES) throw new Refusal('SYNONYM_FULL');
  const line = synonymLine(rule);
  if (kept.some(({ words, leads_to: leadsTo }) => synonymLine({ words, leadsTo }) === line))
    throw new Refusal('SYNONYM_KNOWN');
}

function synonymView({ id, words, leads_to, at, author }: StoredSynonym): SearchSynonym {
  return { id, words, leads_to, at: at.toISOString(), author };
}

const told = ({ words, leads_to: leadsTo }: StoredSynonym) => ({ rule: synonymLine({ words, leadsTo }) });
