// Pictures that were not taken, in words: the address says which and why.
import { GIVEN_PICTURES, isPictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { PictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

const { mostFiles, mostBytes, mostPerHour, mostOfOne } = GIVEN_PICTURES;
const MEGABYTES = mostBytes / 1_024 ** 2;

export const notTakenTitle = { text: 'Des images n’ont pas été prises', key: 'PICTURES_REFUSED' };

export function refusedPictures(address: URLSearchParams): FormRefused | null {
  const told = address
    .getAll('refus')
    .slice(0, mostFiles + 2)
    .flatMap((text) => {
      const [why = '', ...name] = text.split(':');
      if (!isPictureRefusal(why)) return [];
      const file = name.join(':').slice(0, 80);
      return [file === '' ? WHY[why] : `«\u00A0${file}\u00A0» ${WHY[why]}`];
    });
  return told.length === 0 ? null : { message: told.join(' '), key: null };
}

const WHY: Readonly<Record<PictureRefusal, string>> = {
  fichier: 'Choisissez au moins un fichier.',
  reference: 'Cet article n’est pas de ce produit. Rouvrez la fiche et choisissez à nouveau.',
  texte: 'Dites en quelques mots ce que montre l’image (250 caractères au plus).',
  usage: 'Choisissez à quoi sert l’image.',
  format: 'n’est pas une image JPEG, PNG, WebP, AVIF ou TIFF.',
  abimee: 'est abîmé ou incomplet\u00A0: l’image ne s’ouvre pas.',
  pixels: 'dépasse 80 millions de pixels.',
  petite: 'est trop petit pour la boutique\u00A0: choisissez une image plus grande.',
  lente: 'met trop de temps à s’ouvrir.',
  lourde: 'demande trop de mémoire pour s’ouvrir.',
  taille: `dépasse ${MEGABYTES}\u00A0Mo.`,
  nombre: `Pas plus de ${mostFiles} fichiers à la fois\u00A0: envoyez les autres ensuite.`,
  place: `Pas plus de ${mostOfOne} photos\u00A0: retirez-en d’abord.`,
  quota: `n’est pas pris\u00A0: vous avez envoyé ${mostPerHour} images en une heure. Reprenez un peu plus tard.`,
  stockage: 'n’est pas pris\u00A0: le stockage des images ne répond pas. Réessayez dans quelques minutes.',
  accroche:
    'L’image est gardée dans la liste, mais la boutique n’a pas de place pour ce bandeau\u00A0: demandez au propriétaire de vérifier les réglages du site.',
};
