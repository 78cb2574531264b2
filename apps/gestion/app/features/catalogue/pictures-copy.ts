import { GIVEN_PICTURES, isPictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { PictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';

const { mostFiles, mostBytes, mostPerHour, mostOfOne } = GIVEN_PICTURES;
const MEGABYTES = mostBytes / 1_024 ** 2;

export const picturesCopy = {
  title: 'Photos',
  says: 'La première photo est celle des listes et du panier. Ce qui change ici se voit aussitôt dans la boutique.',
  none: 'Pas encore de photo\u00A0: la boutique montre un dessin.',
  ofProduct: 'Photos du produit',
  ofArticle: (reference: string) => `Photos de l’article ${reference}`,
  nth: (position: number) => `Photo ${position}`,
  alt: 'Ce que montre la photo',
  altHint: 'Lu à qui ne la voit pas. Vide, c’est le nom du produit.',
  saveAlt: 'Enregistrer la description',
  moves: { up: 'Monter', down: 'Descendre', first: 'Mettre en premier' },
  moveOf: (move: string, position: number, of: string) => `${move}\u00A0: photo ${position}, ${of}`,
  remove: 'Retirer',
  removeOf: (position: number, of: string) => `Retirer la photo ${position}, ${of}`,
  add: 'Ajouter des photos',
  of: 'Pour',
  wholeProduct: 'Le produit, dans toutes ses tailles et couleurs',
  article: (reference: string, words: string) => `L’article ${reference} (${words})`,
  files: 'Fichiers',
  filesHint: `JPEG, PNG, WebP, AVIF ou TIFF, ${MEGABYTES}\u00A0Mo chacun au plus, ${mostFiles} à la fois. Au moins 400 pixels de long, mieux 1\u00A0400.`,
  send: 'Ajouter les photos',
  removal: {
    title: 'Retirer cette photo',
    says: (of: string) =>
      `Elle disparaît aussitôt de la boutique pour ${of}. Pour la remettre, il faudra renvoyer le fichier.`,
    confirm: 'Retirer la photo',
  },
  added: (count: number) =>
    count === 0
      ? 'Ces photos y étaient déjà\u00A0: rien n’a été ajouté.'
      : count === 1
        ? 'Une photo est ajoutée, la boutique la montre.'
        : `${count} photos sont ajoutées, la boutique les montre.`,
  done: {
    'photo-deplacee': 'L’ordre des photos est changé, la boutique suit.',
    'photo-decrite': 'La description de la photo est enregistrée.',
    'photo-retiree': 'La photo est retirée de la boutique.',
  },
  refused: { text: 'Des photos n’ont pas été prises', key: 'PICTURES_REFUSED' },
  why: {
    fichier: 'Choisissez au moins un fichier.',
    reference: 'Cet article n’est pas de ce produit. Rouvrez la fiche et choisissez à nouveau.',
    format: 'n’est pas une image JPEG, PNG, WebP, AVIF ou TIFF.',
    abimee: 'est abîmé ou incomplet\u00A0: l’image ne s’ouvre pas.',
    pixels: 'dépasse 80 millions de pixels.',
    petite: 'est trop petit\u00A0: il faut 400 pixels sur le grand côté et 150 sur l’autre.',
    lente: 'met trop de temps à s’ouvrir.',
    lourde: 'demande trop de mémoire pour s’ouvrir.',
    taille: `dépasse ${MEGABYTES}\u00A0Mo.`,
    nombre: `Pas plus de ${mostFiles} fichiers à la fois\u00A0: envoyez les autres ensuite.`,
    place: `Pas plus de ${mostOfOne} photos\u00A0: retirez-en d’abord.`,
    quota: `n’est pas pris\u00A0: vous avez envoyé ${mostPerHour} images en une heure. Reprenez un peu plus tard.`,
    stockage: 'n’est pas pris\u00A0: le stockage des images ne répond pas. Réessayez dans quelques minutes.',
  } satisfies Record<PictureRefusal, string>,
};

/** What the address says of files that were not taken: which and why. */
export function refusedPictures(address: URLSearchParams): string[] {
  return address
    .getAll('refus')
    .slice(0, mostFiles + 2)
    .flatMap((told) => {
      const [why = '', ...name] = told.split(':');
      if (!isPictureRefusal(why)) return [];
      const file = name.join(':').slice(0, 80);
      return [file === '' ? picturesCopy.why[why] : `«\u00A0${file}\u00A0» ${picturesCopy.why[why]}`];
    });
}

export function picturesDone(address: URLSearchParams): string | null {
  const done = address.get('fait');
  const added = address.get('ajoutees') ?? '';
  if (done === 'photos') return /^\d{1,2}$/.test(added) ? picturesCopy.added(Number(added)) : null;
  return Object.entries(picturesCopy.done).find(([name]) => name === done)?.[1] ?? null;
}
