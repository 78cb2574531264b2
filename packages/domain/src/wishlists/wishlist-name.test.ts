import { describe, expect, it } from 'vitest';
import { sameName, wishlistName } from './wishlist-name.ts';

describe('wishlistName', () => {
  it.each([
    ['Ma salle de bain', 'Ma salle de bain'],
    ['  Chantier   École ', 'Chantier École'],
    ['L’atelier', "L'atelier"],
    ['R+1', 'R+1'],
    ['Façade N/S & pignon', 'Façade N/S & pignon'],
    ['Chantier n° 12 (lot 3)', 'Chantier n° 12 (lot 3)'],
    ['Dépôt « Sud » : 20 m², 50 %', 'Dépôt « Sud » : 20 m², 50 %'],
    ['Peinture 🎨', null],
    ['👷‍♀️ équipe', null],
    ['a\\b', null],
    ['{modèle}', null],
    ['à l’envers \u202e', null],
    ['A', null],
    ['AB', 'AB'],
    ['é'.repeat(50), 'é'.repeat(50)],
    ['é'.repeat(51), null],
    ['   ', null],
    ['<b>gras</b>', null],
    ['T2-T3 2026', 'T2-T3 2026'],
    ['deux\nlignes', 'deux lignes'],
    ['nul\u0000', null],
  ])('reads %j as %j', (text, name) => {
    expect(wishlistName(text)).toBe(name);
  });

  it('tells names apart whatever their capitals', () => {
    expect(sameName('Façades', 'FAÇADES')).toBe(true);
    expect(sameName('Façades', 'Facades')).toBe(false);
  });
});
