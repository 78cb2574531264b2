import type {
  MutationAddSynonymArgs,
  MutationChangeSynonymArgs,
  QueryTrySynonymArgs,
  SearchEffect,
  SearchSynonym,
  SearchSynonyms,
  SynonymInput,
} from '@nuancier/contract/gestion-types.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { readSynonymRule, synonymLine } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import type { SynonymRule } from '@nuancier/domain/search/merchant/synonym-rule.ts';
import { SYNONYMS } from '@nuancier/domain/search/words/synonyms.ts';
import { recordAudit } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { saysAll } from '../../text/says-all.ts';
import { frenchMoment } from '../../text/french-words.ts';
import {
  deleteSynonym,
  holdSynonyms,
  insertSynonym,
  selectSynonyms,
  updateSynonym,
} from '../merchant/merchant-words-store.ts';
import type { StoredSynonym } from '../merchant/merchant-words-store.ts';
import type { SearchDeskContext } from '../search-desk-context.ts';
import { searchEffect } from './search-effect.ts';

const MOST_RULES = 500;
const LONGEST_TRIED = 80;
/** More than one tries by hand, and a twentieth of a processor at most. */
const PER_PERSON = { name: 'synonym-tried', most: 30, perMs: 10 * MINUTE_MS } as const;
const BUILT_IN = SYNONYMS.split('\n').filter((line) => line.trim() !== '').length;

export async function searchSynonyms(
  { db, staff }: SearchDeskContext,
  search: string | null | undefined,
): Promise<SearchSynonyms> {
  entitled(staff, 'searchSynonyms');
  const own = (await selectSynonyms(db)).filter(({ words, leads_to: leads, author }) =>
    saysAll([...words, ...leads, author], search),
  );
  return { own: own.map(synonymView), built_in: BUILT_IN };
}

export async function trySynonym(
  context: SearchDeskContext,
  { rule, tried, id }: QueryTrySynonymArgs,
): Promise<SearchEffect> {
  const { staff } = entitled(context.staff, 'trySynonym');
  const read = readRule(rule);
  const words = (tried?.trim() || (read.words[0] ?? '')).slice(0, LONGEST_TRIED);
  refuseKnown(await selectSynonyms(context.db), read, id ?? null);
  const mayMake = () => allow(context.db, { ...PER_PERSON, key: String(staff.staffId) }, context.now());
  const after = await context.proposedIndexes.withRule(read, id ?? null, mayMake);
  return { ...searchEffect(context, words, { before: await context.index(), after }), pinned: [] };
}

export async function addSynonym(
  context: SearchDeskContext,
  { rule }: MutationAddSynonymArgs,
): Promise<SearchSynonym> {
  const { staff } = entitled(context.staff, 'addSynonym');
  const { words, leadsTo } = readRule(rule);
  return context.db.transaction().execute(async (db) => {
    await holdSynonyms(db);
    refuseKnown(await selectSynonyms(db), { words, leadsTo }, null);
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

export function changeSynonym(
  context: SearchDeskContext,
  { id, read, rule }: MutationChangeSynonymArgs,
): Promise<SearchSynonym> {
  const { staff } = entitled(context.staff, 'changeSynonym');
  const { words, leadsTo } = readRule(rule);
  return context.db.transaction().execute(async (db) => {
    await holdSynonyms(db);
    const kept = await selectSynonyms(db);
    const before = kept.find((one) => one.id === id);
    if (before === undefined) throw new Refusal('SYNONYM_GONE');
    if (lineOf(before) !== lineOf(read))
      throw new Refusal('SYNONYM_CHANGED', undefined, changedWords(before));
    refuseKnown(kept, { words, leadsTo }, id);
    const change = { id, words: [...words], leads_to: [...leadsTo] };
    const after = await updateSynonym(db, { ...change, at: context.now(), author: staff.name });
    await announceCatalogueChange(db);
    await recordAudit(db, context, {
      event: 'search-synonym-changed',
      customerId: null,
      details: { id, before: told(before), after: told(after) },
    });
    return synonymView(after);
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

/** `changed`: the rule whose place it takes. */
function refuseKnown(kept: readonly StoredSynonym[], rule: SynonymRule, changed: number | null): void {
  if (changed === null && kept.length >= MOST_RULES) throw new Refusal('SYNONYM_FULL');
  const line = synonymLine(rule);
  if (kept.some((one) => one.id !== changed && lineOf(one) === line)) throw new Refusal('SYNONYM_KNOWN');
}

function changedWords({ author, at }: StoredSynonym): string {
  return `${author} a changé cette règle le ${frenchMoment(at.toISOString())}. Rien n’a été enregistré\u00A0: relisez-la, puis recommencez.`;
}

function synonymView({ id, words, leads_to, at, author }: StoredSynonym): SearchSynonym {
  return { id, words, leads_to, at: at.toISOString(), author };
}

const lineOf = ({ words, leads_to: leadsTo }: Pick<StoredSynonym, 'words' | 'leads_to'>) =>
  synonymLine({ words, leadsTo });

const told = (synonym: StoredSynonym) => ({ rule: lineOf(synonym) });
