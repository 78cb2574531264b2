// A search that names a tint: « laque RAL 5009 » finds what comes in it from the factory, and what can be made in it.
import { searchText } from '@nuancier/domain/search/search-text.ts';
import type { TextHits } from '@nuancier/domain/search/search-text.ts';
import type { ChartTint } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** What a listing needs of the hits. */
export type FoundHits = Pick<TextHits, 'ids' | 'ofKind' | 'corrected' | 'dropped'>;

export type SearchedTint = { hits: FoundHits; tint: ChartTint | null };

/** `everything`: all products of the site, for a query that names nothing but a tint. */
export function searchWithTint(index: SearchIndex, query: string, everything: Uint32Array): SearchedTint {
  const whole = searchText(index.text, query);
  const found = index.tints.finder.find(query);
  if (found === null) return withDroppedName(index, query, whole);
  const rest = found.rest === '' ? anything(everything) : searchText(index.text, found.rest);
  const merged = inTint(index, found.tint, whole, rest);
  return merged === null ? { hits: whole, tint: null } : { hits: merged, tint: found.tint };
}

// A word that fits nothing of the kind may be a tint: « peinture terracotta ».
function withDroppedName(index: SearchIndex, query: string, whole: TextHits): SearchedTint {
  for (const word of whole.dropped) {
    const tint = index.tints.finder.named(word);
    if (tint === null) continue;
    const rest = searchText(index.text, query.replace(word, ' '));
    const merged = inTint(index, tint, whole, rest);
    if (merged !== null) return { hits: merged, tint };
  }
  return { hits: whole, tint: null };
}

/** Of the kind first; among these, what comes so from the factory. Null where nothing of the kind is made in it. */
function inTint(index: SearchIndex, tint: ChartTint, whole: FoundHits, rest: FoundHits): FoundHits | null {
  // With words left out, the whole query found something else.
  const ready = whole.dropped.length > 0 ? NOTHING : whole;
  const isMade = (product: number) => index.tints.isMadeIn(product, tint);
  const kind = [ready.ids.subarray(0, ready.ofKind), rest.ids.subarray(0, rest.ofKind).filter(isMade)];
  const others = [ready.ids.subarray(ready.ofKind), rest.ids.subarray(rest.ofKind).filter(isMade)];
  const ofKind = new Set(kind.flatMap((ids) => [...ids]));
  const all = new Set([...ofKind, ...others.flatMap((ids) => [...ids])]);
  if (all.size === 0 || (rest.ofKind > 0 && ofKind.size === 0)) return null;
  return {
    ids: Uint32Array.from(all),
    ofKind: ofKind.size,
    corrected: rest.corrected,
    dropped: rest.dropped,
  };
}

const NOTHING: FoundHits = { ids: new Uint32Array(0), ofKind: 0, corrected: null, dropped: [] };

const anything = (ids: Uint32Array): FoundHits => ({ ...NOTHING, ids });
