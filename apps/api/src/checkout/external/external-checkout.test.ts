import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { issueConnectAs } from '../../customers/representatives/connect-as.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { cardOrders } from '../testing/card-orders.ts';
import { ask, fill, shopper } from '../testing/shopper.ts';
import type { Shopper } from '../testing/shopper.ts';

const SECRET = 'secret-de-la-caisse-externe-des-essais';
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const REPRESENTATIVE = 'sophie.delmas@demo.valbrune.example';
const HELPER = 'camille.dupuis@equipe.valbrune.example';
const OTHER = 'elodie.marchand@demo.valbrune.example';
const TAPE = '82300001';

let shop: ShopApi;
let now = DEMO_DAY;
const { fillShelves } = cardOrders(() => shop);
beforeAll(async () => {
  const externalCheckout = { url: 'https://caisse.example/sync', secret: SECRET };
  shop = await shopApi({ now: () => now, externalCheckout });
  await fillShelves();
});
afterAll(() => shop.close());

const SIGN_IN = `mutation ($email: String!) {
  generateCustomerToken(email: $email, password: "Demo!2026") { token } }`;
const ENTER = 'mutation ($token: String!) { connectAs(token: $token) { token } }';
const OPEN = 'mutation ($id: String!) { openExternalCheckout(cartId: $id) { url } }';

async function filled(as?: string): Promise<Shopper> {
  const who = await shopper(shop, as === undefined ? {} : { as });
  await fill(shop, who, [{ sku: TAPE, quantity: 2 }]);
  return who;
}

async function codeOf(who: Shopper): Promise<string> {
  const opened = await ask(shop, who, OPEN, { id: who.cartId });
  const { url } = opened['openExternalCheckout'] as { url: string };
  const { origin, pathname, searchParams } = new URL(url);
  expect(`${origin}${pathname}`).toBe('https://caisse.example/sync');
  expect([...searchParams.keys()]).toEqual(['code']);
  expect(url).not.toContain(who.cartId);
  return searchParams.get('code') ?? '';
}

async function codeBy(headers: Record<string, string>, id: string): Promise<string> {
  const { data } = await shop.send(OPEN, { id }, { headers });
  const opened = data?.['openExternalCheckout'] as { url: string } | undefined;
  return new URL(opened?.url ?? 'https://caisse.example').searchParams.get('code') ?? '';
}

async function exchange(code: string, { secret = SECRET, from = '203.0.113.9' } = {}) {
  const answer = await shop.inject({
    method: 'POST',
    url: '/checkout-externe/echange',
    remoteAddress: from,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ code }),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ customer_token?: string | null; cart_id?: string }>(),
  };
}

async function isCustomer(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await shop.send('{ customer { email } }', {}, { headers });
  return data?.['customer'] != null;
}

describe('an external checkout', () => {
  it('CFG-15 is told by storeConfig', async () => {
    const { data } = await shop.send('{ storeConfig { external_checkout_enabled } }');
    expect(data).toEqual({ storeConfig: { external_checkout_enabled: true } });
  });

  it('CFG-15 gets a customer’s fresh token and cart for the code, from server to server', async () => {
    const yann = await filled(HEAD);
    const { status, customer_token: token, cart_id: cartId } = await exchange(await codeOf(yann));
    expect([status, cartId]).toEqual([200, yann.cartId]);
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await shop.send('{ customer { email } customCustomerCart { id } }', {}, { headers });
    expect(data).toEqual({ customer: { email: HEAD }, customCustomerCart: { id: yann.cartId } });
    const noted = await shop.db
      .selectFrom('audit_entry')
      .select('event')
      .where('event', '=', 'external-checkout')
      .execute();
    expect(noted).toHaveLength(1);
  });

  it('CFG-15 gets a visitor’s cart and no token', async () => {
    const guest = await filled();
    expect(await exchange(await codeOf(guest))).toEqual({
      status: 200,
      customer_token: null,
      cart_id: guest.cartId,
    });
  });

  it('F07 opened in a customer’s name, it ends with the hour of the visit', async () => {
    const yann = await filled(HEAD);
    const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
    const emails = { representative: REPRESENTATIVE, customer: HEAD };
    const link = (await issueConnectAs(shop.db, { ...place, now: () => now }, emails))?.path ?? '';
    const { data } = await shop.send(ENTER, { token: link.split('/').at(-1) });
    const entered = data?.['connectAs'] as { token: string } | undefined;
    const visit = entered?.token ?? '';
    now = new Date(DEMO_DAY.getTime() + 50 * 60_000);
    const { customer_token: token } = await exchange(
      await codeBy({ authorization: `Bearer ${visit}` }, yann.cartId),
    );
    expect(await isCustomer(token ?? '')).toBe(true);
    now = new Date(DEMO_DAY.getTime() + 61 * 60_000);
    expect([await isCustomer(visit), await isCustomer(token ?? '')]).toEqual([false, false]);
    now = DEMO_DAY;
  });

  it('opened by somebody of the staff, it ends with the session of the back office they came from', async () => {
    const yann = await filled(HEAD);
    const sessionToken = await staffSession(shop.db, HELPER, now);
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', HEAD)
      .executeTakeFirstOrThrow();
    const document = `mutation { enterAsCustomer(id: "${id}", reason: "Aide au téléphone") { path } }`;
    const entering = await shop.api.executeForStaff({ document, sessionToken });
    const link = entering.result.data?.['enterAsCustomer'] as { path: string } | undefined;
    const { data } = await shop.send(ENTER, { token: link?.path.split('/').at(-1) });
    const visit = (data?.['connectAs'] as { token: string } | undefined)?.token ?? '';
    const code = await codeBy({ authorization: `Bearer ${visit}` }, yann.cartId);
    const { customer_token: token } = await exchange(code);
    expect([await isCustomer(visit), await isCustomer(token ?? '')]).toEqual([true, true]);
    await shop.api.executeForStaff({ document: 'mutation { signOut { standing } }', sessionToken });
    expect([await isCustomer(visit), await isCustomer(token ?? '')]).toEqual([false, false]);
  });

  it('CFG-15 the token ends within the hour, however often it is used', async () => {
    const { customer_token: token } = await exchange(await codeOf(await filled(HEAD)));
    for (const minutes of [30, 59]) {
      now = new Date(DEMO_DAY.getTime() + minutes * 60_000);
      expect(await isCustomer(token ?? '')).toBe(true);
    }
    now = new Date(DEMO_DAY.getTime() + HOUR_MS);
    expect(await isCustomer(token ?? '')).toBe(false);
    now = DEMO_DAY;
  });

  it('CFG-15 the token ends with the sign-out of the device, and cannot renew itself', async () => {
    const yann = await filled(HEAD);
    const signedIn = await shop.send(SIGN_IN, { email: HEAD }, { clientAddress: yann.address });
    const tokens = signedIn.data?.['generateCustomerToken'] as { token: string } | undefined;
    const own = { authorization: `Bearer ${tokens?.token}` };
    const lent = await exchange(await codeBy(own, yann.cartId));
    now = new Date(DEMO_DAY.getTime() + 50 * 60_000);
    const lentHeaders = { authorization: `Bearer ${lent.customer_token}` };
    const again = await exchange(await codeBy(lentHeaders, yann.cartId));
    expect(again.status).toBe(200);
    now = new Date(DEMO_DAY.getTime() + HOUR_MS);
    expect(await isCustomer(again.customer_token ?? '')).toBe(false);
    now = DEMO_DAY;
    expect(await isCustomer(lent.customer_token ?? '')).toBe(true);
    await shop.send('mutation { revokeCustomerToken { result } }', {}, { headers: own });
    expect(await isCustomer(lent.customer_token ?? '')).toBe(false);
  });

  it('CFG-15 a code is good once, even when two come at once, and for a minute', async () => {
    const guest = await filled();
    const code = await codeOf(guest);
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const late = await codeOf(guest);
    now = new Date(DEMO_DAY.getTime() + 60_000);
    expect((await exchange(late)).status).toBe(400);
    now = DEMO_DAY;
    expect((await exchange(late)).status).toBe(400);
  });

  it('CFG-15 a code ends with the session it was drawn in, and with the cart', async () => {
    const yann = await filled(HEAD);
    const code = await codeOf(yann);
    await shop.db
      .deleteFrom('customer_session')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('external_checkout_code')
          .select((eb) => eb.ref('session_hash').$notNull().as('hash'))
          .where('code_hash', '=', tokenHash(code)),
      )
      .execute();
    expect((await exchange(code)).status).toBe(400);
    const guest = await filled();
    const orphan = await codeOf(guest);
    await shop.db.updateTable('cart').set({ state: 'closed' }).where('id', '=', guest.cartId).execute();
    expect((await exchange(orphan)).status).toBe(400);
  });

  it('CFG-15 B02 nobody draws a code for somebody else’s cart, an empty one or none', async () => {
    const elodie = await filled(OTHER);
    const thief = await shopper(shop);
    for (const id of [elodie.cartId, 'x'.repeat(43)])
      await expect(ask(shop, thief, OPEN, { id })).rejects.toThrow('Could not find a cart');
    await expect(ask(shop, thief, OPEN, { id: thief.cartId })).rejects.toThrow('CHECKOUT_STEP_CART');
  });

  it('CFG-15 only its own server may exchange, and whoever guesses has to wait', async () => {
    const guest = await filled();
    const code = await codeOf(guest);
    const from = '198.51.100.7';
    expect((await exchange(code, { secret: 'un-autre-secret', from })).status).toBe(401);
    expect((await exchange(code, { secret: '', from })).status).toBe(401);
    const statuses = [];
    for (let at = 0; at < 19; at += 1) statuses.push((await exchange('A'.repeat(43), { from })).status);
    expect(statuses).toEqual([...Array.from({ length: 18 }, () => 400), 429]);
    expect((await exchange(code, { from })).status).toBe(429);
    expect((await exchange(code)).status).toBe(200);
  });

  it('keeps neither codes nor tokens in the clear', async () => {
    const code = await codeOf(await filled());
    const rows = await shop.db.selectFrom('external_checkout_code').selectAll().execute();
    expect(rows.some((row) => row.code_hash.equals(tokenHash(code)))).toBe(true);
    expect(shop.logLines().join('')).not.toContain(code);
  });
});

it('CFG-15 without one, no code is drawn and nothing is exchanged', async () => {
  const plain = await shopApi({ beside: shop, now: () => now });
  const guest = await filled();
  await expect(ask(plain, guest, OPEN, { id: guest.cartId })).rejects.toThrow('NO_EXTERNAL_CHECKOUT');
  const asked = await plain.inject({ method: 'POST', url: '/checkout-externe/echange' });
  expect(asked.statusCode).toBe(404);
  await plain.close();
});
