import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding a text', () => {
  it.each([
    ['Façade', 'facade'],
    ['ÉPOXY', 'epoxy'],
    ['Mise en Œuvre', 'mise en oeuvre'],
    ['cæsium', 'caesium'],
    ['l’été', "l'ete"],
    ['sous‑couche', 'sous-couche'],
    ['140 g/m²', '140 g/m2'],
    ['4 × 5 m', '4 x 5 m'],
    ['12 µm', '12 um'],
    ['naïf Noël où ça', 'naif noel ou ca'],
    ['e\u0301tau', 'etau'],
  ])('« %s » reads « %s »', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
