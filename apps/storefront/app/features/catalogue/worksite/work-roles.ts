import type { IteRole } from '@nuancier/domain/catalogue/calculator/ite-system.ts';

/** How the data of products name the part they play. */
export const workRoles: Record<IteRole, string> = {
  'starting-rail': 'Rail de départ',
  insulation: 'Isolant',
  adhesive: 'Mortier-colle',
  dowels: 'Chevilles',
  'corner-bead': 'Cornière d’angle',
  'joinery-bead': 'Raccord de menuiserie',
  'drip-bead': 'Profilé goutte d’eau',
  'stop-bead': 'Profilé d’arrêt',
  'base-coat': 'Sous-enduit',
  mesh: 'Treillis d’armature',
  primer: 'Primaire',
  finish: 'Finition',
};
