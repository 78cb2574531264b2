import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { TAPE } from '../../../testing/buyer.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../testing/visit.ts';
import { isAnybodys } from './resume-form.server.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const CATEGORY = 'facade';
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
const markOf = async (email: string): Promise<string> => {
  const row = shop.db.selectFrom('customer').select('id').where('email', '=', email);
  return String((await row.executeTakeFirstOrThrow()).id);
};
const endSessions = () => shop.db.deleteFrom('customer_session').execute();

/** What a form of the shop can write, counted; a customer's empty cart is made by looking. */
async function written(): Promise<unknown> {
  const counts = await Promise.all(
    (['cart_line', 'customer_address', 'wishlist', 'wishlist_item', 'orders', 'kept_tint'] as const).map(
      async (table) => {
        const { rows } = await shop.db.executeQuery<{ count: string }>(
          shop.db
            .selectFrom(table)
            .select((query) => query.fn.countAll<string>().as('count'))
            .compile(),
        );
        return [table, rows[0]?.count];
      },
    ),
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
const titleOf = ({ html }: Visit) =>
  [...html.matchAll(/<title[^>]*>([^<]*)/g)].map(([, title]) => title).join('|');
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
    { method: 'purchaseorder', conditions: 'on', cart: 'x', key: 'k' },
  ],
  ['a delivery', '/checkout/shipping', { mode: 'EMP' }],
  ['a favourite', '/favoris/ajout', { sku: TAPE.sku, quantity: '1' }],
  ['a tint', '/customer/my-tints', { intent: 'add', colour: 'RAL 7016' }],
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
      // 307: the browser sends the same form to the new address.
      const asked = await browser.send(String(sent.headers['location']), fields);
      expect(asked.status).toBe(401);
      expect(asked.html.includes(WARNING)).toBe(true);
      expect(titleOf(asked)).toMatch(/^Votre session a pris fin/);
      expect(asked.html).not.toContain('sera envoyé');
      const ready = await browser.send('/reprise', {
        ...hidden(mainOf(asked)),
        email: YANN,
        password: PASSWORD,
      });
      expect(ready.status).toBe(200);
      expect(titleOf(ready)).toMatch(/^Vous êtes de retour/);
      expect(mainOf(ready)).toContain('>Envoyer maintenant</button>');
      expect(mainOf(ready)).toContain(`action="${path}"`);
      expect(hidden(mainOf(ready))).toEqual({ ...fields, pour: await markOf(YANN) });
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

describe('a form shown to one and sent in the session of another', () => {
  it.each(forms)('AUT-11 %s of one account is not carried out in another’s', async (_what, path, fields) => {
    const browser = await signedIn(NADIA);
    const before = await written();
    const shown = { ...fields, pour: await markOf(YANN) };
    const sent = await browser.send(path, shown);
    expect(sent.status).toBe(307);
    const told = await browser.send(String(sent.headers['location']), shown);
    expect(told.status).toBe(409);
    expect(titleOf(told)).toMatch(/^Cette page avait été ouverte avec un autre compte/);
    expect(mainOf(told)).toContain('Rien n’a été enregistré');
    expect(mainOf(told)).toContain('Continuer en tant que Nadia');
    // The session stays; signing in as the other account sends the form.
    expect(browser.cookie('vsf-customer')).toBeDefined();
    const back = await browser.send('/reprise', {
      ...hidden(mainOf(told)),
      email: YANN,
      password: PASSWORD,
    });
    expect(mainOf(back)).toContain(`action="${path}"`);
    expect(hidden(mainOf(back))).toEqual(shown);
    expect(await written()).toEqual(before);
  });

  it.each(forms)('AUT-11 %s waits when the cookies are gone', async (_what, path, fields) => {
    const browser = openBrowser(shop);
    const before = await written();
    const shown = { ...fields, pour: await markOf(YANN) };
    const sent = await browser.send(path, shown);
    expect(sent.status).toBe(307);
    const asked = await browser.send(String(sent.headers['location']), shown);
    expect(asked.status).toBe(401);
    const ready = await browser.send('/reprise', {
      ...hidden(mainOf(asked)),
      email: YANN,
      password: PASSWORD,
    });
    expect(hidden(mainOf(ready))).toEqual(shown);
    expect(await written()).toEqual(before);
  });

  it('AUT-11 a visitor’s form is sent by whoever has signed in since, by a press only', async () => {
    const browser = await signedIn();
    await browser.send('/cart', { intent: 'clear' });
    const before = await written();
    const fields = { intent: 'add', quantity: '2', ...TAPE, pour: 'visiteur' };
    const { headers } = await browser.send('/cart', fields);
    const told = await browser.send(String(headers['location']), fields);
    expect(mainOf(told)).toContain('Envoyer ma demande en tant que Yann');
    expect(await written()).toEqual(before);
    await browser.send('/cart', hidden(mainOf(told)));
    expect((await browser.see('/cart')).html.includes(TAPE.sku)).toBe(true);
  });

  it.each([
    ['without a mark', {}, { marked: false }],
    ['with one nobody can read', { pour: 'é;"' }, {}],
    ['with an empty one', { pour: '' }, {}],
  ] as const)('AUT-11 a form %s is carried out in nobody’s name without a press', async (_how, mark, how) => {
    for (const [, path, fields] of forms) {
      const browser = await signedIn();
      const before = await written();
      const sent = await browser.send(path, { ...fields, ...mark }, how);
      expect([path, sent.status]).toEqual([path, 307]);
      const told = await browser.send(String(sent.headers['location']), { ...fields, ...mark }, how);
      expect(told.status).toBe(409);
      expect(mainOf(told)).toContain('en tant que Yann');
      expect(await written()).toEqual(before);
      expect(hidden(mainOf(told))).toEqual({ ...fields, pour: await markOf(YANN) });
    }
    const visitor = openBrowser(shop);
    await visitor.send('/cart', { intent: 'add', quantity: '2', ...TAPE, ...mark }, how);
    expect((await visitor.see('/cart')).html.includes(TAPE.sku)).toBe(true);
  });

  it('AUT-11 a password that was left empty keeps nothing back', async () => {
    const browser = openBrowser(shop);
    const profile = { intent: 'profile', firstname: 'Yannick', pour: await markOf(YANN) };
    const fields = { ...profile, currentPassword: '' };
    const { headers } = await browser.send('/customer/my-profile', fields);
    const asked = await browser.send(String(headers['location']), fields);
    const ready = await browser.send('/reprise', {
      ...hidden(mainOf(asked)),
      email: YANN,
      password: PASSWORD,
    });
    expect(hidden(mainOf(ready))).toEqual(profile);
  });

  it('AUT-11 a representative is not the customer, and a refused cart is a visitor’s own', async () => {
    const browser = await signedIn();
    const mark = `${await markOf(YANN)}-r`;
    expect((await browser.send('/cart', { intent: 'clear', pour: mark })).status).toBe(307);
    const visitor = openBrowser(shop);
    await visitor.send('/cart', { intent: 'add', quantity: '2', ...TAPE, pour: 'visiteur' });
    const cart = visitor.cookie('vsf-cart');
    expect(cart).toBeDefined();
    await visitor.send('/cart', { intent: 'clear', pour: await markOf(YANN) });
    expect(visitor.cookie('vsf-cart')).toBe(cart);
    expect((await visitor.see('/cart')).html.includes(TAPE.sku)).toBe(true);
  });

  it('AUT-11 with script and with a file it is the same', async () => {
    const browser = await signedIn(NADIA);
    const fields = { intent: 'add', quantity: '2', ...TAPE, pour: await markOf(YANN) };
    const sent = await browser.send('/cart.data', fields);
    expect(sent.status).toBe(202);
    expect(sent.html).toContain('/reprise?vers=%2Fcart&');
    const parts = Object.entries({ intent: 'add', list: '82300001;2', pour: fields.pour }).map(
      ([name, value]) => `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = `--limite\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n82300001;2\r\n`;
    const uploaded = await shop.visit('/commande-rapide', {
      method: 'POST',
      as: NADIA,
      headers: { origin: publicUrl, 'content-type': 'multipart/form-data; boundary=limite' },
      body: `${file}${parts.join('')}--limite--\r\n`,
    });
    expect(uploaded.status).toBe(307);
  });

  it.each([
    '/',
    '/catalogue',
    `/catalogue/${CATEGORY}`,
    '/cart',
    '/checkout/shipping',
    '/comparateur',
    '/commande-rapide',
    '/contactez-nous',
    '/customer/my-profile',
    '/customer/addresses-details/create',
    '/customer/addresses-details',
    '/customer/create-sub-accounts',
    '/customer/my-sub-accounts',
    '/customer/my-wishlist',
    '/customer/my-newsletter',
    '/customer/orders-to-approve',
    '/customer/my-frequent-purchases',
    '/customer/my-tints',
    '/customer/my-data',
    '/retractation',
    '/adresse-de-livraison',
  ])('AUT-11 every form of %s that writes says whom it was shown to', async (path) => {
    for (const [browser, mark] of [
      [await signedIn(), await markOf(YANN)],
      [openBrowser(shop), 'visiteur'],
    ] as const) {
      const { html } = await browser.see(path);
      const posted = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].filter(
        ([, attributes = '']) => attributes.includes('method="post"') && !isNobodys(attributes),
      );
      const marks = posted.map(([, , inside = '']) => hidden(inside)['pour']);
      expect(marks).toEqual(posted.map(() => mark));
    }
  });
});

const isNobodys = (attributes: string) => isAnybodys(/action="([^"?]*)/.exec(attributes)?.[1] ?? '');
