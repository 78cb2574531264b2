import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { HandWork } from '@nuancier/domain/catalogue/calculator/reckon-work.ts';
import { workRoles } from './work-roles.ts';

const NB = '\u00a0';

export type Work = HandWork | 'ite';

const works: Record<Work, string> = {
  peinture: 'Peinture et impression',
  'papier-peint': 'Papier peint',
  sol: 'Sol et rouleaux au m²',
  isolant: 'Isolant',
  ite: 'Système ITE complet',
};

const fields: Readonly<Record<string, string>> = {
  surface: 'Surface (m²)',
  couches: 'Nombre de couches',
  rendement: 'Rendement (m²/L)',
  impression: 'Impression avant la peinture',
  'rendement-impression': 'Rendement de l’impression (m²/L)',
  perimetre: 'Largeur totale des murs (m)',
  hauteur: 'Hauteur (m)',
  largeur: 'Largeur du rouleau (m)',
  longueur: 'Longueur du rouleau (m)',
  raccord: 'Raccord (cm, 0 s’il n’y en a pas)',
  'type-raccord': 'Pose du raccord',
  paquet: 'Contenance du paquet (m²)',
  chutes: 'Coupes et recouvrements (%)',
  epaisseur: 'Épaisseur (mm)',
  lambda: 'Conductivité λ (W/(m·K))',
  base: 'Longueur au pied des murs (m)',
  egout: 'Hauteur à l’égout (m)',
  pignons: 'Pignons au-dessus de l’égout (m²)',
  angles: 'Angles saillants',
  fenetres: 'Fenêtres',
  portes: 'Portes',
  isolant: 'Isolant',
  'epaisseur-ite': 'Épaisseur',
};

export const workCopy = {
  page: 'Calculer une quantité',
  description:
    'Peinture et impression, papier peint avec raccord, sols et isolants en paquets, système ITE complet\u00a0: calculez ce qu’il vous faut.',
  choose: 'Que calculez-vous\u00a0?',
  works,
  fields,
  roles: workRoles,
  calculate: 'Calculer',
  choices: {
    impression: { '': 'Non', oui: 'Oui, une couche' },
    'type-raccord': { droit: 'Raccord droit', saute: 'Raccord sauté' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  result: 'Résultat',
  notAMeasure: 'Indiquez un nombre, par exemple 2,50.',
  outOfRange: 'Une mesure sort des limites du calcul. Vérifiez-la, ou demandez conseil en magasin.',
  noSurface: 'Indiquez une façade plus grande que ses ouvertures.',
  paint: (litres: string) => `Il vous faut environ ${litres}${NB}L de peinture.`,
  primer: (litres: string) => `Et ${litres}${NB}L d’impression, en une couche.`,
  paper: (drops: number, rolls: number) =>
    `Il vous faut ${drops}${NB}lé${drops > 1 ? 's' : ''}, soit ${rolls}${NB}rouleau${rolls > 1 ? 'x' : ''}.`,
  packs: (area: string, packs: number) =>
    `Il vous faut ${area}${NB}m², soit ${packs}${NB}paquet${packs > 1 ? 's' : ''} ou rouleau${packs > 1 ? 'x' : ''}.`,
  resistance: (r: string) => `R${NB}=${NB}${r}${NB}m²·K/W (épaisseur ÷ λ, arrondi à 0,05 inférieur).`,
  margin: `Marge de 5${NB}% comprise.`,
  onProducts: 'Sur chaque fiche produit, le calculateur reprend ces mesures et remplit le panier.',
  ite: {
    intro:
      'Du rail de départ à la finition, avec les pertes. Chaque élément est repris d’un produit du catalogue\u00a0: changez-le si besoin.',
    area: (area: string, openings: string) =>
      `${area}${NB}m² à isoler, ${openings}${NB}m² d’ouvertures déduites.`,
    resistance: (r: string) => `Résistance thermique de l’isolant${NB}: R${NB}=${NB}${r}${NB}m²·K/W.`,
    caption: 'Éléments du système',
    element: 'Élément',
    need: 'Besoin',
    product: 'Produit',
    packs: 'À commander',
    squareMetres: (amount: string) => `${amount}${NB}m²`,
    metres: (amount: string) => `${amount}${NB}m`,
    pieces: (amount: string) => `${amount}${NB}pièces`,
    line: (count: number, pack: string) => `${formatNumber(count)}${NB}×${NB}${pack}`,
    nothing: 'Aucun produit du catalogue ne convient\u00a0: demandez en magasin.',
    change: 'Mettre à jour',
    products: 'Choisir les produits',
    carry: 'Vérifier dans la commande rapide',
    add: 'Tout ajouter au panier',
    without: 'Les éléments sans produit ne sont pas repris.',
    note: `Chevilles${NB}: 6 par m², longueur = isolant + 35${NB}mm. Treillis${NB}: 10${NB}% de recouvrement. Autres éléments${NB}: 5${NB}% de pertes. Fenêtre de 1,20 × 1,25${NB}m, porte de 0,90 × 2,15${NB}m. À confirmer par l’étude du système et du vent.`,
    unknown: 'Le catalogue ne peut pas être lu en ce moment. Vos mesures sont gardées\u00a0: réessayez.',
  },
} as const;
