// One mail of each kind, with names that test the pen: accents, apostrophes, markup.
import type { MailTemplate, MailVariables } from '../../outbox/mail-variables.ts';

const addressed = { civility: 'Mme', firstname: 'Anne', lastname: 'D’Écully' };
const lines = [
  { name: 'Mat velouté «\u00A0Brume\u00A0»', reference: 'P102002-10L', quantity: 3, cents: 123_456 },
  { name: 'Rouleau 180 mm', reference: 'O200110', quantity: 1, cents: null },
];
const parts = [
  {
    name: 'Mat velouté «\u00A0Brume\u00A0»',
    reference: 'P102002-10L',
    ordered: 3,
    prepared: 2,
    handedOver: 1,
  },
  { name: 'Rouleau 180 mm', reference: 'O200110', ordered: 1, prepared: 0, handedOver: 0 },
];
const at = '2026-03-02T08:05:00Z';
const orderPath = '/customer/order-history/42';

export const sampleMails: MailVariables = {
  account_confirmation: { ...addressed, confirmPath: '/sign-in?confirm=abc', hours: 24 },
  account_created: {
    ...addressed,
    company: 'Ravalements D’Écully',
    shop: 'Valbrune Rennes',
    awaitsProof: false,
  },
  subaccount_created: {
    firstname: 'Léa',
    manager: 'Anne Le Goff',
    company: 'Le Goff & Fils',
    createPasswordPath: '/customer/account/createPassword?token=abc',
    hours: 168,
  },
  password_reset: { ...addressed, resetPath: '/reset-password?token=abc', hours: 1 },
  password_changed: { ...addressed, at },
  new_device: { ...addressed, device: 'Chrome sur Windows', at },
  email_changed: { ...addressed, newEmail: 'nouvelle@chantier.example', at },
  prospect_registered: {
    company: 'Façades du Midi',
    siret: null,
    name: 'Luc Petit',
    email: 'luc@facades.example',
    telephone: null,
  },
  company_proof: {
    company: 'Peintures Kermarrec SARL',
    name: 'Maël D’Écully',
    email: 'mael@enduits.example',
    proofPath: '/preuve-entreprise?key=essai',
    days: 7,
  },
  company_proof_settled: {
    civility: 'M.',
    firstname: 'Anne',
    lastname: 'D’Écully',
    company: 'Peintures Kermarrec SARL',
    accepted: true,
  },
  account_linked: {
    company: 'Façades du Midi',
    clientCode: '0351012',
    name: 'Luc Petit',
    email: 'luc@facades.example',
    telephone: '0261910000',
  },
  order_confirmation: {
    ...addressed,
    orderNumber: 'W0000042',
    orderedAt: at,
    mode: {
      kind: 'EMP',
      shop: 'Valbrune Rennes',
      address: '1 rue des Pigments, 35000 Rennes',
      from: '2026-11-16T09:30:00.000Z',
    },
    lines,
    totals: {
      goodsCents: 123_456,
      discount: { label: 'Code CHANTIER5', cents: 1_000 },
      deliveryCents: 1_000,
      htCents: 123_456,
      vatLabel: 'TVA 20\u00A0%',
      vatCents: 24_691,
      ttcCents: 148_147,
    },
    payment: 'en compte',
    purchaseRef: 'Chantier Lices',
    orderPath,
    withdrawalPath: '/retractation',
  },
  order_status_changed: {
    ...addressed,
    orderNumber: 'W0000042',
    status: 'En préparation',
    orderPath,
    mode: 'LIV',
    lines: parts,
  },
  order_parts_moved: {
    ...addressed,
    orderNumber: 'W0000042',
    orderPath,
    mode: 'EMP',
    kind: 'PREPARED',
    status: 'Partiellement disponible',
    shop: 'Valbrune Rennes',
    moved: [{ name: 'Mat velouté «\u00A0Brume\u00A0»', reference: 'P102002-10L', quantity: 2 }],
    lines: parts,
  },
  click_collect_ready: {
    ...addressed,
    orderNumber: 'W0000042',
    shop: 'Valbrune Rennes',
    shopAddress: '1 rue des Pigments, 35000 Rennes',
    shopHours: '7 h 30 – 12 h, 13 h 30 – 18 h',
    shopPhone: '02 61 91 00 00',
    keepDays: 10,
    orderPath,
  },
  approval_requested: {
    parentFirstname: 'Anne',
    subaccountName: 'Léa Martin',
    totalHtCents: 123_456,
    lines,
    comment: 'Urgent',
    approvalPath: '/customer/orders-to-approve-detail/7',
  },
  approval_request_sent: { firstname: 'Léa', parentName: 'Anne Le Goff' },
  approval_approved: { firstname: 'Léa', parentName: 'Anne Le Goff' },
  approval_approved_with_changes: {
    firstname: 'Léa',
    parentName: 'Anne Le Goff',
    changes: ['Rouleau 180 mm\u00A0: 1 au lieu de 3'],
  },
  approval_rejected: { firstname: 'Léa', parentName: 'Anne Le Goff', reason: 'Attendre avril' },
  approval_withdrawn: { parentFirstname: 'Anne', subaccountName: 'Léa Martin', number: 'V26500001' },
  withdrawal_ack: {
    ...addressed,
    orderNumber: 'W0000042',
    declaration: 'Je me rétracte\nde ma commande.',
    at,
    returnAddress: '1 rue des Pigments, 35000 Rennes',
  },
  contact_ack: { name: 'Zoé', reason: 'Livraison sur chantier', message: 'Bonjour,\nà quelle heure ?' },
  contact_message: {
    name: 'Zoé "Z" <b>Roux</b> & Fils',
    email: 'zoe@chantier.example',
    telephone: '0612345678',
    reason: 'Livraison sur chantier',
    message: '<script>alert(1)</script>\n& merci',
  },
  newsletter_confirm: { confirmPath: '/newsletter/confirmation?jeton=abc' },
  newsletter_welcome: { unsubscribePath: '/newsletter/desinscription?jeton=abc' },
};

export const sampleNames = Object.keys(sampleMails) as MailTemplate[];
