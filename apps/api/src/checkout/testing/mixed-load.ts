// Visitors and companies who buy in two shops at once, again and again; some are refused by the bank.
import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER } from '../../payments/demo-bank/demo-bank.ts';
import { signNotice } from '../../payments/demo-bank/signed-notice.ts';
import { BANK_SECRET } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ask, fill, place, prepare, SET_EMAIL, shopper } from './shopper.ts';
import type { Shopper } from './shopper.ts';

export const STORE = 'VB006';
export const PLENTY = { sku: '10200102', atStart: 10_000, status: 'P' };
/** Fewer than are wanted, and no more to come. */
export const SCARCE = { sku: '80100201', atStart: 25, status: 'U' };
const COMPANIES = ['yann.kermarrec', 'nadia.castellan', 'hugo.perrin'].map(
  (name) => `${name}@demo.valbrune.example`,
);
const VISITORS = 6;
const ORDERS_EACH = 5;
const FAULT = 'Internal server error';
/** Of the API, or of a connection not available in time. */
const FAULTS = new RegExp(`^${FAULT}|timeout exceeded when trying to connect|^Connection terminated`);

type Shops = readonly [ShopApi, ShopApi];
type Buyer = { shops: Shops; now: Date; as?: string };

export async function mixedLoad(shops: Shops, now: Date): Promise<void> {
  await Promise.all([
    ...COMPANIES.map((as, at) => buyAgainAndAgain({ shops, now, as }, at)),
    ...Array.from({ length: VISITORS }, (_, at) => buyAgainAndAgain({ shops, now }, at)),
  ]);
}

async function buyAgainAndAgain(buyer: Buyer, nth: number): Promise<void> {
  for (let time = 0; time < ORDERS_EACH; time += 1)
    // oxlint-disable-next-line no-await-in-loop -- a buyer buys one thing after the other
    await buy(buyer, nth + time);
}

async function buy({ shops, now, as }: Buyer, nth: number): Promise<void> {
  const [shop, other] = nth % 2 === 0 ? shops : ([shops[1], shops[0]] as const);
  const who = await retryUntil(() => shopper(shop, { shopCode: STORE, ...(as === undefined ? {} : { as }) }));
  const clear = `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`;
  if (as !== undefined) await retryUntil(() => ask(shop, who, clear));
  await retryUntil(() => fill(shop, who, [{ sku: PLENTY.sku, quantity: 2 }]));
  // Sold out and used up are expected refusals here; a late buyer takes the rest.
  await fill(shop, who, [{ sku: SCARCE.sku, quantity: 1 + (nth % 3) }]).catch(() => undefined);
  await ask(shop, who, COUPON, { id: who.cartId }).catch(() => undefined);
  const ready = retryUntil(() => prepare(shop, who, { payment: as === undefined ? 'card' : 'on_account' }));
  // Sold out meanwhile: this buyer stops.
  if (!(await ready.then(() => true).catch(onlyIfSoldOut))) return;
  const email = `${randomUUID()}@exemple.fr`;
  if (as === undefined) await retryUntil(() => ask(shop, who, SET_EMAIL, { id: who.cartId, email }));
  const key = randomUUID();
  const [one, two] = await Promise.all([
    placed(shop, who, key),
    placed(other, who, key),
    ...(nth % 4 === 0 ? [fill(other, who, [{ sku: PLENTY.sku, quantity: 1 }]).catch(() => undefined)] : []),
  ]);
  const number = one ?? two;
  if (number !== null && as === undefined)
    await settle({ shops, now }, number, nth % 3 === 0 ? 'refused' : 'paid');
}

/** A busy machine may fail to answer, which says nothing of the order: one asks again under the same key. */
function placed(shop: ShopApi, who: Shopper, key: string): Promise<string | null> {
  return retryUntil(async () => {
    const { number, category } = await place(shop, who, { key });
    if (category === 'internal') throw new Error(FAULT);
    return number;
  });
}

async function retryUntil<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try waits for this one
      return await work();
    } catch (trouble) {
      if (tries > 30 || !(trouble instanceof Error) || !FAULTS.test(trouble.message)) throw trouble;
    }
  }
}

function onlyIfSoldOut(trouble: unknown): boolean {
  if (trouble instanceof Error && trouble.message.startsWith('SHIPPING_NOT_OFFERED')) return false;
  throw trouble;
}

/** Sent twice, as banks do, to both shops at once. */
async function settle({ shops, now }: Buyer, orderNumber: string, news: string): Promise<void> {
  const order = await retryUntil(() =>
    shops[0].db
      .selectFrom('orders')
      .select('total_ttc_cents')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow(),
  );
  const amountCents = Number(order.total_ttc_cents);
  const payload = JSON.stringify({ eventId: randomUUID(), orderNumber, amountCents, currency: 'EUR', news });
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signNotice(payload, BANK_SECRET, now),
  };
  const url = '/paiement/notification';
  const tell = async (shop: ShopApi) => {
    const { statusCode } = await shop.inject({ method: 'POST', url, headers, payload });
    if (statusCode !== 200) throw new Error(`${FAULT}: ${statusCode}`);
  };
  await Promise.all(shops.map((shop) => retryUntil(() => tell(shop))));
}

const COUPON = `mutation ($id: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: "FLASH5" }) { cart { id } } }`;
