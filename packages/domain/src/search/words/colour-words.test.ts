import { describe, expect, it } from 'vitest';
import { plainColour } from './colour-words.ts';
import { foldText } from './fold-text.ts';
import { frenchStem } from './french-stem.ts';

const familyOf = (word: string) => plainColour(word, frenchStem(foldText(word)))?.family ?? null;

describe('a plain colour', () => {
  it.each([
    ['whites', 'blanc blanche blancs blanches'],
    ['greys', 'gris grise grises'],
    ['beiges', 'beige beiges'],
    ['browns', 'marron marrons brun brune'],
    ['yellows', 'jaune jaunes'],
    ['oranges', 'orange oranges'],
    ['reds', 'rouge rouges'],
    ['pinks', 'rose roses'],
    ['violets', 'violet violette violettes mauve'],
    ['blues', 'bleu bleue bleus bleues'],
    ['greens', 'vert verte verts vertes'],
    ['blacks', 'noir noire noirs noires'],
  ])('%s: %s', (family, words) => {
    expect(words.split(' ').map(familyOf)).toEqual(words.split(' ').map(() => family));
  });

  it.each(['grisé', 'verre', 'noyer', 'rosace', 'peinture'])('not « %s »', (word) => {
    expect(familyOf(word)).toBeNull();
  });
});
