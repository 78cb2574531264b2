import { expect, it } from 'vitest';
import { tintWords } from './tint-words.ts';

// A tint for each of the twenty-nine hues.
it.each([
  ['#F7FBF5', 95.4, 'blanc, très clair, neutre'],
  ['#EFEBDC', 82.9, 'blanc cassé, très clair, chaud'],
  ['#7C7F7E', 21, 'gris, moyen, neutre'],
  ['#0A0A0D', 0.3, 'noir, très foncé, neutre'],
  ['#756F61', 16, 'gris beige, foncé, chaud'],
  ['#5B6259', 11.7, 'gris vert, foncé, neutre'],
  ['#373F43', 4.8, 'gris bleu, très foncé, froid'],
  ['#A38995', 27.8, 'gris mauve, moyen, chaud'],
  ['#E6D2B5', 66.3, 'beige, clair, chaud'],
  ['#E8D59A', 67.1, 'ivoire, clair, chaud'],
  ['#44322D', 3.7, 'brun, très foncé, chaud'],
  ['#8F4E35', 11.5, 'brun rouge, foncé, chaud'],
  ['#BA8F4C', 30.6, 'ocre, moyen, chaud'],
  ['#FACA30', 62.8, 'jaune, clair, chaud'],
  ['#E75B12', 24.5, 'orange, moyen, chaud'],
  ['#EFBFAE', 58.7, 'rose saumon, moyen, chaud'],
  ['#C1121C', 11.9, 'rouge, foncé, chaud'],
  ['#5E2028', 3.6, 'rouge bordeaux, très foncé, chaud'],
  ['#E1A6AD', 46.3, 'rose, moyen, chaud'],
  ['#C63678', 16, 'rose framboise, foncé, chaud'],
  ['#992572', 9.3, 'pourpre, foncé, chaud'],
  ['#83639D', 16.2, 'violet, foncé, neutre'],
  ['#2B2C7C', 3.8, 'bleu violet, très foncé, froid'],
  ['#13447C', 5.7, 'bleu, très foncé, froid'],
  ['#0B4151', 4.4, 'bleu pétrole, très foncé, froid'],
  ['#21888F', 19.9, 'bleu-vert, foncé, froid'],
  ['#007243', 12.4, 'vert, foncé, froid'],
  ['#BFCB4A', 54.3, 'vert jaune, moyen, chaud'],
  ['#4B573E', 8.7, 'vert olive, foncé, chaud'],
])('%s of %d in light is told « %s »', (hex, lrv, words) => {
  expect(tintWords({ hex, lrv })).toBe(words);
});
