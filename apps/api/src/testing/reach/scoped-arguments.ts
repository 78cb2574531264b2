// How every operation that goes only as far as a store or a portfolio is asked for a thing by name. Such that it is the
// thing that decides: what is asked would be sound of one's own.
import type { Things } from './foreign-things.ts';

/** A question's arguments; in an array, several ways to ask. What is answered follows after a space, or is all of it. */
type Asking = (things: Things) => string | readonly string[];

const number = ({ order }: Things) => `number: "${order}"`;
const onShort = ({ short }: Things) => `number: "${short}"`;
const onReturn = (things: Things) => `id: "${things.return}"`;
const onSent = ({ sent }: Things) => `number: "${sent}"`;
const onDraft = ({ draft, revision }: Things) => `number: "${draft}", revision: ${revision}`;
const onCustomer = ({ customer }: Things) => `id: "${customer}"`;
const onMessage = ({ message }: Things) => `id: "${message}"`;
const onStore = ({ store }: Things) => `code: "${store}"`;
const onMember = ({ member }: Things) => `id: "${member}"`;
const period = 'asked: { since: "2026-11-01", until: "2026-11-16" }';
const ofStore = ({ store }: Things) => period.replace('}', `, store: "${store}" }`);
const figures: Asking = (things) => [period, ofStore(things)];

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  .map((weekday) => `{ weekday: ${weekday}, hours: "08:00-12:00" }`)
  .join(', ');
/** Lists of what has a `count`, and of orders. */
const TODAY = [
  ' { late { rows { number } } }',
  ' { to_prepare { rows { number } } }',
  ' { in_preparation { rows { number } } }',
  ' { counts { tab count } }',
  ' { closed_days { count rows { key } } }',
  ' { stock_outs { count rows { key } } }',
  ' { withdrawals { count rows { key } } }',
  ' { messages { count rows { key } } }',
  ' { asked_quotations { count rows { key } } }',
  ' { quotations { count rows { key } } }',
  ' { answered_quotations { count rows { key } } }',
  ' { accepted_quotations { count rows { key } } }',
  ' { figures { orders ht_cents } }',
];

export const SCOPED: Readonly<Record<string, Asking>> = {
  today: () => TODAY,
  shopOrders: ({ order, store }) => [
    'tab: toutes, first: 20',
    `tab: toutes, first: 20, query: "${order}"`,
    `tab: toutes, first: 20, store: "${store}"`,
  ],
  shopOrder: number,
  ordersToPrint: ({ order }) => `numbers: ["${order}"]`,
  pickups: ({ store, order }) => ['', `store: "${store}"`, `query: "${order}"`],
  substituteArticles: (things) => `${onShort(things)}, position: 1, query: ""`,
  substitutePreview: (things) => `${onShort(things)}, position: 1, code: "80100201"`,
  startPreparation: number,
  prepareLines: (things) => `${number(things)}, lines: [{ position: 1, from: 0, to: 1 }]`,
  markReady: (things) => `${number(things)}, partly: true`,
  handOverLines: (things) => `${number(things)}, proof: { received_by: "Jeanne" }`,
  takeBackLines: (things) => `${number(things)}, lines: [{ position: 1, from: 1, to: 0 }]`,
  shipOrder: number,
  noteOrder: (things) => `${number(things)}, text: "Rappeler"`,
  giveUpAct: (things) =>
    `${number(things)}, act: prepareLines, of: "1", pressedAt: "2026-11-16T06:00:00Z", pressedBy: "1"`,
  proposeSubstitute: (things) => `${onShort(things)}, position: 1, code: "80100201"`,
  withdrawSubstitute: (things) => `${onShort(things)}, id: "${things.substitute}"`,
  recordSubstituteAnswer: (things) => `${onShort(things)}, id: "${things.substitute}", accepted: true`,
  resendOrderMail: (things) => `${number(things)}, kind: confirmation`,
  cancelShopOrder: (things) => `${number(things)}, reason: "Plus besoin"`,
  cancelLinesPreview: (things) => `${number(things)}, lines: [{ position: 1, from: 3, to: 2 }]`,
  cancelOrderLines: (things) =>
    `${number(things)}, lines: [{ position: 1, from: 3, to: 2 }], reason: "Rupture"`,
  settleCancelled: (things) => `${number(things)}, amount_cents: 100, how: "Virement"`,
  refundOrder: (things) => `${number(things)}, reason: "Geste"`,

  shopWithdrawals: ({ returned }) => [
    'state: a_rembourser, first: 20',
    `state: a_rembourser, query: "${returned}"`,
  ],
  shopReturn: onReturn,
  openReturn: ({ returned }) =>
    `number: "${returned}", lines: [{ position: 2, quantity: 1 }], reason: "Échange"`,
  acceptReturn: onReturn,
  receiveReturn: (things) =>
    `${onReturn(things)}, lines: [{ position: 1, from: 0, to: 1, condition: new, to_shelf: true }]`,
  refundReturn: (things) => `${onReturn(things)}, amount_cents: 100, reason: "Rétractation"`,
  settleReturn: (things) => `${onReturn(things)}, amount_cents: 100, how: "Espèces"`,
  refuseReturn: (things) => `${onReturn(things)}, reason: "Hors délai"`,

  shopCustomers: ({ store }) => [
    'list: personnes, first: 20',
    'list: personnes, query: "Perle"',
    'list: societes, query: "9900001"',
    `list: societes, store: "${store}"`,
  ],
  shopCustomer: onCustomer,
  shopCompany: ({ company }) => `id: "${company}"`,
  unlockCustomer: onCustomer,
  sendCustomerResetLink: onCustomer,
  enterAsCustomer: (things) => `${onCustomer(things)}, reason: "Aide au téléphone"`,

  shopQuotations: ({ sent }) => ['tab: tous, first: 20', `tab: tous, query: "${sent}"`],
  shopQuotation: onSent,
  quotationCustomers: () => 'query: "Perle"',
  quotationArticles: ({ draft }) => `number: "${draft}", query: "10200211"`,
  openQuotation: ({ customer }) => `customerId: "${customer}"`,
  addQuotationArticle: (things) => `${onDraft(things)}, sku: "10200211", quantity: 1`,
  addQuotationFreeLine: (things) => `${onDraft(things)}, label: "Nacelle", quantity: 1, unit_ht_cents: 100`,
  changeQuotation: (things) =>
    `${onDraft(things)}, validUntil: "2026-12-18", lines: [{ id: "${things.line}", quantity: 2, unit_ht_cents: 100 }]`,
  sendQuotation: onDraft,
  discardQuotation: ({ draft }) => `number: "${draft}"`,
  reviseQuotation: onSent,
  declineQuotationRequest: (things) => `${onSent(things)}, reason: "Hors gamme"`,
  putQuotationInCart: onSent,

  shopMessages: () => 'state: attente, first: 20',
  shopMessage: onMessage,
  takeMessage: onMessage,
  answerMessage: (things) => `${onMessage(things)}, text: "Demain."`,
  settleMessage: onMessage,

  shopStores: ({ store }) => ['', `search: "${store}"`],
  shopStore: onStore,
  changeStoreHours: (things) => `${onStore(things)}, read: "x", week: [${WEEK}]`,
  setStoreDay: (things) => `${onStore(things)}, on: "2026-11-20", hours: "x"`,
  tellClosedDay: (things) => `${onStore(things)}, on: "2026-11-20"`,
  clearStoreDay: (things) => `${onStore(things)}, on: "2026-11-20"`,
  changeStoreDetails: (things) => `${onStore(things)}, read: "x", details: { services: [] }`,

  team: ({ store }) => ['search: "etranger"', `store: "${store}"`],
  teamChoices: () => '',
  inviteStaff: ({ store }) =>
    `input: { email: "nouveau@equipe.example", firstname: "Zoé", lastname: "Neuf", place: { role: preparateur, stores: ["${store}"] } }`,
  resendInvitation: onMember,
  changeStaffRole: (things) =>
    `${onMember(things)}, read: "x", place: { role: responsable, stores: ["VB001"] }`,
  resetStaffFactor: onMember,
  disableStaff: onMember,
  enableStaff: onMember,

  salesReport: () =>
    ['day', 'store', 'universe', 'customer', 'person'].map(
      (by) => `by: ${by}, since: "2026-11-01", until: "2026-11-16"`,
    ),
  stockOutReport: figures,
  promiseReport: figures,
  abandonedCartsReport: figures,
  conversionReport: figures,
  approvalTimesReport: figures,
};
