import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance between two spellings', () => {
  it.each([
    ['facade', 'facade', 0],
    ['facde', 'facade', 1],
    ['facadde', 'facade', 1],
    ['facode', 'facade', 1],
    ['facdae', 'facade', 1],
    ['echaffaudage', 'echafaudage', 1],
    ['fcdae', 'facade', 2],
    ['saturatteurs', 'saturateur', 2],
    ['lasure', 'facade', 3],
  ])('%s, %s: %i', (typed, known, distance) => {
    expect(editDistance(typed, known, 2)).toBe(distance);
  });

  it('stops counting past the limit', () => {
    expect(editDistance('abcdefgh', 'zyxwvuts', 1)).toBe(2);
  });

  it.each([
    ['vitrifc', 'vitrificateur', 1],
    ['echaf', 'echafaudage', 0],
    ['echfa', 'echafaudage', 1],
    ['polu', 'peinture', 2],
  ])('%s against the beginnings of %s: %i', (typed, known, distance) => {
    expect(editDistance(typed, known, 1, true)).toBe(distance);
  });
});
