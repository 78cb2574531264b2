// One mail of each kind, with names that test the pen: accents, apostrophes, markup.
import type { MailTemplate, MailVariables } from '../../outbox/mail-variables.ts';

const addressed = { civility: 'Mme', lastname: 'D’Écully' };
const lines = [
  { name: 'Mat velouté «\u00A0Brume\u00A0»', reference: 'P102002-10L', quantity: 3, cents: 123_456 },
  { name: 'Rouleau 180 mm', reference: 'O200110', quantity: 1, cents: null },
];
const at = '2026-03-02T08:05:00Z';
const orderPath = '/customer/order-history/42';

export const sampleMails: MailVariables = {
  account_confirmation: { ...addressed, confirmPath: '/sign-in?confirm=abc', hours: 24 },
  account_created: { ...addressed, company: 'Ravalements D’Écully', shop: 'Valbrune Rennes' },
  subaccount_created: {
    firstname: 'Léa',
    manager: 'Anne Le Goff',
    company: 'Le Goff & Fils',
    createPasswordPath: '/customer/account/createPassword?token=abc',
    hours: 168,
  },
  password_reset: { ...addressed, resetPath: '/reset-password?token=abc', hours: 1 },
  password_changed: { ...addressed, at },
  email_changed: { ...addressed, newEmail: 'nouvelle@chantier.example', at },
  prospect_registered: {
    company: 'Façades du Midi',
    siret: null,
    name: 'Luc Petit',
    email: 'luc@facades.example',
    telephone: null,
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
    mode: { kind: 'EMP', shop: 'Valbrune Rennes' },
    lines,
    totals: { htCents: 123_456, vatCents: 24_691, ttcCents: 148_147 },
    payment: 'en compte',
    purchaseRef: 'Chantier Lices',
    orderPath,
    withdrawalPath: '/retractation',
  },
  order_status_changed: { ...addressed, orderNumber: 'W0000042', status: 'En préparation', orderPath },
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
  order_partially_ready: {
    ...addressed,
    orderNumber: 'W0000042',
    shop: 'Valbrune Rennes',
    readyLines: lines.slice(0, 1),
    waitingLines: lines.slice(1),
    orderPath,
  },
  order_shipped: {
    ...addressed,
    orderNumber: 'W0000042',
    carrier: 'Transports Morel',
    deliveryDate: '2026-03-05',
    address: '3 place des Lices, 35000 Rennes',
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
  quotation_available: {
    ...addressed,
    quoteNumber: 'D0007',
    label: 'Ravalement',
    totalHtCents: 987_600,
    validUntil: '2026-04-01',
    seller: 'Luc Petit',
    sellerPhone: '02 61 91 00 00',
    quotePath: '/customer/my-quotations/7',
  },
  quotation_expiring: {
    ...addressed,
    quoteNumber: 'D0007',
    validUntil: '2026-04-01',
    days: 5,
    quotePath: '/customer/my-quotations/7',
  },
  invoice_available: {
    ...addressed,
    invoiceNumber: 'F2026-118',
    totalTtcCents: 148_147,
    dueDate: '2026-04-30',
    invoicePath: '/customer/my-invoices-and-credit-notes',
  },
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
