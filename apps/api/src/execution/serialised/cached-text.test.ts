import { describe, expect, it } from 'vitest';
import { createTextCache } from './cached-text.ts';

function counting() {
  let count = 0;
  return { write: () => `texte ${(count += 1)}` };
}

describe('kept texts', () => {
  it('are written once for each object and place', () => {
    const cache = createTextCache(10_000);
    const [here, there, one, other] = [cache.cachedText(), cache.cachedText(), {}, {}];
    const { write } = counting();
    const texts = [here.of(one, write), here.of(one, write), here.of(other, write), there.of(one, write)];
    expect(texts.map(String)).toEqual(['texte 1', 'texte 1', 'texte 2', 'texte 3']);
  });

  it('are let go together when they take too much room', () => {
    const kept = createTextCache(400).cachedText();
    const [one, two, three] = [{}, {}, {}];
    const { write } = counting();
    for (const object of [one, two, three]) kept.of(object, write);
    expect(String(kept.of(one, write))).toBe('texte 4');
  });
});
