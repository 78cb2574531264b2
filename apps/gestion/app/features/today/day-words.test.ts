import { expect, it } from 'vitest';
import { agoWords, untilWords } from './day-words.ts';

const NOW = '2026-11-18T23:30:00Z';

it.each([
  ['2026-11-18T23:05:00Z', 'aujourd’hui'],
  // Still the day before in Paris.
  ['2026-11-18T22:30:00Z', 'hier'],
  ['2026-11-15T12:00:00Z', 'il y a 4\u00A0jours'],
  ['2026-11-21T12:00:00Z', 'dans 2\u00A0jours'],
])('%s was or is %s', (at, words) => {
  expect(agoWords(at, NOW)).toBe(words);
});

it.each([
  ['2026-11-19', 'aujourd’hui'],
  ['2026-11-20', 'demain'],
  ['2026-11-25', 'dans 6\u00A0jours'],
  ['2026-11-18', 'passé d’un jour'],
  ['2026-11-09', 'passé de 10\u00A0jours'],
])('%s is %s', (day, words) => {
  expect(untilWords(day, NOW)).toBe(words);
});
