import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

const words = (text: string): string[] => tokenise(text).map(({ word }) => word);

describe('the words of a text', () => {
  it.each([
    ['Peinture de façade', ['peinture', 'de', 'facade']],
    ['l’air d’humidité', ['air', 'humidite']],
    ["jusqu'à 5 %", ['a', '5']],
    ['sous-couche', ['sous', 'couche']],
    ['I2-I4', ['i2', 'i4']],
    ['Masques FFP2, A2P3', ['masques', 'ffp2', 'a2p3']],
    ['NF DTU 59.1', ['nf', 'dtu', '59.1']],
    ['Émissions : A+.', ['emissions', 'a+']],
    ['(a+)+$', ['a']],
    ['.*%[]{}', []],
  ])('« %s»', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each(['15 l', '15L', '15 litres', '15 L', '15litres'])(
    '« %s » is one measure, glued or apart',
    (text) => {
      expect(words(text)).toEqual(['15l']);
    },
  );

  it.each([
    ['0,5 L', ['0.5l']],
    ['250 mm', ['250mm']],
    ['25 kilos', ['25kg']],
    ['140 g/m²', ['140g', 'm2']],
    ['4 × 5 m', ['4x5m']],
    ['4x5', ['4x5']],
    ['35 x 12 cm', ['35x12cm']],
    ['19 mm × 50 m', ['19mm', '50m']],
    ['brosse n° 4', ['brosse', 'n4']],
    ['n°4', ['n4']],
    ['numéro 4', ['n4']],
    ['15, l’été', ['15', 'ete']],
  ])('« %s » keeps number and unit together', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('knows where each word stands in the text as it was written', () => {
    const text = 'Sous-couche à 15 L';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Sous',
      'couche',
      'à',
      '15 L',
    ]);
    expect(tokenise(text).map(({ hyphenated }) => hyphenated)).toEqual([false, true, false, false]);
  });
});
