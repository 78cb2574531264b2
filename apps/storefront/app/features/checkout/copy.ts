import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { withDe } from '@nuancier/domain/site/elision.ts';
import { counted } from '@nuancier/ui/text/format.ts';
const NBSP = '\u00a0';

export const checkoutCopy = {
  title: 'Commande',
  steps: {
    'user-account': 'Compte',
    shipping: 'Livraison ou retrait',
    billing: 'Facturation',
    payment: 'Paiement',
  },
  progress: 'Étapes de la commande',
  done: 'étape complétée',
  next: 'Continuer',
  pending: 'Un instant…',
  errorTitle: 'Étape non enregistrée',
  recap: 'Récapitulatif',
  recapCount: (count: number) => `Récapitulatif${NBSP}: ${counted(count, 'article', 'articles')}`,
  editCart: 'Modifier le panier',
  feeByMode: 'Selon le mode choisi',
  quantity: (count: string) => `Qté${NBSP}: ${count}`,
} as const;

export const accountStepCopy = {
  title: 'Votre compte',
  guest: 'Commander sans compte',
  guestHelp: 'Nous vous écrivons à cette adresse au sujet de votre commande.',
  email: 'Votre adresse e-mail',
  signIn: 'J’ai déjà un compte',
  signInHelp: 'Connectez-vous pour retrouver vos prix, vos adresses et vos moyens de paiement.',
  signInButton: 'Se connecter',
  createAccount: 'Créer un compte',
  createHelp: `Votre panier vous suit${NBSP}: vous reprendrez la commande ici.`,
  createPrivate: 'Créer un compte particulier',
  createPro: 'Créer un compte professionnel',
  signedInAs: (name: string) => `Vous commandez avec le compte ${withDe(name)}.`,
} as const;

export const shippingStepCopy = {
  title: 'Livraison ou retrait',
  how: 'Mode de livraison',
  pickup: 'Retrait en magasin',
  pickupAt: (store: string) => `Click & Collect à ${store}`,
  promised: (moment: string) => `Prêt à partir du ${moment}`,
  resupply: `Certains articles sont à réapprovisionner${NBSP}: le magasin vous prévient dès qu’ils sont prêts.`,
  free: 'Gratuit',
  otherStore: 'Choisir un autre magasin',
  delivery: 'Livraison',
  deliveryReach: (kilometres: string) => `Dans un rayon de ${kilometres}${NBSP}km autour du magasin`,
  deliveryFree: 'Offerte',
  freeFrom: (amount: string) => `Offerte dès ${amount} d’achat`,
  noPickup: (names: string) => `Retrait impossible${NBSP}: ${names} n’est pas disponible dans ce magasin.`,
  noDelivery: (names: string) => `Livraison impossible${NBSP}: ${names} ne peut pas être livré.`,
  tooFar: (place: string, store: string, kilometres: string) =>
    `Livraison impossible à ${place} depuis ${store}${NBSP}: plus de ${kilometres}${NBSP}km. Choisissez un autre magasin, ou une autre adresse ci-dessous.`,
  deliveryByNearest: (kilometres: string) =>
    `Par le magasin le plus proche de votre adresse qui livre ces articles, à ${kilometres}${NBSP}km au plus`,
  noStore: 'Choisissez un magasin pour retirer votre commande.',
  chooseStore: 'Choisir un magasin',
  storeChosen: (store: string) => `Magasin choisi\u00A0: ${store}`,
  none: 'Aucun mode de livraison n’est disponible pour ce pays.',
  noneKey: 'There are no shipping methods available for this country.',
  deliveryAboveCeiling: (name: string) =>
    `Avec les frais de livraison, cette commande dépasse votre plafond${NBSP}: elle devra être validée par ${name}.`,
  approvalTitle: 'Cette commande demande une validation',
  approvalWithFee: (fee: string) =>
    `Les frais de livraison (${fee}${NBSP}HT) comptent dans le plafond. Soumettez la commande, ou choisissez un autre mode ci-dessous.`,
  wishPickup: `Quand souhaitez-vous retirer votre commande${NBSP}?`,
  wishDelivery: `Quand souhaitez-vous recevoir votre commande${NBSP}?`,
  soonest: (moment: string) => `Au plus tôt${NBSP}: ${moment}`,
  soonestTogether: (day: string | null) =>
    day === null ? 'Tout ensemble, date à confirmer' : `Tout ensemble le ${day}`,
  inTwo: (parts: readonly string[]) => `En deux fois${NBSP}: ${parts.join(', ')}`,
  partOf: (count: number, day: string | null) =>
    `${counted(count, 'article', 'articles')} ${day === null ? 'à une date à confirmer' : `le ${day}`}`,
  inTwoTitle: 'Possible en deux fois',
  feeOnce: 'Les frais de livraison ne sont comptés qu’une fois.',
  note: 'Consignes de livraison (accès, hayon, créneau)',
} as const;

export const shippingAddressCopy = {
  title: 'Adresse de livraison',
  intro: 'Choisissez où livrer les articles de votre panier, ou ajoutez une adresse.',
  change: 'Choisir ou ajouter une adresse',
  use: 'Livrer à cette adresse',
  estimate: 'Estimer la livraison',
  estimateIntro:
    'Indiquez le code postal et la ville\u00a0: rien d’autre n’est demandé, rien n’est enregistré.',
  saved: 'L’adresse de livraison est enregistrée.',
  errorTitle: 'Adresse non enregistrée',
  failed: 'Vos adresses n’ont pas pu être chargées.',
  openPage: 'Ouvrir la page des adresses de livraison',
} as const;

export const addressStepCopy = {
  choose: 'Choisir une adresse',
  own: 'Votre adresse',
  billingTitle: 'Adresse de facturation',
  sameAsShipping: 'Utiliser l’adresse de livraison pour la facturation',
  current: 'Adresse de la commande',
  newAddress: 'Ajouter une adresse',
  save: 'Enregistrer cette adresse dans mon compte',
  companyBilling: 'Facturée à votre entreprise',
  companyBillingNote: 'Cette adresse est tenue par le dirigeant de votre entreprise.',
} as const;

export const paymentStepCopy = {
  title: 'Paiement',
  how: 'Mode de paiement',
  none: 'Aucun mode de paiement ne vous est proposé. Adressez-vous au dirigeant de votre entreprise ou à votre magasin.',
  hints: {
    card: 'Vous serez conduit sur la page sécurisée de notre banque.',
    on_account: 'Le montant s’ajoute à l’encours de votre entreprise.',
    at_store: 'Vous réglez au retrait de la commande.',
    bank_transfer: 'La commande est préparée à réception du virement.',
  } satisfies Record<PaymentMethod, string>,
  limitReached:
    'Ce panier dépasse l’encours disponible de votre entreprise. Prévoyez un autre mode de paiement.',
  nothingLeft:
    'L’encours de votre entreprise est entièrement utilisé. Choisissez un autre mode de paiement, ou adressez-vous à votre magasin.',
  limitReachedAt: (amount: string) =>
    `Ce panier dépasse l’encours disponible de votre entreprise (${amount}). Prévoyez un autre mode de paiement, ou allégez le panier.`,
  available: (amount: string) => `Encours disponible${NBSP}: ${amount}.`,
  due: (terms: string, day: string | null) =>
    day === null
      ? `Échéance${NBSP}: ${terms}.`
      : `Échéance${NBSP}: ${terms}, soit le ${day} pour une facture d’aujourd’hui.`,
  noneDelivered:
    'Vos moyens de paiement ne permettent pas de régler une livraison. Retirée en magasin, cette commande se règle au comptoir.',
  choosePickup: 'Choisir le retrait en magasin',
  callStore: (store: string, phone: string) => `Appeler ${store}${NBSP}: ${phone}`,
  change: 'Modifier',
  changeWay: 'Modifier la livraison ou le retrait',
  changeBilling: 'Modifier la facturation',
  billedTo: 'Facturation',
  remembered: 'Les conditions générales de vente que vous avez acceptées s’appliquent à cette commande.',
  creditExceeded: 'Votre encours disponible est insuffisant. Réglez par carte ou contactez votre magasin.',
  purchaseOrder: `N°${NBSP}de bon de commande`,
  reference: 'Chantier / référence',
  conditions: 'J’ai lu et j’accepte les conditions générales de vente.',
  conditionsNote:
    'Le client a pris connaissance des conditions générales de vente, qui s’appliquent à cette commande.',
  readConditions: 'Lire les conditions générales de vente',
  conditionsChanged: 'Nos conditions générales de vente ont changé depuis votre dernière acceptation.',
  tinted: `Votre commande contient des produits mis à la teinte${NBSP}: ils ne peuvent pas faire l’objet d’un droit de rétractation.`,
  placePrivate: 'Commander avec obligation de paiement',
  placePro: 'Valider la commande',
  placing: 'Commande en cours…',
  errorTitle: 'Commande non passée',
  newTotal: (amount: string) => `Nouveau total${NBSP}: ${amount} TTC`,
  otherDay: 'Choisir un autre jour',
  seeCart: 'Voir le panier',
  seeOrder: 'Voir ma commande',
  gone: 'Ce panier a déjà été commandé, ou il n’existe plus.',
  goneHelp: 'Rien n’a été commandé une seconde fois.',
  financing: (amount: string) =>
    `Commande de plus de ${amount}${NBSP}? Des solutions de financement existent.`,
  financingLink: 'En savoir plus sur le financement',
} as const;

export const thanksCopy = {
  title: 'Merci pour votre commande',
  followTitle: (number: string) => `Votre commande n°${NBSP}${number}`,
  linkUntil: (day: string) =>
    `Le lien de votre e-mail de confirmation ouvre cette page sans mot de passe jusqu’au ${day}.`,
  endedTitle: 'Lien expiré',
  endedHelp:
    'Le magasin qui a préparé votre commande vous renseigne, avec votre numéro de commande et votre adresse e-mail.',
  endedAccount: 'Les commandes de votre compte restent consultables dans votre historique.',
  seeOrders: 'Mes commandes',
  contact: 'Nous contacter',
  registered: (number: string) => `Votre commande n°${NBSP}${number} est enregistrée.`,
  mailTo: (email: string) => `Un e-mail de confirmation vous a été envoyé à ${email}.`,
  mail: 'Un e-mail de confirmation vous a été envoyé.',
  /** where it is paid already */
  paid: {
    card: 'Votre paiement par carte est accepté.',
    on_account: null,
    at_store: null,
    bank_transfer: null,
  } satisfies Record<PaymentMethod, string | null>,
  pickup: 'Retrait en magasin',
  delivery: 'Livraison',
  promised: (moment: string) => `Prêt à partir du ${moment}`,
  toldWhenReady: 'Le magasin vous prévient dès qu’elle est prête.',
  toldWhenSent: 'Le magasin vous prévient dès qu’elle part.',
  preparedBy: (store: string) => `Préparée par ${store}`,
  nextTitle: 'Et maintenant',
  next: {
    fetch: (number: string) =>
      `Dès que le magasin vous dit qu’elle est prête, présentez-vous au comptoir avec le code de retrait de son message, ou confiez ce code à qui vient pour vous. Sans le code\u00A0: le numéro ${number} et une pièce d’identité.`,
    receive: 'Vérifiez les articles avec le livreur et notez vos réserves sur le bon de livraison.',
    /** what is paid before it is prepared, and what afterwards */
    payFirst: {
      card: null,
      on_account: null,
      at_store: null,
      bank_transfer: 'Votre commande est préparée à réception de votre virement.',
    } satisfies Record<PaymentMethod, string | null>,
    payLast: {
      card: null,
      on_account: 'La facture rejoint l’encours de votre entreprise et se règle à son échéance.',
      at_store: 'Vous réglez au retrait, au comptoir.',
      bank_transfer: null,
    } satisfies Record<PaymentMethod, string | null>,
  },
  accountTitle: 'Créer votre compte en un geste',
  accountHelp: (email: string) =>
    `Choisissez un mot de passe${NBSP}: votre nom, votre adresse et cette commande sont repris, et vous vous connecterez avec ${email}.`,
  accountTerms: 'Les conditions générales acceptées avec cette commande s’appliquent à votre compte.',
  accountTermsLink: 'Lire les conditions générales de vente',
  accountOpen: 'Créer mon compte',
  accountErrorTitle: 'Compte non créé',
  accountPro: 'Vous êtes professionnel\u00a0? Ouvrez plutôt un compte avec votre SIRET.',
  seeOrder: 'Suivre ma commande',
  continue: 'Continuer mes achats',
  refusedTitle: 'Paiement refusé',
  refused: 'Votre paiement a été refusé. Aucun montant n’a été débité.',
  brokenOffTitle: 'Paiement interrompu',
  brokenOff: 'Le paiement n’a pas été mené à son terme. Aucun montant n’a été débité.',
  refundDueTitle: 'Commande annulée',
  refundDue: (number: string) =>
    `La commande n°${NBSP}${number} est annulée et votre carte a été débitée. Nous vous rendons cette somme sur la carte.`,
  refusedHelp: 'Votre panier a été conservé.',
  notOrdered: (number: string) =>
    `La commande n°${NBSP}${number} est annulée${NBSP}: rien ne sera préparé ni facturé.`,
  retry: 'Réessayer le paiement',
  seeCart: 'Voir le panier',
  payTitle: 'Paiement par carte',
  cardRedirect: 'Votre commande est enregistrée. Il reste à la payer sur la page sécurisée de notre banque.',
  goToBank: 'Continuer vers la page de paiement sécurisée',
  unpaidTitle: `Vous n’avez pas terminé le paiement${NBSP}?`,
  unpaid: (number: string) =>
    `Votre commande n°${NBSP}${number} est enregistrée et attend son paiement. Vous pouvez le reprendre, ou l’abandonner${NBSP}: vos articles retournent dans votre panier et rien n’est débité.`,
  payAgain: 'Reprendre le paiement',
  abandon: 'Abandonner et reprendre mon panier',
  abandonErrorTitle: 'Paiement non abandonné',
  waiting: (number: string) =>
    `Votre commande n°${NBSP}${number} attend son paiement par carte${NBSP}: ses articles ne sont plus dans votre panier.`,
  waitingLink: 'Reprendre ou abandonner le paiement',
  pendingTitle: 'Paiement en cours de confirmation',
  pendingNow: 'Nous attendons la réponse de votre banque. Ne fermez pas cette page.',
  pendingLong:
    'Votre paiement est en cours de confirmation. Vous recevrez un e-mail dès que votre banque aura répondu.',
  refresh: 'Actualiser',
} as const;
