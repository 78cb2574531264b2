import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { TAPE } from '../../testing/buyer.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop, Visit } from '../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const PASSWORD = 'Demo!2026';
const WARNING = 'data-message-key="You are not authorized, please log in."';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
});

async function signedIn(email = YANN): Promise<Browser> {
  const browser = openBrowser(shop);
  await browser.send('/sign-in', { email, password: PASSWORD });
  return browser;
}
const endSessions = () => shop.db.deleteFrom('customer_session').execute();

/** What a form of the shop can write, counted; a customer's empty cart is made by looking. */
async function written(): Promise<unknown> {
  const counts = await Promise.all(
    (['cart_line', 'customer_address', 'wishlist', 'wishlist_item', 'orders'] as const).map(async (table) => {
      const { rows } = await shop.db.executeQuery<{ count: string }>(
        shop.db
          .selectFrom(table)
          .select((query) => query.fn.countAll<string>().as('count'))
          .compile(),
      );
      return [table, rows[0]?.count];
    }),
  );
  const decided = shop.db.selectFrom('approval_request').select('status').orderBy('id');
  const named = shop.db.selectFrom('customer').select('firstname').where('email', '=', YANN);
  return [counts, await decided.execute(), await named.execute()];
}

const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&#x27;', '’').replaceAll('&amp;', '&'),
      ],
    ),
  );
const mainOf = (visit: Visit) => /<main.*<\/main>/s.exec(visit.html)?.[0] ?? '';

const forms: readonly (readonly [string, string, Record<string, string>])[] = [
  ['an article', '/cart', { intent: 'add', quantity: '2', ...TAPE }],
  ['a quantity', '/cart', { intent: 'update', uid: 'inconnu', quantity: '3' }],
  ['the whole cart', '/cart', { intent: 'clear' }],
  ['the profile', '/customer/my-profile', { intent: 'profile', firstname: 'Yannick', lastname: 'Kermarrec' }],
  ['an address', '/customer/addresses-details/create', { firstname: 'Yann', lastname: 'K', street: '1 rue' }],
  ['a decision', '/customer/orders-to-approve-detail/V26500001', { intent: 'approve' }],
  [
    'an order',
    '/checkout/payment?commander',
    { method: 'on_account', conditions: 'on', cart: 'x', key: 'k' },
  ],
  ['a delivery', '/checkout/shipping', { mode: 'EMP' }],
  ['a favourite', '/favoris/ajout', { sku: TAPE.sku, quantity: '1' }],
  ['a list of references', '/commande-rapide', { intent: 'add', list: '82300001;2' }],
  ['a sub-account', '/customer/create-sub-accounts', { firstname: 'A', lastname: 'B', email: 'a@b.fr' }],
  ['a message', '/contactez-nous', { name: 'Yann', message: 'Bonjour à tous' }],
];

describe('a session that ends in the middle of a form', () => {
  it.each(forms)(
    'AUT-11 %s is written as nobody else, and waits for its owner',
    async (_what, path, fields) => {
      const browser = await signedIn();
      const before = await written();
      await endSessions();
      const sent = await browser.send(path, fields);
      expect(sent.status).toBe(307);
      expect(await written()).toEqual(before);
      for (const gone of ['vsf-customer', 'vsf-cart', 'vsf-role'])
        expect(browser.cookie(gone)).toBeUndefined();
      // The browser sends the same form again, where it is told to.
      const asked = await browser.send(String(sent.headers['location']), fields);
      expect(asked.status).toBe(401);
      expect(asked.html.includes(WARNING)).toBe(true);
      const ready = await browser.send('/reprise', {
        ...hidden(mainOf(asked)),
        email: YANN,
        password: PASSWORD,
      });
      expect(ready.status).toBe(200);
      expect(mainOf(ready)).toContain(`action="${path}"`);
      expect(hidden(mainOf(ready))).toEqual(fields);
      expect(await written()).toEqual(before);
    },
  );

  it('AUT-11 what was typed is sent again, by the same customer, and done', async () => {
    const browser = await signedIn();
    await browser.send('/cart', { intent: 'clear' });
    await endSessions();
    const fields = { intent: 'add', quantity: '2', ...TAPE };
    const { headers } = await browser.send('/cart', fields);
    const asked = await browser.send(String(headers['location']), fields);
    const wrong = await browser.send('/reprise', {
      ...hidden(mainOf(asked)),
      email: YANN,
      password: 'Faux!1',
    });
    expect(wrong.status).toBe(422);
    const ready = await browser.send('/reprise', {
      ...hidden(mainOf(wrong)),
      email: YANN,
      password: PASSWORD,
    });
    await browser.send('/cart', hidden(mainOf(ready)));
    const { html } = await browser.see('/cart');
    expect(html.includes(TAPE.sku)).toBe(true);
  });

  it('AUT-11 nothing is sent for another account, and the person is told', async () => {
    const browser = await signedIn();
    await endSessions();
    const fields = { intent: 'add', quantity: '2', ...TAPE };
    const { headers } = await browser.send('/cart', fields);
    const asked = await browser.send(String(headers['location']), fields);
    const before = await written();
    const other = await browser.send('/reprise', {
      ...hidden(mainOf(asked)),
      email: NADIA,
      password: PASSWORD,
    });
    expect(mainOf(other)).toContain('Ce qui a été saisi avec un autre compte n’a pas été envoyé.');
    expect(mainOf(other)).not.toContain('<form');
    expect(await written()).toEqual(before);
  });

  it('AUT-11 a password is never kept: the form is begun again', async () => {
    const browser = await signedIn();
    await endSessions();
    const fields = {
      intent: 'password',
      currentPassword: PASSWORD,
      newPassword: 'Neuf!2026x',
      again: 'Neuf!2026x',
    };
    const { headers } = await browser.send('/customer/my-profile', fields);
    const asked = await browser.send(String(headers['location']), fields);
    expect(asked.html.includes(WARNING)).toBe(true);
    expect(asked.html.includes('Neuf!2026x') || asked.html.includes(PASSWORD)).toBe(false);
    const entered = await browser.send('/reprise', {
      ...hidden(mainOf(asked)),
      email: YANN,
      password: PASSWORD,
    });
    expect(mainOf(entered)).toContain('Votre demande est à saisir à nouveau.');
  });

  it.each([
    ['/sign-in', { email: YANN, password: PASSWORD }],
    ['/deconnexion', {}],
    ['/consentement', { consent: 'refused' }],
  ])('AUT-11 %s is anybody’s and is answered at once', async (path, fields) => {
    const browser = await signedIn();
    await endSessions();
    expect((await browser.send(path, fields)).status).not.toBe(307);
  });

  it('AUT-11 with script the same form is sent to the same place', async () => {
    const browser = await signedIn();
    await endSessions();
    const sent = await browser.send('/cart.data', { intent: 'add', quantity: '2', ...TAPE });
    expect(sent.status).toBe(202);
    expect(sent.html).toContain('/reprise?vers=%2Fcart&');
    expect(sent.html).toContain('307');
    const entered = await browser.send('/sign-in.data', { email: YANN, password: PASSWORD });
    expect(entered.html).not.toContain('reprise');
  });
});
