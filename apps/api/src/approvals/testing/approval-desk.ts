// A sub-account that asks and a head of company that answers, through the API.
import type { ApiResult } from '../../request/api-request.ts';
import { ask, fill, shopper } from '../../checkout/testing/shopper.ts';
import type { Shopper, Wish } from '../../checkout/testing/shopper.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export const YANN = 'yann.kermarrec@demo.valbrune.example';
export const NADIA = 'nadia.castellan@demo.valbrune.example';
export const GWEN = 'gwen.lebihan@demo.valbrune.example';
export const ALI = 'ali.benali@demo.valbrune.example';

/** Two articles of the demo, of which there is plenty. */
export const PAINT = '10200102';
export const GLUE = '80100201';

const REQUEST = `{ id status waiting_for_approval customer_name comment reason
  items { uid sku quantity prices { row_total { value } } errors { reason } }
  prices { total_excluding_tax { value } } changes { name quantity_asked quantity } version
  asker { ceiling { value } } history { kind by words changes { quantity_asked quantity } } }`;

const RECORD = `{ id status comment total_quantity total_excluding_tax { value } order_number remind_from
  history { kind by words changes { quantity_asked quantity } } }`;

const APART = `{ cart_id state is_apart total_quantity request { id status } }`;

export type ShownRequest = {
  id: string;
  status: string;
  waiting_for_approval: boolean;
  customer_name: string;
  comment: string | null;
  reason: string | null;
  items: { uid: string; sku: string; quantity: number; prices: unknown }[];
  prices: { total_excluding_tax: { value: number } } | null;
  changes: { name: string; quantity_asked: number; quantity: number }[];
  version: number;
  asker: { ceiling: { value: number } } | null;
  history: ShownEvent[];
};

type ShownEvent = {
  kind: string;
  by: string | null;
  words: string | null;
  changes: { quantity_asked: number; quantity: number }[];
};

export type ShownRecord = {
  id: string;
  status: string;
  comment: string | null;
  total_quantity: number;
  total_excluding_tax: { value: number } | null;
  order_number: string | null;
  remind_from: string | null;
  history: ShownEvent[];
};

export type ShownDirect = {
  version: number;
  company_credit: { value: number } | null;
  asker: { ceiling: { value: number } } | null;
  direct_order: {
    obstacle: string | null;
    delivery_mode: string | null;
    place: string | null;
    pickup_at: string | null;
    delivery_on: string | null;
    wished: { code: string } | null;
    lost_wish: { code: string } | null;
    total_including_tax: { value: number } | null;
  } | null;
  items: {
    stock: { available: number } | null;
    prices: { unit_price_excluding_tax: { value: number } } | null;
  }[];
};

export type ShownApart = {
  cart_id: string;
  state: string;
  is_apart: boolean;
  total_quantity: number;
  request: { id: string; status: string } | null;
};

const DOCUMENTS = {
  submit: `mutation ($cartId: String!, $comment: String) {
    answer: submitCartForApproval(cartId: $cartId, comment: $comment) ${REQUEST} }`,
  withdraw: `mutation ($cartId: String!) { answer: withdrawCartFromApproval(cartId: $cartId) ${REQUEST} }`,
  list: `{ answer: getOrdersWaitingForApproval { total_count
    items { id customer_name total_quantity total_excluding_tax { value } } } }`,
  read: `query ($orderId: ID!) { answer: getOrderWaitingForApproval(orderId: $orderId) ${REQUEST} }`,
  remove: `mutation ($orderId: ID!, $itemUid: ID!, $version: Int) {
    answer: removeItemFromOrderWaitingForApproval(orderId: $orderId, itemUid: $itemUid, version: $version) ${REQUEST} }`,
  quantity: `mutation ($orderId: ID!, $itemUid: ID!, $quantity: Float, $version: Int) {
    answer: updateItemQuantityOfOrderWaitingForApproval(
      orderId: $orderId, itemUid: $itemUid, quantity: $quantity, version: $version) ${REQUEST} }`,
  approve: `mutation ($orderId: ID!, $version: Int) {
    answer: approveOrderWaitingForApproval(orderId: $orderId, version: $version) ${REQUEST} }`,
  direct: `query ($orderId: ID!) { answer: getOrderWaitingForApproval(orderId: $orderId) {
    version company_credit { value } asker { ceiling { value } }
    direct_order { obstacle delivery_mode place pickup_at delivery_on wished { code } lost_wish { code } total_including_tax { value } }
    items { stock { available } prices { unit_price_excluding_tax { value } } } } }`,
  order: `mutation ($orderId: ID!, $version: Int, $shownTotal: Float) {
    answer: approveAndPlaceOrder(orderId: $orderId, version: $version, shownTotal: $shownTotal) { order_number } }`,
  own: `{ answer: getOwnApprovalRequests ${RECORD} }`,
  readOwn: `query ($orderId: ID!) { answer: getOwnApprovalRequest(orderId: $orderId) ${REQUEST} }`,
  decisions: `{ answer: getApprovalDecisions ${RECORD} }`,
  takeBack: `mutation ($orderId: ID!) { answer: withdrawApprovalRequest(orderId: $orderId) ${RECORD} }`,
  remind: `mutation ($orderId: ID!) { answer: remindOfApprovalRequest(orderId: $orderId) ${RECORD} }`,
  change: `mutation ($orderId: ID!, $items: [ApprovalItemInput!]!, $comment: String) {
    answer: changeApprovalRequest(orderId: $orderId, items: $items, comment: $comment) ${REQUEST} }`,
  apart: `{ answer: getCartsSetApart ${APART} }`,
  setApart: `mutation ($cartId: String!) { answer: setCartApart(cartId: $cartId) ${APART} }`,
  takeUp: `mutation ($cartId: String!) { answer: takeUpCart(cartId: $cartId) ${APART} }`,
  dismiss: `mutation { answer: dismissActiveMessage }`,
  reject: `mutation ($orderId: ID!, $reason: String, $version: Int) {
    answer: rejectOrderWaitingForApproval(orderId: $orderId, reason: $reason, version: $version) ${REQUEST} }`,
  messages: `query ($customerId: ID!) { answer: getActiveMessagesByCustomerId(customerId: $customerId) {
    message_type message_level content } }`,
} as const;

export type Call = keyof typeof DOCUMENTS;

export function approvalDesk(open: () => ShopApi) {
  const send = (as: string | null, call: Call, variables: Record<string, unknown> = {}): Promise<ApiResult> =>
    open().send(DOCUMENTS[call], variables, as === null ? {} : { as });

  async function answer<Answer>(as: string, call: Call, variables: Record<string, unknown> = {}) {
    const { data, errors } = await send(as, call, variables);
    if (errors !== undefined) throw new Error(`${errors[0]?.extensions.key ?? ''} ${errors[0]?.message}`);
    return data?.['answer'] as Answer;
  }

  /** An empty cart of a sub-account whose every order must be approved. */
  async function asker(as = GWEN, rights: Record<string, unknown> = {}): Promise<Shopper> {
    await open()
      .db.updateTable('customer')
      .set({ is_validate_order: false, is_pay_outstanding: true, is_notification_order: true, ...rights })
      .where('email', '=', as)
      .execute();
    const who = await shopper(open(), { as, shopCode: 'VB006' });
    await ask(open(), who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
    return who;
  }

  async function submitted(
    wishes: readonly Wish[],
    {
      as = GWEN,
      comment,
      rights = {},
    }: { as?: string; comment?: string; rights?: Record<string, unknown> } = {},
  ): Promise<{ who: Shopper; request: ShownRequest }> {
    const who = await asker(as, rights);
    await fill(open(), who, wishes);
    const request = await answer<ShownRequest>(as, 'submit', { cartId: who.cartId, comment });
    return { who, request };
  }

  const idOf = async (email: string) =>
    (await open().db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;

  return {
    send,
    answer,
    asker,
    submitted,
    idOf,
    async messages(as = GWEN) {
      return answer<{ message_type: string; message_level: string; content: string }[]>(as, 'messages', {
        customerId: String(await idOf(as)),
      });
    },
    async cart(who: Shopper) {
      const { customCustomerCart: cart } = await ask(
        open(),
        who,
        `{ customCustomerCart { state is_orderable items { uid sku quantity prices { row_total { value } } }
          notices { code message } approval { is_needed is_needed_if_delivered waiting_for_approval order_id is_pending status approver_name ceiling { value } } } }`,
      );
      return cart as {
        state: string;
        is_orderable: boolean;
        items: {
          uid: string;
          sku: string;
          quantity: number;
          prices: { row_total: { value: number } } | null;
        }[];
        notices: { code: string; message: string }[];
        approval: {
          is_needed: boolean;
          is_needed_if_delivered: boolean;
          waiting_for_approval: boolean;
          order_id: string | null;
          is_pending: boolean;
          status: string | null;
          approver_name: string | null;
          ceiling: { value: number } | null;
        } | null;
      };
    },
    async mails(template: string) {
      const rows = await open().db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
      return rows
        .map(({ payload }) => payload as { template: string; to: string; variables: Record<string, unknown> })
        .filter((mail) => mail.template === template);
    },
  };
}

export const keyOf = (result: ApiResult) => result.errors?.[0]?.extensions.key;
export const categoryOf = (result: ApiResult) => result.errors?.[0]?.extensions.category;
