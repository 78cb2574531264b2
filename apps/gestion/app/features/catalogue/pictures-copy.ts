import { GIVEN_PICTURES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';

const { mostFiles, mostBytes } = GIVEN_PICTURES;
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
};

export function picturesDone(address: URLSearchParams): string | null {
  const done = address.get('fait');
  const added = address.get('ajoutees') ?? '';
  if (done === 'photos') return /^\d{1,2}$/.test(added) ? picturesCopy.added(Number(added)) : null;
  return Object.entries(picturesCopy.done).find(([name]) => name === done)?.[1] ?? null;
}
