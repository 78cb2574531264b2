// Typing mistakes: the known words nearest to an unknown one.
import { editDistance } from './edit-distance.ts';
import { soundKey } from '../words/sound-key.ts';
import { lettersOf, type Vocabulary } from '../index/vocabulary.ts';

export type NearWord = { rank: number; distance: number; kind: 'spelling' | 'sound' | 'beginning' };

const SHORTEST_MISSPELT = 4;
const SHORTEST_TWICE_MISSPELT = 8;
const SHORTEST_BEGINNING = 5;

/** One mistake from four letters, two from eight, or the same sound; never for codes and sizes. */
export function nearWords(vocabulary: Vocabulary, typed: string, isBeginning: boolean): NearWord[] {
  if (typed.length < SHORTEST_MISSPELT || /\d/.test(typed)) return [];
  const once = misspelt(vocabulary, typed, 1);
  const alike = sounding(vocabulary, typed).filter(({ rank }) => !once.some((near) => near.rank === rank));
  if (once.length + alike.length > 0) return [...once, ...alike];
  if (isBeginning && typed.length >= SHORTEST_BEGINNING) {
    const begun = misspelt(vocabulary, typed, 1, true);
    if (begun.length > 0) return begun;
  }
  return typed.length < SHORTEST_TWICE_MISSPELT ? [] : misspelt(vocabulary, typed, 2);
}

// All words are looked at, but few are read: lengths and letters rule out the rest.
function misspelt(vocabulary: Vocabulary, typed: string, limit: number, toPrefix = false): NearWord[] {
  const { words, letters, lengths } = vocabulary;
  const asked = lettersOf(typed);
  const shortest = typed.length - limit;
  const longest = toPrefix ? 255 : typed.length + limit;
  const found: NearWord[] = [];
  for (let rank = 0; rank < lengths.length; rank += 1) {
    const length = lengths[rank] ?? 0;
    if (length < shortest || length > longest) continue;
    const held = letters[rank] ?? 0;
    // Each mistake can take away one kind of letter and bring in another.
    if (bitCount(asked & ~held) > limit || (!toPrefix && bitCount(held & ~asked) > limit)) continue;
    const distance = editDistance(typed, words[rank] ?? '', limit, toPrefix);
    if (distance <= limit) found.push({ rank, distance, kind: toPrefix ? 'beginning' : 'spelling' });
  }
  return found;
}

function sounding(vocabulary: Vocabulary, typed: string): NearWord[] {
  const ranks = vocabulary.wordsBySound.get(soundKey(typed)) ?? [];
  return ranks
    .map((rank): NearWord => ({
      rank,
      distance: soundDistance(typed, vocabulary.words[rank] ?? ''),
      kind: 'sound',
    }))
    .filter(({ distance }) => distance <= 4);
}

const soundDistance = (typed: string, word: string): number => editDistance(typed, word, 4);

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
