// What may be done on the side of selling, in French; several operations may be one act to people.
import type { customersRights } from '@nuancier/domain/staff/rights/selling/customers-rights.ts';
import type { messagesRights } from '@nuancier/domain/staff/rights/selling/messages-rights.ts';
import type { ordersRights } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import type { quotationsRights } from '@nuancier/domain/staff/rights/selling/quotations-rights.ts';
import type { returnsRights } from '@nuancier/domain/staff/rights/selling/returns-rights.ts';
import type { reviewsRights } from '@nuancier/domain/staff/rights/selling/reviews-rights.ts';

const [orders, quotes] = ['voir les commandes', 'voir les devis'];
const prepare = 'préparer, remettre et expédier';
const substitute = 'proposer un article de remplacement';
const write = 'écrire un devis, accorder une remise, l’envoyer';
const [messages, returns, reviews] = ['lire les messages', 'voir les retours', 'lire les avis'];
const requests = 'voir les demandes de rattachement';
const [customers, merge] = ['voir les clients et les sociétés', 'réunir deux comptes'];

export const ordersWords = {
  today: 'voir le travail du jour',
  shopOrders: orders,
  shopOrder: orders,
  ordersToPrint: 'imprimer les bons de préparation et les étiquettes',
  shopOrdersCsv: 'exporter les commandes',
  pickups: 'tenir le comptoir',
  startPreparation: prepare,
  prepareLines: prepare,
  markReady: prepare,
  handOverLines: prepare,
  takeBackLines: prepare,
  shipOrder: prepare,
  noteOrder: 'annoter une commande',
  giveUpAct: 'régler un geste resté en attente',
  substitutePreview: substitute,
  substituteArticles: substitute,
  proposeSubstitute: substitute,
  withdrawSubstitute: substitute,
  recordSubstituteAnswer: substitute,
  resendOrderMail: 'renvoyer un e-mail de commande',
  cancelShopOrder: 'annuler une commande',
  cancelLinesPreview: 'annuler une partie d’une commande',
  cancelOrderLines: 'annuler une partie d’une commande',
  settleCancelled: 'noter ce qui est rendu autrement que par carte',
  refundOrder: 'rembourser une commande',
} satisfies Record<keyof typeof ordersRights, string>;

export const returnsWords = {
  shopWithdrawals: returns,
  shopWithdrawalsCsv: 'exporter les retours',
  shopReturn: returns,
  openReturn: 'ouvrir, accepter, recevoir ou refuser un retour',
  acceptReturn: 'ouvrir, accepter, recevoir ou refuser un retour',
  receiveReturn: 'ouvrir, accepter, recevoir ou refuser un retour',
  refuseReturn: 'ouvrir, accepter, recevoir ou refuser un retour',
  refundReturn: 'rembourser un retour',
  settleReturn: 'rembourser un retour',
} satisfies Record<keyof typeof returnsRights, string>;

export const customersWords = {
  shopCustomers: customers,
  shopCustomer: customers,
  shopCompany: customers,
  shopCustomersCsv: 'exporter les clients',
  shopInvoicePdf: 'télécharger une facture ou un avoir',
  linkRequests: requests,
  linkRequest: requests,
  linkRequestsCsv: 'exporter les demandes de rattachement',
  settleLinkRequest: 'confirmer ou refuser un rattachement',
  unlockCustomer: 'débloquer un compte, envoyer un lien de mot de passe',
  sendCustomerResetLink: 'débloquer un compte, envoyer un lien de mot de passe',
  enterAsCustomer: 'se connecter en tant que client',
  exportShopCustomer: 'remettre à une personne ses données',
  eraseShopCustomer: 'effacer une personne',
  customerMerge: merge,
  mergeCustomers: merge,
} satisfies Record<keyof typeof customersRights, string>;

export const correspondenceWords = {
  shopMessages: messages,
  shopMessage: messages,
  shopMessagesCsv: 'exporter les messages',
  takeMessage: 'répondre aux messages',
  answerMessage: 'répondre aux messages',
  settleMessage: 'répondre aux messages',
  shopReviews: reviews,
  shopReview: reviews,
  shopReviewsCsv: 'exporter les avis',
  judgeShopReview: 'publier ou refuser un avis',
} satisfies Record<keyof typeof messagesRights | keyof typeof reviewsRights, string>;

export const quotationsWords = {
  shopQuotations: quotes,
  shopQuotation: quotes,
  shopQuotationPdf: quotes,
  shopQuotationsCsv: 'exporter les devis',
  quotationCustomers: write,
  quotationArticles: write,
  openQuotation: write,
  addQuotationArticle: write,
  addQuotationFreeLine: write,
  changeQuotation: write,
  sendQuotation: write,
  reviseQuotation: write,
  discardQuotation: write,
  declineQuotationRequest: 'décliner une demande de devis',
  putQuotationInCart: 'mettre un devis dans le panier du client',
} satisfies Record<keyof typeof quotationsRights, string>;
