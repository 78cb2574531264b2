const NBSP = '\u00a0';

export const mapCopy = {
  show: 'Afficher la carte',
  hide: 'Masquer la carte',
  label: 'Carte des magasins. Flèches pour se déplacer, plus et moins pour agrandir et réduire.',
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  whole: 'Voir toute la France',
  cluster: (count: number, names: string) => `${count}${NBSP}magasins, agrandir${NBSP}: ${names}`,
  here: 'Lieu recherché',
  credit: 'Contours des départements',
  creditAuthor: 'svg-maps, Victor Cazanave',
  licence: 'CC BY 4.0',
} as const;
