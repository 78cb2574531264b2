import type { SettingField, SettingGroup } from '../setting-field.ts';
import { text } from '../text-fields.ts';

const LONGEST_NAME = 60;

const storeName: SettingField = {
  name: 'store_name',
  label: 'Nom de l’enseigne',
  effect: 'Signe les e-mails, les papiers et les pages de la boutique.',
  input: 'text',
  unit: null,
  choices: [],
  isOptional: false,
  wants: `Saisissez un nom de ${LONGEST_NAME} signes au plus.`,
  read: ({ name }) => name,
  write: (typed) => {
    const name = typed.trim();
    return name !== '' && name.length <= LONGEST_NAME && !name.includes('\n') ? { name } : null;
  },
};

export const brand: SettingGroup = {
  code: 'enseigne',
  title: 'Enseigne et titres',
  says: 'Le nom de la boutique, et ce que lisent les moteurs de recherche.',
  fields: [
    storeName,
    text(
      'title_prefix',
      {
        label: 'Début des titres de page',
        effect: 'Placé avant le titre de chaque page, dans l’onglet du navigateur.',
      },
      { isOptional: true },
    ),
    text(
      'title_suffix',
      {
        label: 'Fin des titres de page',
        effect: 'Placée après le titre de chaque page, dans l’onglet et les résultats de recherche.',
      },
      { isOptional: true },
    ),
    text('title_separator', {
      label: 'Séparateur des titres',
      effect: 'Le signe entre le titre d’une page et la fin des titres.',
    }),
    text('default_title', {
      label: 'Titre de la boutique',
      effect: 'Titre des pages qui n’en ont pas.',
    }),
    text('default_description', {
      label: 'Description de la boutique',
      effect: 'Résumé que montrent les moteurs de recherche pour les pages qui n’en ont pas.',
    }),
    text(
      'default_keywords',
      {
        label: 'Mots-clés',
        effect: 'Annoncés aux applications reliées\u00A0; les pages de la boutique ne s’en servent pas.',
      },
      { isOptional: true },
    ),
    text(
      'welcome',
      {
        label: 'Mot d’accueil',
        effect: 'Annoncé aux applications reliées\u00A0; l’accueil de la boutique se change dans Contenu.',
      },
      { isOptional: true },
    ),
    text('copyright', {
      label: 'Mention de propriété',
      effect: 'Au bas de chaque page et de chaque e-mail.',
    }),
  ],
};
