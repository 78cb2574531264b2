import { formatNumber } from '@nuancier/ui/text/format.ts';
const NBSP = '\u00a0';

export const quotationsCopy = {
  title: 'Mes devis',
  none: 'Vous n’avez pas encore de devis.',
  noneHelp: 'Votre magasin établit vos devis sur demande\u00a0; ils apparaîtront ici.',
  ask: 'Demander un devis',
  noMatch: 'Aucun devis ne correspond à ces critères.',
  showAll: 'Voir tous les devis',
  filters: 'Filtrer les devis',
  search: 'Numéro ou objet',
  status: 'État',
  anyStatus: 'Tous les états',
  filter: 'Filtrer',
  count: (total: number) => `${formatNumber(total)} devis`,
  pages: 'Pages de devis',
  quotationOf: (number: string) => `Devis n°${NBSP}${number}`,
  madeOn: (date: string) => `Établi le ${date}`,
  askedOn: (date: string) => `Demandé le ${date}`,
  by: (seller: string) => `par ${seller}`,
  validUntil: (date: string) => `Valable jusqu’au ${date}`,
  quotation: 'Devis',
  object: 'Objet',
  date: 'Établi le',
  seller: 'Par',
  until: 'Valable jusqu’au',
  total: 'Total',
  toDecide: 'Devis à valider',
  endsToday: 'Expire aujourd’hui',
  endsSoon: (days: number) => (days === 1 ? 'Expire demain' : `Expire dans ${days}${NBSP}jours`),
  seeAll: 'Tous mes devis',
  back: 'Retour à mes devis',
  download: 'Télécharger (PDF)',
} as const;

export const quotationStatuses = {
  A_VALIDER: 'À valider',
  // Of both: what was asked for and is not yet written is being prepared too.
  EN_COURS: 'Demandé ou en préparation',
  ACCEPTE: 'Accepté',
  REFUSE: 'Refusé',
  EXPIRE: 'Expiré',
} as const;

export const quotationCopy = {
  lines: 'Articles',
  article: 'Article',
  quantity: 'Quantité',
  unitPrice: (taxLabel: string) => `Prix unitaire ${taxLabel}`,
  rowTotal: (taxLabel: string) => `Total ${taxLabel}`,
  ref: (sku: string) => `Réf.${NBSP}: ${sku}`,
  sums: 'Montants',
  tax: 'TVA',
  decide: 'Votre réponse',
  acceptHelp: (date: string) =>
    `Les articles rejoignent votre panier aux prix du devis, fermes jusqu’au ${date}. Le devis est accepté quand la commande est passée.`,
  accept: 'Accepter et commander',
  notAllToday:
    'Tout ne peut pas être commandé aujourd’hui\u00a0: voyez les articles signalés. Ils iront au panier, mais la commande ne pourra être passée que s’ils sont de nouveau disponibles, ou si vous en changez la quantité, aux prix du jour.',
  acceptWaits: 'Votre panier attend une validation\u00a0: vous pourrez accepter ce devis ensuite.',
  seeCart: 'Voir le panier',
  keepWhole:
    'Le devis se commande en entier\u00a0: si vous modifiez une quantité ou retirez un article, le panier revient aux prix du jour.',
  decline: 'Refuser ce devis',
  reason: 'Motif',
  reasonHint: '250 caractères au plus. Votre magasin le verra.',
  confirmDecline: 'Confirmer le refus',
  refusedTitle: 'Devis inchangé',
  requested:
    'Votre magasin a reçu votre demande. Vous serez prévenu par e-mail dès que le devis sera prêt, avec ses prix.',
  withdraw: 'Retirer ma demande',
  withdrawHelp: 'Vous n’en avez plus besoin\u00a0? Votre magasin sera prévenu, et aucun devis ne suivra.',
  confirmWithdraw: 'Confirmer le retrait',
  withdrawn: 'Cette demande a été retirée. Aucun devis ne suivra.',
  requestDeclined: 'Votre magasin ne peut pas établir ce devis.',
  yourMessage: 'Votre message',
  wishedOn: (date: string) => `Souhaité pour le ${date}`,
  inPreparation: 'Votre magasin prépare ce devis. Vous pourrez l’accepter dès qu’il sera terminé.',
  expired: 'Ce devis a expiré. Demandez-en un nouveau à votre magasin.',
  replaced: 'Une nouvelle version a pris la place de ce devis\u00a0:',
  seeQuotation: (number: string) => `devis n°${NBSP}${number}`,
  wasDeclined: 'Ce devis a été refusé.',
  declinedFor: (reason: string) => `Motif${NBSP}: ${reason}`,
  ordered: 'Ce devis a été accepté.',
  seeOrder: (number: string) => `Voir la commande n°${NBSP}${number}`,
} as const;

export const portfolioQuotationsCopy = {
  title: 'Devis en cours de mes clients',
  none: 'Aucun devis n’est en cours chez vos clients.',
  quotation: 'Devis',
  customer: 'Client',
  validUntil: 'Valable jusqu’au',
  status: 'Statut',
  total: 'Total HT',
  shop: 'Boutique',
} as const;
