import { wholeText } from '../number-fields.ts';
import type { SettingGroup } from '../setting-field.ts';
import { text, yesOrNo } from '../text-fields.ts';

export const accounts: SettingGroup = {
  code: 'comptes',
  title: 'Comptes, avis et favoris',
  says: 'Ce que les clients peuvent faire de leur compte.',
  fields: [
    wholeText(
      'minimum_password_length',
      {
        label: 'Longueur des mots de passe',
        effect: 'Des clients, pour les prochains mots de passe. Ceux qui existent restent valables.',
      },
      { least: 8, most: 64, unit: 'signes' },
    ),
    wholeText(
      'required_character_classes_number',
      {
        label: 'Sortes de signes exigées',
        effect: 'Parmi majuscules, minuscules, chiffres et autres signes, dans un nouveau mot de passe.',
      },
      { least: 1, most: 4 },
    ),
    text(
      'register_success_message',
      { label: 'Compte demandé', effect: 'Lu par qui vient de demander un compte.' },
      { input: 'lines' },
    ),
    text(
      'login_error_message',
      {
        label: 'Connexion refusée',
        effect: 'Lu par qui se trompe d’adresse ou de mot de passe. Ne dites pas lequel des deux est faux.',
      },
      { input: 'lines' },
    ),
    yesOrNo('product_reviews_enabled', {
      label: 'Avis sur les produits',
      effect:
        'Montre les avis et permet d’en écrire. Éteint, ceux qui existent sont gardés sans être montrés.',
    }),
    yesOrNo('allow_guests_to_write_product_reviews', {
      label: 'Avis sans compte',
      effect: 'Permet aux visiteurs d’écrire un avis.',
    }),
    yesOrNo('magento_wishlist_general_is_enabled', {
      label: 'Listes et favoris',
      effect:
        'Éteint, ils disparaissent des pages\u00A0; ce que les clients ont gardé revient le jour où ils sont rallumés.',
    }),
  ],
};
