// A buyer over HTTP while the shop is being killed; records what the shop has confirmed.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SIGNATURE_HEADER } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { signNotice } from '@nuancier/api/payments/demo-bank/signed-notice.ts';
import * as documents from '../../bench/guest-documents.ts';
import { PLENTY, STORE } from './goods.ts';
import type { Stretch } from './goods.ts';

const { ADDRESS, APPLY, CHOOSE, CREATE, FILL, OPEN, PLACE } = documents;
const { SET_BILLING, SET_EMAIL, SET_METHOD, SET_PAYMENT, SET_SHIPPING } = documents;

const AGAIN_MS = 250;
const PATIENCE_MS = 90_000;

export type Bought = {
  cartId: string;
  /** Every number that was answered, by any of the tries. */
  numbers: Set<string>;
  refusal: string | null;
  tries: number;
  /** what the bank has notified to the shop; null when nothing was ordered */
  news: 'paid' | 'refused' | null;
};

export type Shop = { url: string; secret: string };

/** null: the shop was killed while the cart was filled, and the buyer begins again with another. */
export async function buy(shop: Shop, { sku, coupon }: Stretch): Promise<Bought | null> {
  const headers: Record<string, string> = { 'x-forwarded-for': address() };
  const ask = (query: string, variables: object = {}) => post(shop.url, { query, variables }, headers);
  try {
    const opened = await ask(OPEN);
    headers['x-shop-token'] = textOf(opened, 'getCurrentShop', 'token_id');
    const chosen = await ask(CHOOSE, { shop: STORE, token: headers['x-shop-token'] });
    headers['x-shop-token'] = textOf(chosen, 'setCurrentShop', 'token_id');
    const cartId = textOf(await ask(CREATE), 'customCreateEmptyCart');
    await ask(FILL, { id: cartId, sku: PLENTY, quantity: 2 });
    // Sold-out articles and used-up coupons are refused here already; late buyers take what is left.
    await ask(FILL, { id: cartId, sku, quantity: 1 });
    await ask(APPLY, { id: cartId, code: coupon });
    await ask(SET_EMAIL, { id: cartId, email: `${randomUUID()}@exemple.fr` });
    await ask(SET_SHIPPING, { id: cartId, address: ADDRESS });
    await ask(SET_BILLING, { id: cartId });
    // Some come for it, some have it brought.
    await ask(SET_METHOD, { id: cartId, mode: Math.random() < 0.5 ? 'LIV' : 'EMP' });
    const ready = await ask(SET_PAYMENT, { id: cartId });
    const total = Number(textOf(ready, 'setPaymentMethodOnCart', 'cart', 'prices', 'grand_total', 'value'));
    return await order(shop, { cartId, headers, cents: Math.round(total * 100) });
  } catch (trouble) {
    if (trouble instanceof Broken) return null;
    throw trouble;
  }
}

type Ready = { cartId: string; headers: Record<string, string>; cents: number };

async function order(shop: Shop, { cartId, headers, cents }: Ready): Promise<Bought> {
  const bought: Bought = { cartId, numbers: new Set(), refusal: null, tries: 0, news: null };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const request = { query: PLACE, variables: { id: cartId } };
  const answer = await untilAnswered(() => {
    bought.tries += 1;
    return post(shop.url, request, keyed);
  });
  bought.refusal = refusalOf(answer);
  if (bought.refusal !== null) return bought;
  const number = textOf(answer, 'placeOrder', 'order', 'order_number');
  bought.numbers.add(number);
  // An impatient second click, under the same key.
  const again = await untilAnswered(() => post(shop.url, request, keyed));
  bought.numbers.add(refusalOf(again) ?? textOf(again, 'placeOrder', 'order', 'order_number'));
  // Every fifth card is refused: the order is cancelled, and its stock is released.
  const news = Math.random() < 0.2 ? 'refused' : 'paid';
  const body = notice(number, cents, news);
  await untilAnswered(() => tell(shop, body));
  // Banks may notify twice.
  await untilAnswered(() => tell(shop, body));
  bought.news = news;
  return bought;
}

function notice(orderNumber: string, amountCents: number, news: 'paid' | 'refused'): string {
  return JSON.stringify({
    eventId: randomUUID(),
    orderNumber,
    amountCents,
    currency: 'EUR',
    news,
  });
}

async function tell(shop: Shop, body: string): Promise<void> {
  const response = await reach(`${shop.url}/paiement/notification`, body, {
    [SIGNATURE_HEADER]: signNotice(body, shop.secret, new Date()),
  });
  if (response.status !== 200) throw new Broken(`the notice got ${response.status}`);
}

/** No answer, or an answer that the shop cannot answer now. */
class Broken extends Error {}

async function untilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (trouble) {
      if (!(trouble instanceof Broken) || performance.now() > end) throw trouble;
      await wait(AGAIN_MS);
    }
  }
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<unknown> {
  const response = await reach(`${url}/graphql`, JSON.stringify(body), headers);
  if (response.status >= 500) throw new Broken(`${response.status}`);
  const answer: unknown = JSON.parse(response.text);
  // An internal error was answered: the buyer tries again.
  if (at(answer, 'errors', '0', 'extensions', 'category') === 'internal') throw new Broken(response.text);
  return answer;
}

async function reach(url: string, body: string, headers: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new Broken('no answer', { cause });
  }
}

function refusalOf(answer: unknown): string | null {
  const extensions = at(answer, 'errors', '0', 'extensions');
  const said = at(extensions, 'key') ?? at(extensions, 'category');
  return typeof said === 'string' ? said : null;
}

function textOf(answer: unknown, ...path: string[]): string {
  const value = at(answer, 'data', ...path);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`No ${path.join('.')} in ${JSON.stringify(answer)}`);
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null
        ? Object.entries(inside).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );
}

function address(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;
}
