// Everything that can be asked of the cart's address, by the form's `intent`.
import type { RouterContextProvider } from 'react-router';
import {
  ApplyCouponDocument,
  ClearCartDocument,
  RemoveCartLineDocument,
  RemoveCouponDocument,
  UpdateCartLineDocument,
} from '../../../generated/documents.ts';
import type { CartAnswer, CartIntent } from './cart-answer.ts';
import { readArticle, readMix } from './cart-article.ts';
import { readPacks, typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { addMixToCart, addToCart } from './add-to-cart.server.ts';
import { addTester } from './add-tester.server.ts';
import type { Written } from './open-cart.server.ts';
import { takeQuantities } from './take-quantities.server.ts';
import { cartAnswerCopy } from './cart-answer-copy.ts';

type Context = Readonly<RouterContextProvider>;
type Change = (context: Context, form: FormData) => Promise<Written<CartAnswer>>;

const changes: Record<CartIntent, Change> = {
  add: async (context, form) => {
    const article = readArticle(form);
    if (typeof article === 'string') throw refusal(cartAnswerCopy.articleFaults[article]);
    const { answer: added, cookies } = await addToCart(context, article);
    return { answer: { kind: 'added', added, others: [] }, cookies };
  },
  'add-mix': async (context, form) => {
    const mix = readMix(form, typedQuantities(form));
    if (typeof mix === 'string') throw refusal(cartAnswerCopy.articleFaults[mix]);
    const { answer, cookies } = await addMixToCart(context, mix);
    return { answer: { kind: 'added', ...answer }, cookies };
  },
  tester: async (context, form) => {
    const { answer: added, cookies } = await addTester(context, form);
    return { answer: { kind: 'added', added, others: [] }, cookies };
  },
  restore: async (context, form) => {
    const { cookies } = await changes.add(context, form);
    return { answer: { kind: 'restored' }, cookies };
  },
  update: async (context, form) => {
    const quantity = readPacks(formText(form, 'quantity').trim());
    if (quantity === null) throw refusal(cartAnswerCopy.articleFaults['bad-quantity']);
    const line = { cart_item_uid: formText(form, 'uid'), quantity };
    return inKnownCart(context, { kind: 'changed' }, ({ cart_id, token_id }) =>
      context
        .get(backendContext)
        .mutate(UpdateCartLineDocument, { input: { cart_id, token_id, cart_items: [line] } }),
    );
  },
  'update-all': (context, form) =>
    inKnownCart(context, { kind: 'changed' }, (cart) => takeQuantities(context, cart, typedQuantities(form))),
  checkout: (context, form) =>
    inKnownCart(context, { kind: 'ready' }, (cart) => takeQuantities(context, cart, typedQuantities(form))),
  'ask-quotation': (context, form) =>
    inKnownCart(context, { kind: 'ready-to-ask' }, (cart) =>
      takeQuantities(context, cart, typedQuantities(form)),
    ),
  remove: async (context, form) => {
    const article = readArticle(form);
    const name = formText(form, 'name');
    const done: CartAnswer =
      typeof article === 'string' ? { kind: 'changed' } : { kind: 'removed', name, article };
    return inKnownCart(context, done, (cart) =>
      context
        .get(backendContext)
        .mutate(RemoveCartLineDocument, { input: { ...cart, cart_item_uid: formText(form, 'uid') } }),
    );
  },
  clear: (context) =>
    inKnownCart(context, { kind: 'cleared' }, ({ cart_id: uid }) =>
      context.get(backendContext).mutate(ClearCartDocument, { input: { uid } }),
    ),
  coupon: (context, form) => {
    const coupon_code = formText(form, 'coupon').trim();
    if (coupon_code === '') throw refusal(cartAnswerCopy.couponMissing);
    return inKnownCart(context, { kind: 'coupon-applied' }, ({ cart_id }) =>
      context.get(backendContext).mutate(ApplyCouponDocument, { input: { cart_id, coupon_code } }),
    );
  },
  'remove-coupon': (context) =>
    inKnownCart(context, { kind: 'coupon-removed' }, ({ cart_id }) =>
      context.get(backendContext).mutate(RemoveCouponDocument, { input: { cart_id } }),
    ),
};

export async function changeCart(context: Context, form: FormData): Promise<Written<CartAnswer>> {
  const asked = formText(form, 'intent');
  const intent = isIntent(asked) ? asked : null;
  try {
    if (intent === null) throw refusal(cartAnswerCopy.unknownChange);
    return await changes[intent](context, form);
  } catch (error) {
    if (!(error instanceof BackendRefusal)) throw error;
    const quantities = Object.fromEntries(typedQuantities(form));
    const message = intent === 'add-mix' ? cartAnswerCopy.noneOfThem(error.message) : error.message;
    const refused = { message, key: error.keys[0] ?? null, quantities, back: null };
    const typed = formText(form, intent === 'coupon' ? 'coupon' : 'quantity');
    return { answer: { kind: 'refused', intent, typed, ...refused }, cookies: [] };
  }
}

function isIntent(text: string): text is CartIntent {
  return Object.hasOwn(changes, text);
}

function refusal(message: string): BackendRefusal {
  return new BackendRefusal([{ message }]);
}

/** Lines and coupons are of the cart that is known: another one would not have them. */
async function inKnownCart(
  context: Context,
  done: CartAnswer,
  write: (cart: { cart_id: string; token_id: string | null }) => Promise<unknown>,
): Promise<Written<CartAnswer>> {
  const { cartId, shopToken } = context.get(sessionContext);
  if (cartId === null) return { answer: { kind: 'gone' }, cookies: [] };
  try {
    await write({ cart_id: cartId, token_id: shopToken });
    return { answer: done, cookies: [] };
  } catch (error) {
    const gone = error instanceof BackendRefusal && error.category === 'graphql-no-such-entity';
    if (!gone) throw error;
    return { answer: { kind: 'gone' }, cookies: [] };
  }
}
