// Every write of the staff stands in the audit log: done here as the owner, or beside the test of its own; what leaves
// no entry says why.
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gestionSchemaText } from '@nuancier/contract/gestion-schema.ts';
import { isStaffOperation, RIGHTS } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { AuditEvent } from './audit/audit.ts';
import { CHANGE_EVENTS } from './audit/change-events.ts';
import { orderDesk } from './orders/gestion/testing/order-desk.ts';
import type { OrderDesk } from './orders/gestion/testing/order-desk.ts';
import { DEMO_STAFF_PASSWORD } from './staff/testing/staff-desk.ts';
import { GESTION_ADDRESSES } from './testing/gestion-addresses.ts';
import { foreignThings } from './testing/reach/foreign-things.ts';
import { SCOPED } from './testing/reach/scoped-arguments.ts';
import type { Things } from './testing/reach/foreign-things.ts';
import { staffSession } from './testing/staff-session.ts';

/** What leaves no entry, and why. */
const UNLOGGED: Partial<Record<StaffOperation, string>> = {
  holdContent: 'says who is writing just now; that somebody takes over is logged',
};

/** What is told without before and after, and why. */
const HAPPENS: Partial<Record<StaffOperation, string>> = {
  noteOrder: 'a note is added to those that are there, and none is ever changed',
  resendOrderMail: 'a mail leaves once more',
  giveUpAct: 'what was to be done is not done',
  sendCustomerResetLink: 'a link leaves',
  enterAsCustomer: 'somebody comes in',
  exportShopCustomer: 'a file leaves',
  rotateWebhookSecret: 'a secret is told to nobody, the one before neither',
  replayWebhook: 'calls are made once more',
  runShopJob: 'a task is asked for',
  endOwnSession: 'a session is over',
  signOutEverywhere: 'sessions are over',
};

type Proof = readonly [event: AuditEvent, file: string];
const PRODUCTS = 'catalogue/gestion/shelf.test.ts';
const STORES = 'stores/gestion/stores-at-the-desk.test.ts';
const CANCELLING = 'orders/gestion/cancelling/cancel-order-lines.test.ts';
const CAMPAIGNS = 'pricing/gestion/campaigns-at-the-desk.test.ts';
const COUPONS = 'cart/gestion/coupons-at-the-desk.test.ts';
const CUSTOMERS = 'customers/gestion/customers-at-the-desk.test.ts';
const LINKS = 'customers/gestion/link-requests.test.ts';
const FILES = 'integration/gestion/files-of-the-staff.test.ts';
const KEYS = 'integration/integration.test.ts';
const PICTURES = 'intake/gestion/pictures-of-the-staff.test.ts';
const SEARCH = 'search/gestion/search-desk.test.ts';
const SHELF_DAYS = 'catalogue/gestion/shelf-days.test.ts';
const OWN_KEYS = 'staff/accounts/own-keys.test.ts';
const CORRESPONDENCE = 'customers/gestion/messages-and-reviews.test.ts';

/** What needs more than a sentence to be done: the event, and the test that does it and looks for it. */
const ELSEWHERE: Partial<Record<StaffOperation, Proof>> = {
  unlinkStaffDirectory: ['staff-directory-unlinked', 'staff/directory/directory-sign-in.test.ts'],
  changeOwnPassword: ['staff-password-changed', OWN_KEYS],
  removePasskey: ['staff-factor-removed', OWN_KEYS],
  cancelOrderLines: ['order-lines-cancelled', CANCELLING],
  settleCancelled: ['order-settled', CANCELLING],
  changeStoreHours: ['store-changed', STORES],
  changeStoreDetails: ['store-changed', STORES],
  changeStaffRole: ['staff-role-changed', 'staff/team/team.test.ts'],
  restoreContentVersion: ['content-published', 'content/gestion/contents-at-the-desk.test.ts'],
  refundOrder: ['order-refund-asked', 'checkout/payment/refund-order.test.ts'],
  acceptReturn: ['return-accepted', 'orders/gestion/returns/returns-at-the-desk.test.ts'],
  tellClosedDay: ['order-promise-moved', 'orders/gestion/closed-days/closed-day.test.ts'],
  refundReturn: ['order-refund-asked', 'checkout/payment/refund-order.test.ts'],
  writeProduct: ['product-written', PRODUCTS],
  linkProduct: ['product-linked', PRODUCTS],
  dateProduct: ['product-dated', SHELF_DAYS],
  writeCategory: ['category-written', PRODUCTS],
  moveCategory: ['category-written', PRODUCTS],
  dateCategory: ['category-dated', SHELF_DAYS],
  uploadProductPictures: ['product-pictured', PICTURES],
  moveProductPicture: ['product-pictured', PICTURES],
  describeProductPicture: ['product-pictured', PICTURES],
  removeProductPicture: ['product-pictured', PICTURES],
  uploadContentPicture: ['content-pictured', PICTURES],
  scheduleCampaign: ['campaign-scheduled', CAMPAIGNS],
  stopCampaign: ['campaign-stopped', CAMPAIGNS],
  saveCoupon: ['coupon-saved', COUPONS],
  switchCoupon: ['coupon-switched', COUPONS],
  settleLinkRequest: ['company-refused', LINKS],
  unlockCustomer: ['account-unlocked', CUSTOMERS],
  eraseShopCustomer: ['erasure', CUSTOMERS],
  mergeCustomers: ['accounts-merged', 'privacy/merging/merge-customers.test.ts'],
  declineQuotationRequest: ['quotation-request-declined', 'quotations/asking/ended-requests.test.ts'],
  uploadFile: ['file-brought', FILES],
  publishFile: ['import', FILES],
  dropFile: ['file-dropped', FILES],
  takeBackImport: ['import-taken-back', FILES],
  createIntegrationKey: ['integration-key-created', KEYS],
  rotateIntegrationKey: ['integration-key-rotated', KEYS],
  revokeIntegrationKey: ['integration-key-revoked', KEYS],
  testWebhook: ['webhook-tested', 'integration/gestion/systems-of-the-staff.test.ts'],
  answerMessage: ['message-answered', CORRESPONDENCE],
  judgeShopReview: ['review-judged', CORRESPONDENCE],
  addSynonym: ['search-synonym-added', SEARCH],
  changeSynonym: ['search-synonym-changed', SEARCH],
  removeSynonym: ['search-synonym-removed', SEARCH],
  pinProducts: ['search-pinned', SEARCH],
  changeShopSettings: ['settings-changed', 'site/gestion/settings-at-the-desk.test.ts'],
};

/** As above, of what is done in tests of its own. */
const HAPPENS_ELSEWHERE: Partial<Record<StaffOperation, string>> = {
  refundOrder: 'money leaves',
  refundReturn: 'money leaves',
  settleCancelled: 'money leaves',
  testWebhook: 'a call is tried',
  publishFile: 'what a file wrote stands with its import, entry by entry',
  changeOwnPassword: 'a secret is told to nobody, the one before neither',
  eraseShopCustomer: 'what is gone is told to nobody',
  uploadFile: 'a file is brought, named by its sum; nothing is put to work',
  createIntegrationKey: 'a key is made, whose secret is told to nobody',
  rotateIntegrationKey: 'a key comes in the place of another, which is named',
  revokeIntegrationKey: 'a key is over',
};

type Answer = Record<string, unknown> & {
  id?: string | number;
  number?: string;
  revision?: number;
  row?: { id: number };
  substitutes?: { id: string }[];
};
type Before = (operation: StaffOperation) => Answer;
type Step = readonly [StaffOperation, string | ((before: Before) => string)];
const at = (number: string) => `number: "${number}"`;
const PAGE = 'kind: page, identifier: "conseils/essai"';
const FIELDS = 'fields: { title: "Essai", content: "<p>Texte</p>", is_active: true }';
const PASSWORD = `password: "${DEMO_STAFF_PASSWORD}"`;

/** One after the other, each on what those before it have left. */
function stepsOn(things: Things, own: { sent: string; cancelled: string; session: string }): Step[] {
  const scoped = (operation: StaffOperation, of = things): Step => [
    operation,
    String(SCOPED[operation]?.(of)),
  ];
  const { order, short } = things;
  const all = 'lines: [{ position: 1, from: 0, to: 3 }, { position: 2, from: 0, to: 2 }]';
  const returned = (before: Before) => `id: "${before('openReturn').id}"`;
  const written = (before: Before) => at(before('openQuotation').number ?? '');
  return [
    scoped('startPreparation'),
    ['prepareLines', `${at(order)}, ${all}`],
    scoped('noteOrder'),
    scoped('resendOrderMail'),
    scoped('giveUpAct'),
    ['markReady', at(order)],
    ['takeBackLines', `${at(order)}, lines: [{ position: 1, from: 3, to: 0 }]`],
    scoped('handOverLines'),
    ['startPreparation', at(own.sent)],
    ['prepareLines', `${at(own.sent)}, ${all}`],
    ['shipOrder', at(own.sent)],
    ['cancelShopOrder', `${at(own.cancelled)}, reason: "Plus besoin"`],
    scoped('withdrawSubstitute'),
    ['proposeSubstitute', `${at(short)}, position: 1, code: "80100201"`],
    [
      'recordSubstituteAnswer',
      (before) => {
        const { substitutes } = before('proposeSubstitute');
        return `${at(short)}, id: "${substitutes?.at(-1)?.id}", accepted: true`;
      },
    ],
    scoped('refuseReturn'),
    ['openReturn', `${at(order)}, lines: [{ position: 2, quantity: 1 }], reason: "Échange"`],
    [
      'receiveReturn',
      (before) =>
        `${returned(before)}, lines: [{ position: 2, from: 0, to: 1, condition: new, to_shelf: false }]`,
    ],
    ['settleReturn', (before) => `${returned(before)}, amount_cents: 100, how: "Espèces"`],
    scoped('sendCustomerResetLink'),
    scoped('enterAsCustomer'),
    ['exportShopCustomer', `id: "${things.customer}"`],
    scoped('takeMessage'),
    scoped('settleMessage'),
    scoped('openQuotation'),
    ['addQuotationArticle', (before) => `${written(before)}, revision: 1, sku: "10200211", quantity: 4`],
    scoped('addQuotationFreeLine'),
    [
      'changeQuotation',
      (before) =>
        `${at(things.draft)}, revision: ${before('addQuotationFreeLine').revision}, validUntil: "2026-12-18", lines: []`,
    ],
    ['sendQuotation', (before) => `${at(things.draft)}, revision: ${before('changeQuotation').revision}`],
    scoped('reviseQuotation'),
    ['putQuotationInCart', at(things.draft)],
    ['discardQuotation', written],
    scoped('setStoreDay'),
    scoped('clearStoreDay'),
    scoped('inviteStaff'),
    ['resendInvitation', (before) => `id: "${before('inviteStaff').id}"`],
    scoped('resetStaffFactor'),
    scoped('disableStaff'),
    scoped('enableStaff'),
    [
      'saveCampaign',
      `input: { name: "Essai", kind: PROMOTION, from: "2026-12-01", to: "2026-12-15", percent: 1000, categories: [], brands: [], range_statuses: [], references: ["10200102"] }`,
    ],
    [
      'discardCampaign',
      (before) => `id: ${before('saveCampaign').row?.id}, revision: ${before('saveCampaign').revision}`,
    ],
    ['saveContentDraft', `${PAGE}, ${FIELDS}`],
    ['publishContent', PAGE],
    ['saveContentDraft', `${PAGE}, ${FIELDS}`],
    ['discardContentDraft', PAGE],
    ['publishContent', `${PAGE}, ${FIELDS}, from: "2027-01-01T08:00:00Z"`],
    ['cancelContentPublication', `${PAGE}, version: 2`],
    ['createWebhook', `name: "Essai", url: "https://1.1.1.1/", ${PASSWORD}`],
    ['rotateWebhookSecret', (before) => `id: ${before('createWebhook').id}, ${PASSWORD}`],
    ['switchWebhook', (before) => `id: ${before('createWebhook').id}, on: false`],
    ['replayWebhook', (before) => `id: ${before('createWebhook').id}`],
    ['runShopJob', 'name: "imports"'],
    ['endOwnSession', `id: "${own.session}"`],
    ['signOutEverywhere', ''],
  ];
}

const schema = buildSchema(gestionSchemaText);
const mutations = schema.getMutationType()?.getFields() ?? {};
const writes = Object.keys(RIGHTS)
  .filter(isStaffOperation)
  .filter((operation) => operation in mutations || GESTION_ADDRESSES[operation]?.method === 'POST');

let desk: OrderDesk;
let token: string;
let steps: Step[];
beforeAll(async () => {
  desk = await orderDesk();
  const things = await foreignThings(desk);
  // Money that no bank holds: it is given back at the till.
  await desk.db
    .updateTable('orders')
    .set({ payment_method: 'bank_transfer', payment_state: 'paid' })
    .where('number', '=', things.order)
    .execute();
  token = await desk.tokenFor('proprietaire');
  await staffSession(desk.db, 'claire.valbrune@equipe.valbrune.example', desk.now());
  const result = (await desk.as('proprietaire', '{ ownSessions { id is_current } }')).data;
  const sessions = result?.['ownSessions'] as { id: string; is_current: boolean }[];
  const other = sessions.find((one) => !one.is_current);
  steps = stepsOn(things, {
    sent: await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-17' }),
    cancelled: await desk.placed(),
    session: other?.id ?? '',
  });
});
afterAll(() => desk.close());

describe('every write of the staff', () => {
  it('leaves an entry with who did it, and what stood before and stands after, or says why nothing was changed', async () => {
    const answers = new Map<StaffOperation, Answer>();
    const silent: string[] = [];
    const onlyTold = new Set<string>();
    for (const [operation, given] of steps) {
      const args = typeof given === 'string' ? given : given((name) => answers.get(name) ?? {});
      const before = await entries();
      const { answer, refusal } = await ask(operation, args);
      answers.set(operation, answer);
      const added = (await desk.audit()).slice(before);
      if (!added.some(({ staff_id: who }) => who !== null)) silent.push(`${operation}: ${refusal}`);
      if (!added.some(({ details }) => tellsChange(details))) onlyTold.add(operation);
    }
    expect(silent).toEqual([]);
    expect([...onlyTold].toSorted()).toEqual(Object.keys(HAPPENS).toSorted());
  });

  it('is done above or in a test that looks for its event, and is a change or says why it is none', () => {
    const done = new Set<string>(steps.map(([operation]) => operation));
    const listed = [...done, ...Object.keys(ELSEWHERE), ...Object.keys(UNLOGGED)];
    expect(listed.toSorted()).toEqual(writes.toSorted());
    const unproven = Object.entries(ELSEWHERE).filter(
      ([, [event, file]]) => !readFileSync(new URL(file, import.meta.url), 'utf8').includes(`'${event}'`),
    );
    expect(unproven).toEqual([]);
    // An entry of one of these does not compile without what stood before and stands after.
    const changes: readonly AuditEvent[] = CHANGE_EVENTS;
    const onlyTold = Object.entries(ELSEWHERE).filter(([, [event]]) => !changes.includes(event));
    expect(onlyTold.map(([operation]) => operation).toSorted()).toEqual(
      Object.keys(HAPPENS_ELSEWHERE).toSorted(),
    );
  });
});

async function entries(): Promise<number> {
  return (await desk.audit()).length;
}

async function ask(operation: StaffOperation, args: string) {
  const document = `mutation { done: ${operation}${args === '' ? '' : `(${args})`} ${selectionOf(operation)} }`;
  const { result } = await desk.api.executeForStaff({ document, sessionToken: token });
  return { answer: (result.data?.['done'] ?? {}) as Answer, refusal: result.errors?.[0]?.message };
}

/** Of the thing, or of each of its lines; a state goes from one to another. */
function tellsChange(details: unknown): boolean {
  const { before, after, from, to, lines } = details as Partial<
    Record<'before' | 'after' | 'from' | 'to' | 'lines', unknown>
  >;
  if (before !== undefined && after !== undefined) return true;
  if (from !== undefined && to !== undefined) return from !== to;
  return (
    Array.isArray(lines) && lines.length > 0 && lines.every((line) => line.from !== line.to && 'from' in line)
  );
}

/** What the next steps ask for. */
const ASKED = ['id', 'number', 'revision', 'row', 'substitutes'];

function selectionOf(operation: StaffOperation): string {
  const type = getNamedType(mutations[operation]?.type);
  if (!isObjectType(type)) return '';
  const fields = ASKED.filter((name) => name in type.getFields()).map((name) =>
    name === 'substitutes' || name === 'row' ? `${name} { id }` : name,
  );
  return `{ __typename ${fields.join(' ')} }`;
}
