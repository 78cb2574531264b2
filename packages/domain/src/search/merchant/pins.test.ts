import { describe, expect, it } from 'vitest';
import { judgePins, MOST_PINS, pinKey, pinnedFirst } from './pins.ts';

describe('pinKey', () => {
  it.each([
    ['Rouleaux laqueurs', 'rouleau laqueur'],
    ['rouleau pour laqueur', 'laqueur rouleau'],
    ['peinture façade', 'PEINTURES FACADE'],
    ['sous-couche', 'sous couche'],
    ['je cherche un rouleau', 'rouleau'],
  ])('« %s » and « %s » are one search', (one, other) => {
    expect(pinKey(one)).toBe(pinKey(other));
  });

  it.each([
    ['sous-couche', 'couche'],
    ['peinture sans odeur', 'peinture odeur'],
    ['rouleau', 'rouleau laqueur'],
  ])('« %s » and « %s » are two', (one, other) => {
    expect(pinKey(one)).not.toBe(pinKey(other));
  });

  it('nothing has none', () => {
    expect(pinKey(' !? ')).toBe('');
  });
});

it.each([
  ['no words', ' ? ', ['P1'], 'PIN_WORDS'],
  ['endless words', 'mot '.repeat(30), ['P1'], 'PIN_WORDS'],
  ['nothing pinned', 'rouleau', [], 'PIN_NONE'],
  ['too many', 'rouleau', Array.from({ length: MOST_PINS + 1 }, (_, at) => `P${at}`), 'PIN_MANY'],
  ['one twice', 'rouleau', ['P1', 'P1'], 'PIN_TWICE'],
])('refuses %s', (_what, words, skus, refusal) => {
  expect(judgePins(words, skus)).toEqual({ ok: false, refusal });
});

it('tidies the words', () => {
  expect(judgePins('  Rouleau   laqueur ', ['P1'])).toEqual({ ok: true, value: 'Rouleau laqueur' });
});

it.each([
  [[1, 2, 3], [3], [3, 1, 2]],
  [
    [1, 2, 3],
    [9, 2],
    [9, 2, 1, 3],
  ],
  [[], [4], [4]],
  [[1, 2], [], [1, 2]],
])('%j with %j first is %j', (found, pinned, all) => {
  expect([...pinnedFirst(Uint32Array.from(found), pinned)]).toEqual(all);
});
