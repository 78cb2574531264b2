// Every word of the documents and of their refusals.
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { SheetGroup } from '../../catalogue/catalogue.ts';
import { frenchPhone } from '../../text/french-phone.ts';

/** 99990001200017: « 999 900 012 00017 ». */
function grouped(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00A0$2\u00A0$3\u00A0$4').trim();
}

/** In the name of a file: « FA/2026 0042 » as « FA-2026-0042 ». */
function plainName(number: string): string {
  return number
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
}

const NOT_KNOWN = 'Voir la fiche de données de sécurité du fabricant.';

export const documentCopy = {
  unknown: 'Ce document n’existe pas.',
  noneZipped: 'Aucune facture ni aucun avoir ne répond à ces critères.',
  tooMany: (most: number) =>
    `Un fichier réunit ${most} documents au plus. Choisissez une période plus courte.`,
  tooLarge:
    'Ces documents dépassent ensemble 80\u00A0Mo. Choisissez une période plus courte, ou téléchargez-les un par un.',
  givenPaper:
    'Le PDF à télécharger est le document émis par le vendeur\u00A0: c’est lui qui fait foi. Cette page en reprend les montants.',
  noSheet: 'Aucun de ces produits n’a de fiche.',
  tooManyProducts: (most: number) =>
    `Un fichier réunit les fiches de ${most} produits au plus. Ouvrez les autres depuis leur page.`,
  busy: 'Trop de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  failed: 'Ce document ne peut pas être affiché pour le moment.',
  technicalSheet: 'Fiche technique',
  safetySheet: 'Fiche de données de sécurité',
  reference: (sku: string) => `Référence ${sku}`,
  footer: (shop: string, name: string, date: string) => `${shop} – ${name}. Mise à jour du ${date}.`,
  strongPoints: 'Points forts',
  groups: {
    identity: 'Identité du produit',
    application: 'Mise en œuvre',
    performance: 'Performances',
    environment: 'Environnement et sécurité',
  } satisfies Record<SheetGroup, string>,
  articles: 'Articles',
  articleColumns: ['Référence', 'Code EAN', 'Couleur ou modèle', 'Conditionnement'],
  voc: (category: string, limit: number, content: number) =>
    `Valeur limite UE pour ce produit (cat. ${category})\u00A0: ${limit}\u00A0g/L (2010). Ce produit contient au maximum ${content}\u00A0g/L de COV.`,
  readFirst: 'Consulter la fiche de données de sécurité avant emploi.',
  demonstration:
    'Document de démonstration, sans valeur réglementaire. Il ne reprend que les données du catalogue et ne remplace pas la fiche de données de sécurité du fabricant.',
  notKnown: NOT_KNOWN,
  emergency:
    'Numéro d’appel d’urgence\u00A0: ORFILA (INRS) 01\u00A045\u00A042\u00A059\u00A059. En cas d’urgence vitale\u00A0: 112.',
  sections: [
    'Identification du mélange et de la société',
    'Identification des dangers',
    'Composition et informations sur les composants',
    'Premiers secours',
    'Mesures de lutte contre l’incendie',
    'Mesures à prendre en cas de dispersion accidentelle',
    'Manipulation et stockage',
    'Contrôles de l’exposition et protection individuelle',
    'Propriétés physiques et chimiques',
    'Stabilité et réactivité',
    'Informations toxicologiques',
    'Informations écologiques',
    'Considérations relatives à l’élimination',
    'Informations relatives au transport',
    'Informations relatives à la réglementation',
    'Autres informations',
  ],
  product: (name: string, sku: string) => `Nom du produit\u00A0: ${name}. Référence\u00A0: ${sku}.`,
  maker: (brand: string) => `Marque\u00A0: ${brand}.`,
  binder: (binder: string) => `Liant\u00A0: ${binder}.`,
  finish: (finish: string) => `Aspect du film\u00A0: ${finish}.`,
  density: (density: string) => `Densité\u00A0: ${density}\u00A0kg/L.`,
  vocContent: (content: number) =>
    `Teneur en composés organiques volatils\u00A0: ${content}\u00A0g/L au maximum.`,
  waste: (stream: string) =>
    `Filière de reprise des déchets\u00A0: ${stream}. Ne pas jeter les résidus à l’égout.`,
  transport: (adr: string) => `Classement ADR\u00A0: ${adr}.`,
  order: {
    kind: 'Commande',
    title: (number: string) => `Commande n°\u00A0${number}`,
    subtitle: (date: string, buyer: string, origin: string) => `Passée le ${date} par ${buyer}, ${origin}`,
    placedFor: (representative: string, buyer: string) => `${representative} pour ${buyer}`,
    footer: (shop: string, number: string) =>
      `${shop} – Commande n°\u00A0${number}. Ce document n’est pas une facture.`,
    facts: 'Votre commande',
    status: 'Statut',
    quotation: 'Devis',
    purchaseOrder: 'N°\u00A0de bon de commande',
    reference: 'Chantier / référence',
    mode: 'Mode',
    store: 'Magasin',
    seller: 'Vendeur',
    pickup: 'Retrait en magasin',
    promised: (moment: string) => `Retrait possible à partir du ${moment}`,
    waiting: (count: number) =>
      count === 1
        ? '1\u00A0article vous attend dès maintenant'
        : `${count}\u00A0articles vous attendent dès maintenant`,
    waitingAndRest: (waiting: string, moment: string) => `${waiting}\u00A0; le reste à partir du ${moment}`,
    waitingRestOpen: (waiting: string) => `${waiting}\u00A0; le reste est encore à préparer`,
    restPromised: (moment: string) => `Retrait du reste possible à partir du ${moment}`,
    restDelivered: (day: string) => `Livraison du reste prévue ${day}`,
    delivered: (day: string) => `Livraison prévue ${day}`,
    promise: 'Quand',
    payment: 'Paiement',
    paid: (method: string, state: string) => `${method}\u00A0– ${state}`,
    paymentStates: {
      due: 'À régler',
      pending: 'Paiement en cours de confirmation',
      paid: 'Payée',
      refused: 'Paiement refusé',
      'refund-due': 'Remboursement à venir',
      refunded: 'Remboursée',
    } satisfies Record<PaymentState, string>,
    shipping: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    lines: 'Articles',
    article: 'Article',
    sku: 'Référence',
    tint: (amount: string, taxLabel: string) =>
      `dont mise à la teinte\u00A0: ${amount}\u00A0${taxLabel} par conditionnement`,
    prepared: (count: number, days: string) => `Préparé\u00A0: ${count}${days}`,
    handedOver: (count: number, days: string) => `Remis\u00A0: ${count}${days}`,
    sent: (count: number, days: string) => `Expédié\u00A0: ${count}${days}`,
    atCounter: (count: number) => `Vous attend au comptoir\u00A0: ${count}`,
    readyToLeave: (count: number) => `Prêt à partir\u00A0: ${count}`,
    left: (count: number) => `Reste à préparer\u00A0: ${count}`,
    quantity: 'Qté',
    unitPrice: (taxLabel: string) => `Prix unitaire ${taxLabel}`,
    rowTotal: (taxLabel: string) => `Total ${taxLabel}`,
    sums: 'Montants',
    counter: {
      title: (order: string) => `Exemplaire du magasin\u00A0: à préparer pour la commande ${order}`,
      head: ['Article', 'Teinte', 'Base', 'Classe', 'Formule', 'Conditionnement', 'Qté'],
      hex: (hex: string) => `Teinte libre ${hex}`,
    },
  },
  files: {
    order: (number: string) => `commande-${plainName(number)}.pdf`,
    quotation: (number: string) => `devis-${plainName(number)}.pdf`,
    FACTURE: (number: string) => `facture-${plainName(number)}.pdf`,
    AVOIR: (number: string) => `avoir-${plainName(number)}.pdf`,
    zip: (from: string, to: string) => `factures-${from}-${to}.zip`,
    orderSheets: (number: string) => `fiches-commande-${plainName(number)}.zip`,
    listSheets: 'fiches-liste.zip',
  },
  party: {
    siren: (siren: string) => `SIREN ${grouped(siren)}`,
    capital: (amount: string) => `Capital social\u00A0: ${amount}`,
    siret: (siret: string) => `SIRET ${grouped(siret)}`,
    vatNumber: (number: string) => `TVA intracommunautaire ${number}`,
    phone: (number: string) => `Tél.\u00A0: ${frenchPhone(number)}`,
    clientCode: (code: string) => `Code client ${code}`,
  },
  quotation: {
    kind: 'Devis',
    title: (number: string) => `Devis n°\u00A0${number}`,
    subtitle: (date: string, until: string) => `Établi le ${date}, valable jusqu’au ${until}`,
    footer: (seller: string, number: string) => `${seller} – Devis n°\u00A0${number}.`,
    seller: 'Vendeur',
    customer: 'Client',
    facts: 'Votre devis',
    label: 'Objet',
    contact: 'Votre interlocuteur',
    status: 'État',
    validUntil: 'Valable jusqu’au',
    agreement: (until: string) =>
      `Prix fermes jusqu’au ${until}. Pour accepter ce devis, commandez-le depuis votre compte, rubrique «\u00A0Mes devis\u00A0», ou adressez-vous à votre magasin.`,
  },
  invoice: {
    kinds: { FACTURE: 'Facture', AVOIR: 'Avoir' },
    title: (kind: string, number: string) => `${kind} n°\u00A0${number}`,
    subtitle: (date: string) => `Du ${date}`,
    footer: (seller: string, kind: string, number: string) => `${seller} – ${kind} n°\u00A0${number}.`,
    seller: 'Vendeur',
    customer: 'Client',
    facts: 'Références',
    issuedOn: 'Date d’émission',
    dueOn: 'Date d’échéance',
    state: 'État',
    order: 'Commande',
    purchaseOrder: 'N°\u00A0de bon de commande',
    site: 'Chantier / référence',
    delivery: 'Livré à',
    pickup: 'Retiré au magasin',
    bank: (iban: string, bic: string | null) =>
      `Règlement par virement\u00A0: IBAN ${iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0')}${bic === null ? '' : `, BIC ${bic}`}.`,
    corrects: 'Facture rectifiée',
    reason: 'Motif',
    leftToPay: 'Reste à payer TTC',
    leftToUse: 'Reste à déduire TTC',
    lateness:
      'Conditions de règlement\u00A0: pas d’escompte pour paiement anticipé. En cas de retard, des pénalités sont exigibles au taux de trois fois l’intérêt légal, ainsi qu’une indemnité forfaitaire pour frais de recouvrement de 40\u00A0€ (articles L.\u00A0441-10 et D.\u00A0441-5 du code de commerce).',
  },
  rounded: '(arrondi)',
  transportFree: 'Aucun classement ADR n’est indiqué au catalogue.',
} as const;
