// A search that names a tint: « laque RAL 5009 » finds what comes in it from the factory, and what can be made in it.
import { searchText } from '@nuancier/domain/search/search-text.ts';
import type { TextHits } from '@nuancier/domain/search/search-text.ts';
import type { ChartTint } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** What a listing needs of the hits. */
export type FoundHits = Pick<TextHits, 'ids' | 'ofKind' | 'corrected' | 'dropped' | 'colour' | 'leading'>;

export type SearchedTint = {
  hits: FoundHits;
  tint: ChartTint | null;
  /** a code that no chart has, as it was typed */
  unknownTint: string | null;
};

/** `everything`: all products of the site, for a query that names nothing but a tint. */
export function searchWithTint(index: SearchIndex, query: string, everything: Uint32Array): SearchedTint {
  const whole = searchText(index.text, query);
  const found = index.tints.finder.find(query);
  if (found === null) return withUnknown(index, query, whole) ?? withDroppedName(index, query, whole);
  const rest = found.rest === '' ? anything(everything) : searchText(index.text, found.rest);
  // « gris anthracite »: of two charts' tints, the one that the kind comes in from the factory.
  const isReady = whole.ids.length > 0 && whole.dropped.length === 0;
  const ready = isReady ? found.namesakes.find((tint) => index.tints.isReady(tint)) : undefined;
  const tint = ready ?? found.tint;
  const merged = inTint(index, tint, whole, rest);
  return merged === null
    ? { hits: whole, tint: null, unknownTint: null }
    : { hits: merged, tint, unknownTint: null };
}

// « laque RAL 9999 » is a lacquer; its number says nothing, and no colour is guessed for it.
function withUnknown(index: SearchIndex, query: string, whole: TextHits): SearchedTint | null {
  const unknown = index.tints.finder.unknown(query);
  if (unknown === null) return null;
  const { typed, rest } = unknown;
  const hits = rest === '' ? { ...whole, dropped: [] } : searchText(index.text, rest);
  return { hits, tint: null, unknownTint: typed };
}

// A word that fits nothing of the kind may be a tint: « peinture terracotta ».
function withDroppedName(index: SearchIndex, query: string, whole: TextHits): SearchedTint {
  for (const word of whole.dropped) {
    const tint = index.tints.finder.named(word);
    if (tint === null) continue;
    const rest = searchText(index.text, query.replace(word, ' '));
    const merged = inTint(index, tint, whole, rest);
    if (merged !== null) return { hits: merged, tint, unknownTint: null };
  }
  return { hits: whole, tint: null, unknownTint: null };
}

/** Of the kind first; among these, what comes so from the factory. Null where nothing of the kind is made in it. */
function inTint(index: SearchIndex, tint: ChartTint, whole: FoundHits, rest: FoundHits): FoundHits | null {
  // With words left out, the whole query found something else.
  const ready = whole.dropped.length > 0 ? NOTHING : whole;
  const isMade = (product: number) => index.tints.isMadeIn(product, tint);
  const all = eachOnce(index.text.size);
  all.add(ready.ids, 0, ready.ofKind);
  all.add(rest.ids, 0, rest.ofKind, isMade);
  const ofKind = all.count();
  all.add(ready.ids, ready.ofKind, ready.ids.length);
  all.add(rest.ids, rest.ofKind, rest.ids.length, isMade);
  if (all.count() === 0 || (rest.ofKind > 0 && ofKind === 0)) return null;
  return {
    ids: all.ids(),
    ofKind,
    corrected: rest.corrected,
    dropped: rest.dropped,
    colour: null,
    leading: rest.leading,
  };
}

/** Lists one after the other, what several hold at its first place. Written out: half of a catalogue passes here. */
function eachOnce(size: number) {
  const held = new Uint8Array(size);
  const ids = new Uint32Array(size);
  let count = 0;
  return {
    add(list: Uint32Array, from: number, to: number, isWanted: ((id: number) => boolean) | null = null) {
      for (let at = from; at < to; at += 1) {
        const id = list[at] ?? 0;
        if (held[id] === 1 || (isWanted !== null && !isWanted(id))) continue;
        held[id] = 1;
        ids[count++] = id;
      }
    },
    count: () => count,
    ids: () => ids.slice(0, count),
  };
}

const NOTHING: FoundHits = {
  ids: new Uint32Array(0),
  ofKind: 0,
  corrected: null,
  dropped: [],
  colour: null,
  leading: [],
};

const anything = (ids: Uint32Array): FoundHits => ({ ...NOTHING, ids });
