import { withDe } from '@nuancier/domain/site/elision.ts';
import { counted, formatNumber } from '@nuancier/ui/text/format.ts';
const NBSP = '\u00a0';

export const approvalsCopy = {
  listTitle: 'Commandes à valider',
  listIntro:
    'Vos collaborateurs vous soumettent ces commandes. Vous pouvez les valider telles quelles, les modifier ou les rejeter.',
  listEmpty: 'Vous n’avez plus de commande à valider.',
  listEmptyHelp: 'Les demandes des sous-comptes de votre entreprise apparaîtront ici.',
  seeAll: 'Tout voir',
  by: (name: string, date: string) => `Demandée par ${name} le ${date}`,
  packs: (count: number) => counted(count, 'article', 'articles'),
  total: (amount: string) => `${amount}${NBSP}HT`,
  request: (number: string) => `Demande ${number}`,
  detailTitle: (name: string) => `Commande ${withDe(name)} à valider`,
  comment: 'Commentaire',
  quantityOf: (name: string) => `Quantité ${withDe(name)}`,
  asked: (count: number) => `Demandé${NBSP}: ${formatNumber(count)}`,
  ref: (sku: string) => `Réf.${NBSP}: ${sku}`,
  tintSupplement: (amount: string) => `dont mise à la teinte${NBSP}: ${amount} HT par conditionnement`,
  quoted: (number: string) => `Prix du devis ${number}`,
  quotedChange: (number: string) =>
    `Des articles viennent du devis ${number}. Si vous en retirez un ou changez sa quantité, tous ceux de ce devis reviennent au prix du jour et le devis reste à accepter.`,
  update: 'Mettre à jour',
  updateNamed: (name: string) => `Mettre à jour la quantité ${withDe(name)}`,
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  lines: 'Articles',
  summary: 'Récapitulatif',
  totalExcluding: 'Total HT',
  totalIncluding: 'Total TTC',
  tax: 'TVA',
  shippingLater: `«${NBSP}Valider la commande${NBSP}» rend la main à votre collaborateur, qui choisit le retrait ou la livraison au moment de commander.`,
  pricesHold: 'Une fois la commande validée, ces prix sont garantis sept jours.',
  lastLine: 'Retirer le dernier article rejette la commande.',
  approve: 'Valider la commande',
  approveAndOrder: 'Valider et commander',
  decision: 'Votre décision',
  directPickup: (store: string) =>
    `«${NBSP}Valider et commander${NBSP}» passe la commande en compte, à retirer au magasin ${store}.`,
  directDelivery: (address: string) =>
    `«${NBSP}Valider et commander${NBSP}» passe la commande en compte, livrée à l’adresse ${address}.`,
  directNoDate: 'Date à confirmer par le magasin',
  directWish: (wish: string) => `${wish}.`,
  directLostWish: (wish: string) =>
    `${wish}${NBSP}: ce n’est plus possible, la commande sera servie au plus tôt.`,
  directTerms: 'Nos conditions générales de vente s’appliquent.',
  directObstacle: (why: string) => `«${NBSP}Valider et commander${NBSP}» n’est pas possible. ${why}`,
  ceiling: 'Plafond du demandeur',
  month: 'Budget du mois',
  monthOf: (spent: string, budget: string) => `${spent} sur ${budget}${NBSP}HT`,
  noCeiling: 'Toute commande à valider',
  credit: 'Encours disponible (TTC)',
  totalWithDelivery: 'Total TTC livraison comprise',
  unitPrice: (amount: string) => `${amount}${NBSP}HT l’unité`,
  stock: (available: number) =>
    available > 0 ? `En stock au magasin${NBSP}: ${available}` : 'Pas de stock au magasin',
  decidedTitle: 'Décisions passées',
  decidedNone: 'Aucune décision ces douze derniers mois.',
  history: 'Historique',
  historyOf: (number: string) => `Historique de la demande ${number}`,
  eventBy: (what: string, name: string) => `${what} par ${name}`,
  gone: 'un compte supprimé',
  change: (name: string, from: number, to: number) =>
    to === 0 ? `${name}${NBSP}: retiré` : `${name}${NBSP}: ${from} → ${to}`,
  words: (text: string) => `«${NBSP}${text}${NBSP}»`,
  order: (number: string) => `Commande ${number}`,
  ownTitle: 'Mes demandes de validation',
  ownEmpty: 'Vous n’avez soumis aucune commande à validation.',
  ownEmptyHelp: 'Vos demandes des douze derniers mois et leurs suites apparaîtront ici.',
  requestedOn: (date: string) => `Demandée le ${date}`,
  remind: 'Relancer',
  remindNamed: (number: string) => `Relancer la demande ${number}`,
  remindFrom: (moment: string) => `Relance possible à partir du ${moment}`,
  reminded: 'Votre relance est envoyée.',
  changeOwn: 'Modifier ma demande',
  changeOwnNamed: (number: string) => `Modifier la demande ${number}`,
  withdraw: 'Retirer ma demande',
  withdrawNamed: (number: string) => `Retirer la demande ${number}`,
  withdrawn: 'Votre demande est retirée. Vous retrouvez ses articles dans votre panier.',
  changedOwn: 'Votre demande est modifiée. Votre dirigeant en est prévenu.',
  changeOwnHelp:
    'Changez les quantités ou retirez un article avec 0. Pour ajouter un article, retirez votre demande et modifiez votre panier.',
  save: 'Enregistrer ma demande',
  backToOwn: 'Retour à mes demandes',
  reject: 'Rejeter la commande',
  rejectTitle: `Rejeter la commande${NBSP}?`,
  rejectReason: 'Motif du rejet',
  rejectHint: `Communiqué à votre collaborateur, qui retrouve son panier tel qu’il l’avait soumis. 250${NBSP}caractères au plus.`,
  cancel: 'Annuler',
  back: 'Retour aux commandes à valider',
  approvedOk: 'La commande a été validée.',
  approvedChangesOk: 'La commande a été validée avec vos modifications.',
  rejectedOk: 'La commande a été rejetée.',
  orderedOk: 'La commande a été validée et passée en compte.',
  noMore: 'Il n’y a plus de commande à valider.',
  treated: 'Cette demande a déjà été validée, rejetée ou retirée.',
  error: 'L’action n’a pas pu être effectuée',
  confirmationTitle: 'Votre demande a été envoyée',
  confirmationText: (name: string) => `Votre commande a été transmise à ${name}.`,
  told: 'Un e-mail vous fera part de sa décision.',
  nextTitle: 'Et maintenant',
  next: [
    'Votre panier est en lecture seule jusqu’à la décision. Vous pouvez retirer votre demande depuis le panier, ou la mettre de côté pour en remplir un autre.',
    'Les prix et la disponibilité seront confirmés à la validation.',
    'Une fois la commande validée, il vous restera à valider votre panier pour la passer.',
  ],
  seeCart: 'Voir le panier',
  keepShopping: 'Continuer mes achats',
  seeRequests: 'Suivre ma demande',
} as const;

/** Message of the list after a decision, by its address parameter. */
export const decisionTexts: ReadonlyMap<string, string> = new Map([
  ['validee', approvalsCopy.approvedOk],
  ['validee-modifiee', approvalsCopy.approvedChangesOk],
  ['commandee', approvalsCopy.orderedOk],
  ['rejetee', approvalsCopy.rejectedOk],
  ['traitee', approvalsCopy.treated],
]);

export const MOST_WORDS = 250;

/** Message of one's own requests after an action, by their address parameter. */
export const ownTexts: ReadonlyMap<string, string> = new Map([
  ['relancee', approvalsCopy.reminded],
  ['retiree', approvalsCopy.withdrawn],
  ['modifiee', approvalsCopy.changedOwn],
  ['traitee', approvalsCopy.treated],
]);

export const requestStates: Readonly<
  Record<string, { label: string; look: 'success' | 'warning' | 'danger' | 'neutral' }>
> = {
  waiting_for_approval: { label: 'En attente de validation', look: 'warning' },
  approved: { label: 'Validée', look: 'success' },
  rejected: { label: 'Rejetée', look: 'danger' },
  withdrawn: { label: 'Retirée', look: 'neutral' },
};

export const eventNames: Readonly<Record<string, string>> = {
  requested: 'Demandée',
  reminded: 'Relancée',
  changed: 'Modifiée',
  approved: 'Validée',
  rejected: 'Rejetée',
  withdrawn: 'Retirée',
  ordered: 'Commandée',
};
