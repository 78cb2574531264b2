import { isThemeCode } from '@nuancier/domain/site/themes.ts';
import { whole } from '../number-fields.ts';
import type { SettingField, SettingGroup } from '../setting-field.ts';
import { picture, text } from '../text-fields.ts';

const theme: SettingField = {
  name: 'theme',
  label: 'Thème',
  effect:
    'Habille toutes les pages, les e-mails et la gestion. Le changement se voit aussitôt, chez tous les visiteurs.',
  input: 'choice',
  unit: null,
  choices: [
    { value: 'valbrune', label: 'Valbrune\u00A0: une vitrine' },
    { value: 'comptoir', label: 'Comptoir\u00A0: un outil de travail' },
  ],
  isOptional: false,
  wants: 'Choisissez l’un des thèmes proposés.',
  read: (site) => site.theme,
  write: (typed) => (isThemeCode(typed) ? { theme: typed } : null),
};

const LOGO = { least: 0, most: 600, unit: 'pixels' };

export const look: SettingGroup = {
  code: 'apparence',
  title: 'Apparence',
  says: 'Le thème, le logo et les images d’accueil.',
  fields: [
    theme,
    text(
      'header_logo_src',
      {
        label: 'Logo',
        effect:
          'En tête de chaque page\u00A0: une image entière apportée dans Contenu. Sans elle, le logo du thème est montré.',
      },
      picture({ shape: 'page', size: '800x800' }),
    ),
    text('logo_alt', {
      label: 'Texte du logo',
      effect: 'Lu à voix haute à la place du logo, et montré tant que l’image n’est pas là.',
    }),
    whole(
      'logo_width',
      { label: 'Largeur du logo', effect: 'À l’écran. Zéro laisse la largeur du thème.' },
      LOGO,
    ),
    whole(
      'logo_height',
      { label: 'Hauteur du logo', effect: 'À l’écran. Zéro laisse la hauteur du thème.' },
      LOGO,
    ),
    text(
      'banner_home_image_url',
      {
        label: 'Image d’accueil',
        effect: 'À côté des mots qui ouvrent la page d’accueil. Sans elle, la boutique la dessine.',
      },
      picture({ shape: 'banner', size: '780x780' }),
    ),
    text(
      'banner_promo_image_url_desktop',
      {
        label: 'Bannière, grand écran',
        effect: 'Derrière la promotion de la page d’accueil\u00A0: une image apportée comme bannière.',
      },
      picture({ shape: 'banner', size: '1600x600' }),
    ),
    text(
      'banner_promo_image_url_mobile',
      { label: 'Bannière, téléphone', effect: 'La même, pour les petits écrans.' },
      picture({ shape: 'banner', size: '780x780' }),
    ),
  ],
};
