import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { counted } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const ordersCopy = {
  title: 'Mes commandes',
  none: 'Vous n’avez pas encore de commande.',
  noneHelp: 'Vos commandes en ligne, en magasin et par téléphone apparaîtront ici.',
  browse: 'Parcourir le catalogue',
  noMatch: 'Aucune commande ne correspond à ces critères.',
  showAll: 'Voir toutes les commandes',
  filters: 'Filtrer les commandes',
  text: 'Chantier, référence, article, teinte, personne',
  leastTotal: 'Total TTC min. (€)',
  mostTotal: 'Total TTC max. (€)',
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  from: 'Du',
  to: 'Au',
  filter: 'Filtrer',
  count: (total: number) => counted(total, 'commande', 'commandes'),
  pages: 'Pages de commandes',
  orderOf: (number: string) => `Commande n°${NBSP}${number}`,
  placedOn: (date: string) => `Passée le ${date}`,
  by: (name: string, representative?: string | null) =>
    representative ? `par ${representative} pour ${name}` : `par ${name}`,
  quotation: (number: string) => `Devis n°${NBSP}${number}`,
  quotedFor: (label: string) => `${NBSP}: ${label}`,
  purchaseOrder: (number: string) => `N°${NBSP}de bon de commande${NBSP}: ${number}`,
  reference: (text: string) => `Chantier / référence${NBSP}: ${text}`,
  order: 'Commande',
  date: 'Date',
  buyer: 'Passée par',
  byWhom: (name: string, representative?: string | null) =>
    representative ? `${representative} pour ${name}` : name,
  site: 'Bon de commande, chantier',
  total: 'Total',
  again: 'À nouveau',
  waiting: 'En attente de validation',
  approved: 'Validée, à commander',
  requestOf: (number: string) => `Demande ${number}`,
  requestedOn: (date: string) => `Soumise le ${date}`,
  requestTo: (name: string) => ` à ${name}`,
  see: 'Voir la commande',
  seeOf: (number: string) => `Voir la commande n°${NBSP}${number}`,
  latest: 'Dernières commandes',
  seeAll: 'Toutes mes commandes',
  back: 'Retour à mes commandes',
  backToInvoices: 'Retour à mes factures et avoirs',
  sheets: 'Fiches techniques et FDS (ZIP)',
  download: 'Télécharger (PDF)',
} as const;

export const orderCopy = {
  tracking: 'Suivi',
  pickup: 'Retrait en magasin',
  delivery: 'Livraison',
  promised: (moment: string) => `Retrait possible à partir du ${moment}`,
  waiting: (count: number) =>
    count === 1
      ? `1${NBSP}article vous attend dès maintenant`
      : `${count}${NBSP}articles vous attendent dès maintenant`,
  waitingAndRest: (waiting: string, moment: string) => `${waiting}${NBSP}; le reste à partir du ${moment}`,
  waitingRestOpen: (waiting: string) => `${waiting}${NBSP}; le reste est encore à préparer`,
  restPromised: (moment: string) => `Retrait du reste possible à partir du ${moment}`,
  restDelivered: (day: string) => `Livraison du reste prévue ${day}`,
  packs: (quantity: number, name: string) => `${quantity}${NBSP}×${NBSP}${name}`,
  billing: 'Facturation',
  payment: 'Paiement',
  origin: (label: string) => `Commande passée ${label}`,
  lines: 'Articles',
  table: 'Articles de la commande',
  article: 'Article',
  ref: (sku: string) => `Réf.${NBSP}: ${sku}`,
  tintSupplement: (amount: string) => `dont mise à la teinte${NBSP}: ${amount} par conditionnement`,
  progress: {
    ordered: 'Commandé',
    prepared: 'Préparé',
    handedOver: 'Remis',
    sent: 'Expédié',
    atCounter: 'Vous attend au comptoir',
    readyToLeave: 'Prêt à partir',
    left: 'Reste à préparer',
    fact: (label: string, count: string, days: readonly string[]) =>
      `${label}${NBSP}: ${count}${days.length === 0 ? '' : ` (${days.join(', ')})`}`,
  },
  notReturnable: 'Mis à la teinte, non repris',
  quantity: 'Quantité',
  quantityShort: 'Qté',
  unitPrice: (taxLabel: string) => `Prix unitaire ${taxLabel}`,
  rowTotal: (taxLabel: string) => `Total ${taxLabel}`,
  sums: 'Montants',
  reorder: 'Commander à nouveau',
  reorderNamed: (number: string) => `Commander à nouveau${NBSP}: commande ${number}`,
  reorderAll: 'Tout commander à nouveau',
  reorderChosen: 'Commander les articles cochés',
  choose: (name: string) => `Choisir ${name}`,
  reorderHelp: 'Cochez les articles à remettre au panier, ou reprenez toute la commande.',
  reorderWaits: `Votre panier attend une validation${NBSP}: ces articles pourront y être remis ensuite.`,
  reorderListWaits: `Votre panier attend une validation${NBSP}: vous pourrez commander à nouveau ensuite.`,
  reorderNothing: 'Cochez au moins un article.',
  reorderError: 'Articles non ajoutés',
  reorderOthers: 'Les autres articles ont été ajoutés à votre panier.',
  seeCart: 'Voir le panier',
  withdraw: 'Renoncer au contrat ici',
  withdrawHelp:
    'Vous pouvez renoncer à tout ou partie de cette commande pendant quatorze jours après sa réception.',
  refunded: (day: string, amount: string | null) =>
    amount === null ? `Remboursement le ${day}` : `Remboursé le ${day}\u00A0: ${amount}`,
  paymentStates: {
    due: 'À régler',
    pending: 'Paiement en cours de confirmation',
    paid: 'Payée',
    refused: 'Paiement refusé',
    'refund-due': 'Remboursement à venir',
    refunded: 'Remboursée',
  } satisfies Record<PaymentState, string> as Readonly<Record<string, string>>,
} as const;

/** In the order in which orders go through them. */
export const statusLabels = {
  EN_ATTENTE: 'En attente',
  EN_COMMANDE: 'En commande',
  EN_PREPARATION: 'En préparation',
  PREPA_PARTIELLE: 'Préparation avec reliquat',
  PARTIELLE: 'Partiellement disponible',
  DISPONIBLE: 'Disponible',
  PARTIEL_RETIREE: 'Partiellement retirée',
  RETIREE: 'Retirée',
  EXPEDIEE: 'Expédiée',
  LIVREE: 'Livrée',
  ANNULEE: 'Annulée',
} as const satisfies Record<OrderStatus, string>;

export const portfolioOrdersCopy = {
  title: 'Dernières commandes de mes clients',
  none: 'Vos clients n’ont pas encore passé de commande.',
  order: 'Commande',
  buyer: 'Client',
  date: 'Date',
  status: 'Statut',
  total: 'Total HT',
  shop: 'Boutique',
  placedBy: (buyer: string, representative: string | null) =>
    representative ? `passée par ${representative} pour ${buyer}` : buyer,
} as const;
