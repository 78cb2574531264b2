import type { Matches } from './match-documents.ts';

const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;

/** Best first, equals by id: a radix sort, because a common word matches half of the catalogue. */
export function rankHits({ docs, scores }: Matches): Matches {
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
