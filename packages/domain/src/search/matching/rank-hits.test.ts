import { describe, expect, it } from 'vitest';
import { workspace } from '../index/workspace.ts';
import { rankHits } from './rank-hits.ts';

describe('ranking', () => {
  it('puts the best first and keeps the order of equals', () => {
    const docs = Uint32Array.of(4, 7, 9, 12, 15);
    const ranked = rankHits({ docs, scores: Float32Array.of(0.5, 10, 0.5, 0.001, 2) }, roomFor(docs));
    expect([...ranked.docs]).toEqual([7, 15, 4, 9, 12]);
    expect([...ranked.scores]).toEqual([10, 2, 0.5, 0.5, Math.fround(0.001)]);
  });

  it('sorts thousands of scores as a comparison would', () => {
    const scores = Float32Array.from({ length: 5000 }, (_, at) => ((at * 7919) % 4999) / 1000);
    const docs = Uint32Array.from(scores, (_, at) => at);
    const expected = [...docs].toSorted(
      (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
    );
    expect([...rankHits({ docs, scores }, roomFor(docs)).docs]).toEqual(expected);
  });

  it('takes an empty list', () => {
    const docs = new Uint32Array(0);
    expect(rankHits({ docs, scores: new Float32Array(0) }, roomFor(docs)).docs).toHaveLength(0);
  });
});

const roomFor = ({ length }: Uint32Array) => workspace(length).sorting;
