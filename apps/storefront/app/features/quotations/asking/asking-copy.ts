import { formatNumber } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const askingCopy = {
  title: 'Demander un devis',
  intro:
    'Votre magasin reçoit le contenu de votre panier et vous répond par un devis, à accepter en ligne. Votre panier reste tel qu’il est.',
  lines: 'Articles de la demande',
  line: (quantity: number, name: string) => `${formatNumber(quantity)}${NBSP}× ${name}`,
  label: 'Chantier ou objet',
  labelHint: '120 caractères au plus. Il figurera sur le devis.',
  wishedOn: 'Date souhaitée',
  wishedOnHint: 'Quand aimeriez-vous disposer de la marchandise\u00a0?',
  message: 'Message à votre magasin',
  messageHint: 'Surfaces, délais, remise attendue… 1\u00a0000 caractères au plus.',
  submit: 'Envoyer la demande',
  back: 'Revenir au panier',
  refusedTitle: 'Demande non envoyée',
} as const;
