import type { SortingRoom } from '../index/workspace.ts';
import type { Hits } from './match-documents.ts';

const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;
const MASK = BUCKETS - 1;
const DIGITS = 3;
// Below this, comparing is quicker than filling buckets.
const FEW = 64;

/** Best first, equals as they came. `room`: at least as long as the list. */
export function rankHits(matches: Hits, room: SortingRoom): Hits {
  return matches.docs.length <= FEW ? compared(matches) : spread(matches, room);
}

function compared({ docs, scores }: Hits): Hits {
  const order = Array.from(docs, (_, at) => at).toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  return {
    docs: Uint32Array.from(order, (at) => docs[at] ?? 0),
    scores: Float32Array.from(order, (at) => scores[at] ?? 0),
  };
}

// A radix sort, because a common word matches half of the catalogue.
function spread({ docs, scores }: Hits, { keys, spareKeys, spareDocs }: SortingRoom): Hits {
  const count = docs.length;
  // The bits of positive floats sort as the floats do; turned over, the best come first.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, count);
  const starts = Array.from({ length: DIGITS }, () => new Uint32Array(BUCKETS + 1));
  const [low = NONE, middle = NONE, high = NONE] = starts;
  for (let at = 0; at < count; at += 1) {
    const key = ~(bits[at] ?? 0);
    keys[at] = key;
    const first = (key & MASK) + 1;
    const second = ((key >>> DIGIT_BITS) & MASK) + 1;
    const third = (key >>> (2 * DIGIT_BITS)) + 1;
    low[first] = (low[first] ?? 0) + 1;
    middle[second] = (middle[second] ?? 0) + 1;
    high[third] = (high[third] ?? 0) + 1;
  }
  const order = docs.slice();
  let from: Keyed = { keys, docs: order };
  let to: Keyed = { keys: spareKeys, docs: spareDocs };
  for (const [digit, places] of starts.entries()) {
    for (let bucket = 1; bucket <= BUCKETS; bucket += 1)
      places[bucket] = (places[bucket] ?? 0) + (places[bucket - 1] ?? 0);
    move(from, to, count, digit * DIGIT_BITS, places);
    [from, to] = [to, from];
  }
  if (from.docs !== order) order.set(from.docs.subarray(0, count));
  const ranked = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) ranked[at] = ~(from.keys[at] ?? 0);
  return { docs: order, scores: new Float32Array(ranked.buffer) };
}

const NONE = new Uint32Array(0);

type Keyed = { keys: Uint32Array; docs: Uint32Array };

function move(from: Keyed, to: Keyed, count: number, shift: number, places: Uint32Array): void {
  const { keys, docs } = from;
  const { keys: movedKeys, docs: movedDocs } = to;
  for (let at = 0; at < count; at += 1) {
    const key = keys[at] ?? 0;
    const bucket = (key >>> shift) & MASK;
    const slot = places[bucket] ?? 0;
    places[bucket] = slot + 1;
    movedKeys[slot] = key;
    movedDocs[slot] = docs[at] ?? 0;
  }
}
