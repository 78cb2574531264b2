// Pictures that people of the shop bring by a form: how many, how large, and why one is not taken.

export const GIVEN_PICTURES = {
  /** of one form */
  mostFiles: 10,
  mostBytes: 20 * 1_024 ** 2,
  /** of one person */
  mostPerHour: 120,
  /** of one product or article */
  mostOfOne: 20,
  longestWords: 250,
} as const;

/** What a picture of the content is for: to be chosen by editors, or hung in a place of its own. */
export const PICTURE_USES = ['page', 'banner', 'banner-home', 'banner-promo', 'banner-promo-mobile'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

export const PICTURE_REFUSALS = [
  'fichier',
  'reference',
  'texte',
  'usage',
  'format',
  'abimee',
  'pixels',
  'petite',
  'lente',
  'lourde',
  'taille',
  'nombre',
  'place',
  'quota',
  'stockage',
  'accroche',
] as const;

export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export function isPictureRefusal(text: string): text is PictureRefusal {
  return PICTURE_REFUSALS.some((known) => known === text);
}
