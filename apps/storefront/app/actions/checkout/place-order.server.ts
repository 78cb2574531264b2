// The last step: the method is set, the order placed once, and the buyer sent on.
import { methodOfCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  AcceptConditionsAtCheckoutDocument,
  OrdersElsewhereDocument,
  PlaceOrderDocument,
  SetPaymentMethodDocument,
  SetShippingMethodDocument,
} from '../../../generated/documents.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { TO_BANK } from './placing.ts';
import { paths } from '../../addresses/paths.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { dropCookie } from '../../backend/session.server.ts';
import { lastOrderCookie } from './last-order.server.ts';
import { isSignedIn, stepPath } from './load-checkout.server.ts';
import { checkoutAnswerCopy } from './checkout-answer-copy.ts';

type Context = Readonly<RouterContextProvider>;
type Asked = {
  cartId: string;
  method: string;
  purchaseOrder: string;
  reference: string;
  key: string;
  shown: number | null;
  /** The buyer has seen that its wish is lost: the earliest date is ordered instead. */
  withoutWish: string;
};

const LONGEST_REFERENCE = 50;

export async function placeOrder(context: Context, form: FormData) {
  const { storeConfig } = await context.get(backendContext).query(OrdersElsewhereDocument, {});
  if (storeConfig?.external_checkout_enabled === true) return redirect(paths.checkout());
  const method = formText(form, 'method');
  const purchaseOrder = formText(form, 'purchaseOrder').trim();
  const reference = formText(form, 'reference').trim();
  const accepted = form.has('conditions');
  const values = { method, purchaseOrder, reference, ...(accepted ? { conditions: 'on' } : {}) };
  const faults = {
    ...(methodOfCode(method) ? {} : { method: checkoutAnswerCopy.chooseMethod }),
    ...(purchaseOrder.length > LONGEST_REFERENCE
      ? { purchaseOrder: checkoutAnswerCopy.purchaseOrderTooLong }
      : {}),
    ...(reference.length > LONGEST_REFERENCE ? { reference: checkoutAnswerCopy.referenceTooLong } : {}),
    ...(accepted ? {} : { conditions: checkoutAnswerCopy.conditionsMissing }),
  };
  if (hasFaults(faults)) return notPlaced({ values, faults, refusal: null });
  const shown = Number(formText(form, 'shown') || 'NaN');
  const asked: Asked = {
    cartId: formText(form, 'cart'),
    method,
    purchaseOrder,
    reference,
    key: formText(form, 'key'),
    shown: Number.isFinite(shown) ? shown : null,
    withoutWish: formText(form, 'without-wish'),
  };
  const answer = await orRefusal(place(context, asked, formText(form, 'version')));
  if (!('refusal' in answer)) return sendOn(context, answer.done);
  const { refusal } = answer;
  const step = incompleteSteps[refusal.key ?? ''];
  if (step !== undefined) return redirect(stepPath(step));
  return notPlaced({ values, faults, refusal });
}

const incompleteSteps: Readonly<Record<string, 'cart' | 'user-account' | 'shipping' | 'billing'>> = {
  CHECKOUT_STEP_CART: 'cart',
  CHECKOUT_STEP_USER_ACCOUNT: 'user-account',
  CHECKOUT_STEP_SHIPPING: 'shipping',
  CHECKOUT_STEP_BILLING: 'billing',
};

async function place(context: Context, asked: Asked, version: string) {
  const backend = context.get(backendContext);
  if (isSignedIn(context) && version !== '')
    await backend.mutate(AcceptConditionsAtCheckoutDocument, { version });
  const payment_method = {
    code: asked.method,
    purchase_order_number: asked.purchaseOrder || null,
    purchase_ref: asked.reference || null,
  };
  try {
    if (asked.withoutWish !== '') {
      const method = { carrier_code: asked.withoutWish, method_code: asked.withoutWish };
      await backend.mutate(SetShippingMethodDocument, {
        input: { cart_id: asked.cartId, shipping_methods: [method] },
      });
    }
    await backend.mutate(SetPaymentMethodDocument, { input: { cart_id: asked.cartId, payment_method } });
  } catch (error) {
    // Sent twice: the first order has closed the cart, and the key brings its answer again.
    if (!(error instanceof BackendRefusal && error.category === 'graphql-no-such-entity')) throw error;
  }
  const { shopToken: token_id } = context.get(sessionContext);
  const input = { cart_id: asked.cartId, token_id, shown_total: asked.shown };
  const options = asked.key === '' ? {} : { idempotencyKey: asked.key };
  return (await backend.mutate(PlaceOrderDocument, { input }, options)).customPlaceOrder.order;
}

type Placed = Awaited<ReturnType<typeof place>>;

/** The cart is kept for a card until the bank has answered: after a refusal it opens again. */
function sendOn(context: Context, order: Placed) {
  if (order === null) throw new Error('The commerce API placed an order without telling its number');
  const { order_number: number, signature, card_payment: page } = order;
  const headers = new Headers([['set-cookie', lastOrderCookie(context, { number, signature })]]);
  // The way to the bank has an address of its own: reloaded or gone back to, it orders nothing again.
  if (page !== null)
    return redirect(`${paths['thankcb-you'](number, signature)}&${TO_BANK}`, { status: 303, headers });
  const { secureCookies: secure } = context.get(pageContext);
  headers.append('set-cookie', dropCookie('vsf-cart', { secure }));
  return redirect(paths['thank-you'](number, signature), { status: 303, headers });
}

function notPlaced(answer: PaymentAnswer) {
  return data<PaymentAnswer>(answer, { status: 422 });
}
