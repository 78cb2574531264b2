import type { SettingField, SettingGroup, Words } from '../setting-field.ts';
import { lines, LINK, text } from '../text-fields.ts';

/** One of the sentences told to sub-accounts; the others stay. */
function approvalMessage(key: string, words: Words): SettingField {
  return {
    name: `subaccount_messages.${key}`,
    ...words,
    input: 'lines',
    unit: null,
    choices: [],
    isOptional: false,
    wants: 'Ce message est obligatoire.',
    read: ({ settings }) => settings.subaccount_messages.find((one) => one.key === key)?.value ?? '',
    write: (typed, { settings }) => {
      const value = typed.trim();
      if (value === '' || value.length > 2_000) return null;
      const others = settings.subaccount_messages.filter((one) => one.key !== key);
      return { settings: { subaccount_messages: [...others, { key, value }] } };
    },
  };
}

export const messages: SettingGroup = {
  code: 'messages',
  title: 'Messages et contact',
  says: 'Les phrases que lisent les clients et leurs équipes.',
  fields: [
    approvalMessage('requested', {
      label: 'Validation demandée',
      effect: 'Lu par qui soumet une commande à son dirigeant.',
    }),
    approvalMessage('approved', { label: 'Commande validée', effect: 'Lu par qui l’avait soumise.' }),
    approvalMessage('approved_with_changes', {
      label: 'Commande validée avec changements',
      effect: 'Lu par qui l’avait soumise.',
    }),
    approvalMessage('rejected', { label: 'Commande refusée', effect: 'Lu par qui l’avait soumise.' }),
    lines(
      'contact_general_reason',
      {
        label: 'Motifs de contact',
        effect: 'Proposés par le formulaire de contact, dans cet ordre. Un motif par ligne.',
      },
      {
        read: ({ contact_general_reason: reasons }) => reasons.split('|').filter((reason) => reason !== ''),
        write: (reasons) => ({ contact_general_reason: reasons.join('|') }),
        fits: (reason) => !reason.includes('|') && reason.length <= 120,
        wants: 'Saisissez un motif par ligne, de 120 signes au plus, sans barre verticale.',
      },
    ),
    text(
      'url_expert',
      {
        label: 'Lien «\u00A0Parler à un expert\u00A0»',
        effect: 'Sur la page des produits. Vide, le lien n’est pas montré.',
      },
      { ...LINK, isOptional: true },
    ),
  ],
};
