import type { SettingGroup } from '../setting-field.ts';
import { text } from '../text-fields.ts';

const PAGE = {
  names: 'page',
  fits: (value: string) => /^[a-z0-9][a-z0-9/_-]{0,99}$/.test(value),
  wants: 'Saisissez l’identifiant d’une page de Contenu, en minuscules\u00A0: «\u00A0home\u00A0».',
} as const;
const SUFFIX = {
  isOptional: true,
  fits: (value: string) => /^\.[a-z0-9]+$/.test(value),
  wants: 'Saisissez un point suivi de lettres ou de chiffres, par exemple .html, ou laissez vide.',
};

export const pages: SettingGroup = {
  code: 'pages',
  title: 'Pages et adresses',
  says: 'Quelles pages de Contenu servent d’accueil et d’aide, et comment se terminent les adresses.',
  fields: [
    text(
      'cms_home_page',
      { label: 'Page d’accueil', effect: 'La page de Contenu qui s’ouvre à l’entrée de la boutique.' },
      PAGE,
    ),
    text(
      'cms_no_route',
      { label: 'Page introuvable', effect: 'La page de Contenu qui dit qu’une adresse ne mène à rien.' },
      PAGE,
    ),
    text(
      'cms_no_cookies',
      { label: 'Page sur les traceurs', effect: 'La page de Contenu où mène la question sur les traceurs.' },
      PAGE,
    ),
    text(
      'category_url_suffix',
      {
        label: 'Fin des adresses de rayon',
        effect: 'Change l’adresse de tous les rayons. Les anciennes adresses renvoient vers les nouvelles.',
      },
      SUFFIX,
    ),
    text(
      'product_url_suffix',
      {
        label: 'Fin des adresses de produit',
        effect: 'Pour les applications reliées\u00A0; l’adresse ainsi terminée mène à la page du produit.',
      },
      SUFFIX,
    ),
  ],
};
