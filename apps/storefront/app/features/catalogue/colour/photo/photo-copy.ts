import type { PhotoRefusal } from './open-photo.ts';

const NB = '\u00a0';

export const photoCopy = {
  take: 'Prendre une photo',
  choose: 'Choisir une photo',
  stays: 'Votre photo reste sur cet appareil.',
  noMeasure: `Une photo n’est pas une mesure${NB}: confirmez avec un testeur.`,
  keys: `Au clavier${NB}: les flèches déplacent la mire (avec Maj, plus vite), Entrée valide, Échap retire la mire.`,
  at: (x: number, y: number) =>
    `Mire à ${Math.round(x * 100)}${NB}% de la gauche, ${Math.round(y * 100)}${NB}% du haut`,
  opening: 'Ouverture de la photo…',
  failed: `Le calcul n’a pas pu se faire dans ce navigateur. Rechargez la page${NB}; si cela recommence, saisissez la couleur.`,
  refusals: {
    heavy: `Ce fichier dépasse 40${NB}Mo. Choisissez une photo plus légère.`,
    huge: `Cette image est trop grande (plus de 64${NB}millions de pixels). Choisissez-en une plus petite.`,
    tiny: `Cette image est trop petite${NB}: il en faut au moins 200${NB}pixels de côté.`,
    unreadable: `Ce fichier n’est pas une photo lisible ici. Choisissez une image JPEG, PNG ou WebP.`,
  } satisfies Record<PhotoRefusal, string>,
} as const;
