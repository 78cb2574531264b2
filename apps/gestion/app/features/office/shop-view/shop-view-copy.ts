import type { Look } from './look.ts';

export const shopViewCopy = {
  themes: 'Apparence',
  widths: 'Largeur',
  width: { telephone: 'Téléphone', ordinateur: 'Ordinateur' } satisfies Record<Look['largeur'], string>,
  still:
    'La page est figée\u00A0: rien ne s’y envoie, et ses liens ouvrent la boutique dans un autre onglet.',
};
