import { expect, it } from 'vitest';
import { twoLines } from './two-lines.ts';

it.each([
  ['Façade', ['Façade']],
  ['Papier peint', ['Papier', 'peint']],
  ['Toile de verre', ['Toile', 'de verre']],
  ['Préparation et protection', ['Préparation', 'et protection']],
  ['Isolation thermique par l’extérieur', ['Isolation thermique', 'par l’extérieur']],
])('cuts « %s » into %j', (name, lines) => {
  expect(twoLines(name)).toEqual(lines);
});
