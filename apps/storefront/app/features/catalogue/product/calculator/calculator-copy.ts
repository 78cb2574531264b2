import { formatNumber } from '@nuancier/ui/text/format.ts';
const NB = '\u00a0';

export const calculatorCopy = {
  title: 'Calculer la quantité',
  infoTitle: 'Comment la quantité est calculée',
  howItWorks: 'Comment c’est calculé',
  backToCalculator: 'Revenir au calcul',
  room: (at: number) => `Pièce ${at}`,
  plain: (at: number) => `Surface ${at}`,
  addRoom: 'Ajouter une pièce',
  addPlain: 'Ajouter une surface',
  remove: (name: string) => `Retirer ${name.toLowerCase()}`,
  length: 'Longueur (m)',
  width: 'Largeur (m)',
  height: 'Hauteur (m)',
  area: 'Surface (m²)',
  walls: 'Murs',
  ceiling: 'Plafond',
  openings: 'Ouvertures à déduire',
  doors: 'Portes',
  windows: 'Fenêtres',
  coats: 'Nombre de couches',
  thickness: 'Épaisseur (mm)',
  support: 'Support',
  supports: {
    smooth: 'Lisse, déjà peint ou imprimé',
    porous: `Poreux, absorbant (+15${NB}%)`,
    rough: `Rugueux, structuré (+30${NB}%)`,
  },
  noResult: 'Plus de résultat. Indiquez les mesures.',
  notAMeasure: `Indiquez un nombre, par exemple 2,50.`,
  noSurface: 'Indiquez au moins une surface plus grande que ses ouvertures.',
  outOfRange: 'Une mesure sort des limites du calcul. Vérifiez-la, ou demandez conseil en magasin.',
  result: (quantity: string, unit: string, packs: string) =>
    `Il vous faut environ ${quantity}${NB}${unit}, soit ${packs}.`,
  resultArea: (area: string) => `Pour ${area}${NB}m² à couvrir`,
  price: (amount: string, tax: string) => `${amount} ${tax}`,
  left: (quantity: string, unit: string) => `reste ${quantity}${NB}${unit}`,
  line: (count: number, pack: string) => `${formatNumber(count)}${NB}×${NB}${pack}`,
  take: 'Reprendre cette quantité',
  takeLine: (line: string) => `Reprendre ${line}`,
  takeAll: 'Tout ajouter au panier',
  takeAllNamed: (packs: string) => `Tout ajouter au panier${NB}: ${packs}`,
  adding: 'Ajout en cours…',
  colourFirst:
    'Les prix affichés sont ceux de la couleur la moins chère. Choisissez une couleur pour un calcul exact.',
  info: 'Calcul indicatif d’après le rendement minimal annoncé.',
  addWall: 'Ajouter un mur',
  wall: (at: number) => `Mur ${at}`,
  wallWidth: 'Largeur (m)',
  model: 'Épaisseur ou modèle',
  modelWithR: (label: string, r: string) => `${label} – R${NB}${r}`,
  resultDrops: (drops: number, packs: string) =>
    `Il vous faut ${drops}${NB}lé${drops > 1 ? 's' : ''}, soit ${packs}.`,
  resultWall: (area: string) => `Pour ${area}${NB}m² de murs, ouvertures comprises`,
  yield: (text: string) => `Rendement annoncé${NB}: ${text}`,
  laid: (waste: number) => `Coupes et recouvrements comptés${NB}: ${waste}${NB}%`,
  match: (text: string) => `Motif${NB}: ${text.toLowerCase()}`,
  twin: 'Calculer une quantité à la main',
} as const;

export const calculationInfo = [
  {
    title: 'Surface',
    text: `Murs${NB}: périmètre × hauteur. Plafond${NB}: longueur × largeur. Chaque porte déduit 0,80 × 2,04${NB}m et chaque fenêtre 1,20 × 1,25${NB}m des murs, jamais du plafond.`,
  },
  {
    title: 'Quantité',
    text: 'Surface × nombre de couches ÷ rendement. Quand la fiche annonce une fourchette, nous prenons la valeur qui demande le plus de produit. Pour les produits au kilogramme, la consommation par mètre carré, et par millimètre d’épaisseur s’il y a lieu, remplace le rendement.',
  },
  {
    title: 'Support',
    text: `Nos hypothèses${NB}: support lisse sans majoration, support poreux 15${NB}% de plus, support rugueux 30${NB}% de plus.`,
  },
  {
    title: 'Marge',
    text: `5${NB}% en plus pour les pertes et les retouches.`,
  },
  {
    title: 'Sols, toiles et isolants',
    text: 'Surface à couvrir, plus les coupes et recouvrements annoncés par la fiche. Ni couches, ni support. Les paquets d’isolant dépendent de l’épaisseur\u00A0; R = épaisseur ÷ λ, arrondi à 0,05 inférieur.',
  },
  {
    title: 'Papier peint',
    text: `Largeur des murs ÷ largeur du rouleau = nombre de lés. Chaque lé mesure la hauteur plus 10${NB}cm, arrondie au raccord supérieur\u00A0; un raccord sauté perd un demi-raccord par rouleau. Les ouvertures ne sont pas déduites.`,
  },
  {
    title: 'Conditionnements',
    text: 'Nous cherchons, parmi tous les mélanges possibles, celui qui coûte le moins cher, puis celui qui laisse le moins de reste. Une même teinte se commande en une fois.',
  },
] as const;
