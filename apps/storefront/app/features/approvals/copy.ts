import { withDe } from '@nuancier/domain/site/elision.ts';
import { counted } from '../../format.ts';
const NBSP = '\u00a0';

export const approvalsCopy = {
  listTitle: 'Commandes à valider',
  listIntro:
    'Vos collaborateurs vous soumettent ces commandes. Vous pouvez les valider telles quelles, les modifier ou les rejeter.',
  listEmpty: 'Vous n’avez plus de commande à valider.',
  listEmptyHelp: 'Les demandes de vos sous-comptes apparaîtront ici.',
  seeAll: 'Tout voir',
  by: (name: string, date: string) => `Demandée par ${name} le ${date}`,
  packs: (count: number) => counted(count, 'article', 'articles'),
  total: (amount: string) => `${amount}${NBSP}HT`,
  request: (number: string) => `Demande ${number}`,
  detailTitle: (name: string) => `Commande ${withDe(name)} à valider`,
  comment: 'Commentaire',
  quantityOf: (name: string) => `Quantité ${withDe(name)}`,
  asked: (count: number) => `Demandé${NBSP}: ${count}`,
  ref: (sku: string) => `Réf.${NBSP}: ${sku}`,
  tintSupplement: (amount: string) => `dont mise à la teinte${NBSP}: ${amount} HT par conditionnement`,
  quoted: (number: string) => `Prix du devis ${number}`,
  quotedChange: (number: string) =>
    `Des articles viennent du devis ${number}. Si vous en retirez un ou changez sa quantité, tous ceux de ce devis reviennent au prix du jour et le devis reste à accepter.`,
  update: 'Mettre à jour',
  updateNamed: (name: string) => `Mettre à jour la quantité de ${name}`,
  badQuantity: (name: string) => `${name}${NBSP}: la quantité doit être un nombre entier supérieur à 0.`,
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  lines: 'Articles',
  summary: 'Récapitulatif',
  totalExcluding: 'Total HT',
  totalIncluding: 'Total TTC',
  tax: 'TVA',
  shippingLater: 'La livraison est choisie par votre collaborateur au moment de commander.',
  pricesHold: 'Une fois la commande validée, ces prix sont garantis sept jours.',
  lastLine: 'Retirer le dernier article rejette la commande.',
  approve: 'Valider la commande',
  reject: 'Rejeter la commande',
  rejectTitle: `Rejeter la commande${NBSP}?`,
  rejectReason: 'Motif du rejet',
  rejectHint: `Communiqué à votre collaborateur, qui retrouve son panier tel qu’il l’avait soumis. 250${NBSP}caractères au plus.`,
  cancel: 'Annuler',
  back: 'Retour aux commandes à valider',
  approvedOk: 'La commande a été validée.',
  approvedChangesOk: 'La commande a été validée avec vos modifications.',
  rejectedOk: 'La commande a été rejetée.',
  noMore: 'Il n’y a plus de commande à valider.',
  nothingChanged: 'Aucune quantité n’a changé.',
  itemRemoved: 'L’article a été retiré de la commande à valider.',
  quantityChanged: 'La quantité est modifiée.',
  treated: 'Cette demande a déjà été validée, rejetée ou retirée.',
  error: 'L’action n’a pas pu être effectuée',
  confirmationTitle: 'Votre demande a été envoyée',
  confirmationText: (name: string) => `Votre commande a été transmise à ${name}.`,
  told: 'Un e-mail vous fera part de sa décision.',
  nextTitle: 'Et maintenant',
  next: [
    'Votre panier est en lecture seule jusqu’à la décision. Vous pouvez retirer votre demande depuis le panier.',
    'Les prix et la disponibilité seront confirmés à la validation.',
    'Une fois la commande validée, il vous restera à valider votre panier pour la passer.',
  ],
  seeCart: 'Voir le panier',
  keepShopping: 'Continuer mes achats',
} as const;

/** What the list tells after a decision, by the word on its address. */
export const decisionTexts: ReadonlyMap<string, string> = new Map([
  ['validee', approvalsCopy.approvedOk],
  ['validee-modifiee', approvalsCopy.approvedChangesOk],
  ['rejetee', approvalsCopy.rejectedOk],
  ['traitee', approvalsCopy.treated],
]);

export const MOST_WORDS = 250;
