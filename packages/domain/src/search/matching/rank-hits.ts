import type { Hits } from './match-documents.ts';

const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;
// Below this, comparing is quicker than filling buckets.
const FEW = 64;

/** Best first, equals by id. */
export function rankHits(matches: Hits): Hits {
  return matches.docs.length <= FEW ? compared(matches) : spread(matches);
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
function spread({ docs, scores }: Hits): Hits {
  const count = docs.length;
  // The bits of positive floats sort as the floats do; turned over, the best come first.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, count);
  let keys = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = ~(bits[at] ?? 0);
  let order = Uint32Array.from(docs);
  let nextKeys = new Uint32Array(count);
  let nextOrder = new Uint32Array(count);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const starts = new Uint32Array(BUCKETS + 1);
    for (const key of keys) {
      const bucket = ((key >>> shift) & (BUCKETS - 1)) + 1;
      starts[bucket] = (starts[bucket] ?? 0) + 1;
    }
    for (let bucket = 1; bucket <= BUCKETS; bucket += 1) {
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    }
    for (let at = 0; at < count; at += 1) {
      const key = keys[at] ?? 0;
      const bucket = (key >>> shift) & (BUCKETS - 1);
      const slot = starts[bucket] ?? 0;
      starts[bucket] = slot + 1;
      nextKeys[slot] = key;
      nextOrder[slot] = order[at] ?? 0;
    }
    [keys, nextKeys] = [nextKeys, keys];
    [order, nextOrder] = [nextOrder, order];
  }
  for (let at = 0; at < count; at += 1) keys[at] = ~(keys[at] ?? 0);
  return { docs: order, scores: new Float32Array(keys.buffer) };
}
