import { whole } from '../number-fields.ts';
import type { SettingGroup } from '../setting-field.ts';
import { text, yesOrNo } from '../text-fields.ts';

export const ordering: SettingGroup = {
  code: 'commande',
  title: 'Commande et paiement',
  says: 'Ce que le client peut faire au moment de commander.',
  fields: [
    yesOrNo('bank_transfer_enabled', {
      label: 'Virement bancaire',
      effect: 'Propose le virement au paiement. L’IBAN de la société doit être rempli.',
    }),
    yesOrNo('guest_pay_at_store_enabled', {
      label: 'Visiteurs\u00A0: payer au magasin',
      effect: 'Sans compte, qui retire sa commande peut la payer sur place. Sinon, par carte seulement.',
    }),
    text('cgv_message', {
      label: 'Case des conditions de vente',
      effect: 'La phrase que coche le client avant de commander.',
    }),
    text('cgv_version', {
      label: 'Version des conditions de vente',
      effect: 'Changez-la quand le texte change\u00A0: chaque client devra l’accepter de nouveau.',
    }),
    text(
      'tester_product_id',
      {
        label: 'Référence du testeur',
        effect: 'Le produit des pots d’essai proposés avec les teintes. Vide, la boutique n’en vend pas.',
      },
      {
        isOptional: true,
        names: 'product',
        fits: (value) => /^\S{1,64}$/.test(value),
        wants: 'Saisissez la référence d’un produit, sans espace.',
      },
    ),
    yesOrNo('tester_credit_enabled', {
      label: 'Testeur remboursé',
      effect: 'Le prix du testeur est rendu, en bon d’achat, sur un pot de la même teinte.',
    }),
    whole(
      'tester_credit_days',
      {
        label: 'Durée du bon d’achat du testeur',
        effect: 'À compter de la commande du testeur. Les bons déjà donnés gardent leur date.',
      },
      { least: 1, most: 3_650, unit: 'jours' },
    ),
    yesOrNo('discounts_include_tax', {
      label: 'Remises annoncées toutes taxes comprises',
      effect:
        'Pour les applications reliées, qui ne comptent pas toutes de la même façon. Les totaux ne changent pas.',
    }),
  ],
};
