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

/** Set by a proxy of ours. */
export const SERVED_BY = 'x-served-by';

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

export type Shop = {
  url: string;
  secret: string;
  onAnswer?: (answered: Answered) => void;
  /** How another bank than the demo's tells its news. */
  letterOf?: (news: News) => Letter;
};

/** `status`: 0 without an answer. `by`: the process behind a proxy that names it. */
export type Answered = {
  what: string;
  status: number;
  ms: number;
  saysWhen: boolean;
  by?: string | undefined;
  trouble?: string | undefined;
};

export type News = { eventId: string; orderNumber: string; amountCents: number; news: 'paid' | 'refused' };
/** What the bank posts: its body, signed. */
export type Letter = { body: string; headers: Record<string, string> };

/** null: the shop was killed while the cart was filled, and the buyer begins again with another. */
export async function buy(shop: Shop, { sku, coupon }: Stretch): Promise<Bought | null> {
  const headers: Record<string, string> = { 'x-forwarded-for': address() };
  const ask = (query: string, variables: object = {}) => post(shop, { query, variables }, headers);
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
    return post(shop, request, keyed);
  });
  bought.refusal = refusalOf(answer);
  if (bought.refusal !== null) return bought;
  const number = textOf(answer, 'placeOrder', 'order', 'order_number');
  bought.numbers.add(number);
  // An impatient second click, under the same key.
  const again = await untilAnswered(() => post(shop, request, keyed));
  bought.numbers.add(refusalOf(again) ?? textOf(again, 'placeOrder', 'order', 'order_number'));
  // Every fifth card is refused: the order is cancelled, and its stock is released.
  const news = Math.random() < 0.2 ? 'refused' : 'paid';
  const letterOf = shop.letterOf ?? demoLetters(shop.secret);
  const told = { orderNumber: number, amountCents: cents, news } as const;
  const eventId = randomUUID();
  const tellNews = () => tell(shop, letterOf({ ...told, eventId }));
  await untilAnswered(tellNews);
  // Banks may notify twice.
  await untilAnswered(tellNews);
  bought.news = news;
  return bought;
}

/** Signed when it is posted: the shop believes no old one. */
function demoLetters(secret: string): (news: News) => Letter {
  return (news) => {
    const body = JSON.stringify({ ...news, currency: 'EUR' });
    return { body, headers: { [SIGNATURE_HEADER]: signNotice(body, secret, new Date()) } };
  };
}

async function tell(shop: Shop, { body, headers }: Letter): Promise<void> {
  const response = await reach(shop, '/paiement/notification', body, headers);
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

async function post(shop: Shop, body: object, headers: Record<string, string>): Promise<unknown> {
  const response = await reach(shop, '/graphql', JSON.stringify(body), headers);
  if (response.status >= 500) throw new Broken(`${response.status}`);
  const answer: unknown = JSON.parse(response.text);
  // An internal error was answered: the buyer tries again.
  if (at(answer, 'errors', '0', 'extensions', 'category') === 'internal') throw new Broken(response.text);
  return answer;
}

async function reach(shop: Shop, path: string, body: string, headers: Record<string, string>) {
  const asked = performance.now();
  const what = path === '/graphql' ? `${path} ${fieldIn(body)}` : path;
  const tell = (told: Pick<Answered, 'status' | 'saysWhen' | 'by' | 'trouble'>) =>
    shop.onAnswer?.({ what, ms: performance.now() - asked, ...told });
  try {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    tell(toldBy(response, text));
    return { status: response.status, text };
  } catch (cause) {
    tell({ status: 0, saysWhen: true, trouble: reasonOf(cause) });
    throw new Broken('no answer', { cause });
  }
}

/** The first field of an operation, which is its name here. */
export function fieldIn(body: string): string {
  return /\{\s*(?:\\n\s*)?(\w+)/.exec(body.replace('{"query"', ''))?.[1] ?? '';
}

/** What is worth telling of an answer, a failed one above all. */
export function toldBy(
  { status, headers }: Response,
  text: string,
): Pick<Answered, 'status' | 'saysWhen' | 'by' | 'trouble'> {
  const trouble = status >= 500 ? text.replaceAll(/\s+/g, ' ').slice(0, 200) : undefined;
  const saysWhen = status !== 503 || headers.has('retry-after');
  return { status, saysWhen, by: headers.get(SERVED_BY) ?? undefined, trouble };
}

/** `fetch` hides the true reason in the causes of its error. */
export function reasonOf(trouble: unknown): string {
  if (!(trouble instanceof Error)) return String(trouble);
  const code = 'code' in trouble ? ` ${String(trouble.code)}` : '';
  return `${trouble.message}${code}${trouble.cause === undefined ? '' : ` < ${reasonOf(trouble.cause)}`}`;
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
