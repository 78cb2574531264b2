// The cart in the checkout. A step opened too early redirects to the first incomplete one.
import { CHECKOUT_STEPS, firstIncompleteStep, stepToOpen } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  CustomerCheckoutDocument,
  GuestCheckoutDocument,
  OpenExternalCheckoutDocument,
} from '../../../generated/documents.ts';
import { checkoutCart } from './checkout-cart.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { paths } from '../../addresses/paths.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import { backendContext, sessionContext, viewerContext } from '../../backend/request-context.server.ts';
import { lastOrderPath } from './last-order.server.ts';

type Context = Readonly<RouterContextProvider>;

export type StepView = { step: CheckoutStep; cart: CheckoutCart; open: readonly CheckoutStep[] };

/** The cart for a step that may be opened; any other way is thrown. */
export async function loadStep(context: Context, asked: CheckoutStep): Promise<StepView> {
  const { cart, isElsewhere } = await orderableCart(context, asked === 'shipping');
  if (isElsewhere) throw redirect(paths.checkout());
  const facts = checkoutFacts(cart, isSignedIn(context));
  const step = stepToOpen(asked, facts);
  if (step !== asked) throw redirect(stepPath(step));
  const open = CHECKOUT_STEPS.filter((candidate) => stepToOpen(candidate, facts) === candidate);
  return { step, cart, open };
}

/** Where « Passer commande » leads: the first step that is not complete, or another site that takes orders. */
export async function openCheckout(context: Context): Promise<Response> {
  const { cart, isElsewhere } = await orderableCart(context);
  if (isElsewhere) return toExternalCheckout(context, cart.id);
  const facts = checkoutFacts(cart, isSignedIn(context));
  return redirect(stepPath(firstIncompleteStep(facts) ?? 'payment'));
}

/** The address holds a code for one minute; token and cart go from server to server. */
async function toExternalCheckout(context: Context, cartId: string): Promise<Response> {
  const { openExternalCheckout: opened } = await context
    .get(backendContext)
    .mutate(OpenExternalCheckoutDocument, { cartId });
  return redirect(opened.url, 303);
}

export function stepPath(step: CheckoutStep | 'cart'): string {
  return step === 'cart' ? paths.cart() : paths[`checkout-${step}`]();
}

export function isSignedIn(context: Context): boolean {
  return context.get(viewerContext).kind === 'signed-in';
}

/** Obstacles are shown on the cart's own page; an order just placed, on its own. */
async function orderableCart(
  context: Context,
  wishes = false,
): Promise<{ cart: CheckoutCart; isElsewhere: boolean }> {
  const found = await findCart(context, wishes);
  if (found?.cart?.is_orderable) return { cart: checkoutCart(found.cart), isElsewhere: found.isElsewhere };
  const isEmpty = !found?.cart || checkoutCart(found.cart).lines.length === 0;
  throw redirect((isEmpty ? lastOrderPath(context) : null) ?? paths.cart());
}

/** Whatever is in it, as long as there is something. */
export async function filledCart(context: Context): Promise<CheckoutCart> {
  const found = await findCart(context);
  const filled = found?.cart && checkoutCart(found.cart);
  if (!filled || filled.lines.length === 0) throw redirect(paths.cart());
  return filled;
}

// Whether orders are taken elsewhere is asked again, and for certain, when one is placed.
const besides = { mayFail: ['storeConfig'] } as const;

/** `wishes`: with the days and slots to choose from. */
async function findCart(context: Context, wishes = false) {
  const { shopToken: token, cartId, customerToken } = context.get(sessionContext);
  const backend = context.get(backendContext);
  if (customerToken !== null) {
    const { customCustomerCart: cart, storeConfig } = await backend.query(
      CustomerCheckoutDocument,
      { token, wishes },
      besides,
    );
    return { cart, isElsewhere: storeConfig?.external_checkout_enabled === true };
  }
  if (cartId === null) return null;
  const found = await orMissing(backend.query(GuestCheckoutDocument, { id: cartId, token, wishes }, besides));
  return (
    found && { cart: found.customCart, isElsewhere: found.storeConfig?.external_checkout_enabled === true }
  );
}
