import { describe, expect, it } from 'vitest';
import { frenchLabel, frenchLabels, frenchProse } from './french-typography.ts';

describe('frenchProse', () => {
  it.each([
    ["Prêt à l'emploi ; 5 % d'eau", 'Prêt à l’emploi\u202F; 5\u00A0% d’eau'],
    ["Émissions dans l'air intérieur : A+", 'Émissions dans l’air intérieur\u00A0: A+'],
    ['recouvrable après 6 h.', 'recouvrable après 6\u00A0h.'],
    ['20 °C et 30 g/L, 9 à 11 m²/L', '20\u00A0°C et 30\u00A0g/L, 9 à 11\u00A0m²/L'],
    ['« RMS »', '«\u00A0RMS\u00A0»'],
    ['11 murs et 2 mains', '11 murs et 2 mains'],
  ])('%s', (plain, typeset) => {
    expect(frenchProse(plain)).toBe(typeset);
  });
});

describe('frenchLabel', () => {
  it('touches the apostrophe alone, so that a pack is still typed « 15 L »', () => {
    expect(frenchLabel("À l'unité")).toBe('À l’unité');
    expect(frenchLabel('15 L')).toBe('15 L');
  });
});

describe('frenchLabels', () => {
  it('reaches into lists and leaves numbers alone', () => {
    expect(frenchLabels({ dilution: "l'eau", normes: ["d'usage"], nb_couches: 2 })).toEqual({
      dilution: 'l’eau',
      normes: ['d’usage'],
      nb_couches: 2,
    });
  });
});
