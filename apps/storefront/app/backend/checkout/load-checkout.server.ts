// The cart on its way to an order. Whoever asks for a step too early is led to the first one that is not complete.
import { CHECKOUT_STEPS, firstIncompleteStep, stepToOpen } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CustomerCheckoutDocument, GuestCheckoutDocument } from '../../../generated/documents.ts';
import { checkoutCart } from '../../features/checkout/checkout-cart.ts';
import type { CheckoutCart } from '../../features/checkout/checkout-cart.ts';
import { checkoutFacts } from '../../features/checkout/checkout-facts.ts';
import { paths } from '../../paths.ts';
import { orMissing } from '../not-found.server.ts';
import { backendContext, sessionContext, viewerContext } from '../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export type StepView = { step: CheckoutStep; cart: CheckoutCart; open: readonly CheckoutStep[] };

/** The cart for a step that may be opened; any other way is thrown. */
export async function loadStep(context: Context, asked: CheckoutStep): Promise<StepView> {
  const cart = await orderableCart(context);
  const facts = checkoutFacts(cart, isSignedIn(context));
  const step = stepToOpen(asked, facts);
  if (step !== asked) throw redirect(stepPath(step));
  const open = CHECKOUT_STEPS.filter((candidate) => stepToOpen(candidate, facts) === candidate);
  return { step, cart, open };
}

/** Where « Passer commande » leads. */
export async function firstStep(context: Context): Promise<string> {
  const facts = checkoutFacts(await orderableCart(context), isSignedIn(context));
  return stepPath(firstIncompleteStep(facts) ?? 'payment');
}

export function stepPath(step: CheckoutStep | 'cart'): string {
  return step === 'cart' ? paths.cart() : paths[`checkout-${step}`]();
}

export function isSignedIn(context: Context): boolean {
  return context.get(viewerContext).kind === 'signed-in';
}

/** What stands in the way of an order is told by the cart's own page. */
async function orderableCart(context: Context): Promise<CheckoutCart> {
  const cart = await findCart(context);
  if (!cart?.is_orderable) throw redirect(paths.cart());
  return checkoutCart(cart);
}

async function findCart(context: Context) {
  const { shopToken: token, cartId, customerToken } = context.get(sessionContext);
  const backend = context.get(backendContext);
  if (customerToken !== null)
    return (await backend.query(CustomerCheckoutDocument, { token })).customCustomerCart;
  if (cartId === null) return null;
  return (await orMissing(backend.query(GuestCheckoutDocument, { id: cartId, token })))?.customCart ?? null;
}
