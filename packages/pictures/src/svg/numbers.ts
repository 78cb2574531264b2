export const n = (value: number): string => String(Math.round(value * 100) / 100);

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

// mulberry32: the same seed always draws the same grain, the same motif, the same folds.
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// FNV-1a, so that a name (a line, a category) always takes the same place in a list of looks.
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  return hash;
}
