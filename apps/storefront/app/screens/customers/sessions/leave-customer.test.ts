// How a sales representative leaves a customer's shop, by its own press or because the session has ended.
import { issueConnectAs } from '@nuancier/api/customers/representatives/connect-as.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { locationOf } from '../../../../testing/buyer.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const PASSWORD = 'Demo!2026';
const DESK = '/customer/portefeuille';
const SIGN_OUT = '/deconnexion';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
});

const idOf = async (email: string) => {
  const row = shop.db.selectFrom('customer').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
};

async function sophies(more: Record<string, string> = {}): Promise<Browser> {
  const browser = openBrowser(shop);
  await browser.send('/sign-in', { email: SOPHIE, password: PASSWORD, ...more });
  await browser.see(DESK);
  return browser;
}

async function connect(browser: Browser, customer: string): Promise<void> {
  const pressed = await browser.send(DESK, { customer: String(await idOf(customer)) });
  expect(locationOf(await browser.see(String(pressed.headers['location'])))).toBe('303 /');
  expect((await browser.see('/')).html).toContain('data-connect-as');
}

/** By the operator's command, for whichever representative. */
async function link(customer: string, representative = SOPHIE): Promise<string> {
  const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
  const emails = { representative, customer };
  return (await issueConnectAs(shop.db, { ...place, now: () => new Date() }, emails))?.path ?? '';
}

const endSessionsOf = async (email: string) =>
  shop.db
    .deleteFrom('customer_session')
    .where('customer_id', '=', await idOf(email))
    .execute();

const deskOf = (browser: Browser) => [browser.cookie('vsf-customer'), browser.cookie('nuancier-desk')];

it('F01 strangers who guess at the same address keep no representative from a customer’s shop', async () => {
  const browser = await sophies();
  const stranger = openBrowser(shop);
  for (let time = 0; time < 20; time += 1) await stranger.see(`/connect-as/inconnu${time}`);
  expect(stranger.cookie('vsf-message')).toBe('connect-as-refused');
  await stranger.see('/connect-as/encore-un');
  expect(wordsOf((await stranger.see('/')).html)).toContain(
    'Trop de tentatives. Merci de patienter quelques minutes avant de réessayer.',
  );
  await connect(browser, YANN);
});

describe('a customer’s session that has ended', () => {
  it.each([
    ['a page of the account', '/customer/order-history'],
    ['a page for everybody', '/livraison'],
  ])('REP-04 leads from %s back to the desk, and the page is not asked for again', async (_name, path) => {
    const browser = await sophies();
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    expect(locationOf(await browser.see(path))).toBe(`302 ${DESK}`);
    expect(deskOf(browser)).toEqual([own, undefined]);
    expect(browser.cookie('nuancier-asked-page')).toBeUndefined();
    const desk = await browser.see(DESK);
    expect(desk.status).toBe(200);
    expect(wordsOf(desk.html)).toContain('La connexion au compte de votre client a pris fin.');
  });

  it.each([
    ['a form that says whose it is', {}],
    ['a form that does not', { marked: false } as const],
  ])('REP-04 is left by %s for the desk', async (_name, how) => {
    const browser = await sophies();
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    expect(locationOf(await browser.send(SIGN_OUT, {}, how))).toBe(`302 ${DESK}`);
    expect(deskOf(browser)).toEqual([own, undefined]);
    expect((await browser.see(DESK)).status).toBe(200);
  });

  it('a form on its way waits, and is sent in nobody else’s name', async () => {
    const browser = await sophies();
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    const sent = await browser.send('/customer/my-profile', { intent: 'profile', firstname: 'Yves' });
    expect(locationOf(sent)).toMatch(/^307 \/reprise\?/);
    expect(deskOf(browser)).toEqual([own, undefined]);
    expect((await browser.see(DESK)).status).toBe(200);
  });

  it('what this browser chooses for itself is done, and the desk is there again', async () => {
    const browser = await sophies();
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    expect((await browser.send('/consentement', { choice: 'refused', back: '/' })).status).toBe(302);
    expect(deskOf(browser)).toEqual([own, undefined]);
  });

  it('the next link is followed from the desk', async () => {
    const browser = await sophies();
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    expect(locationOf(await browser.see(await link(NADIA)))).toBe('303 /');
    expect(wordsOf((await browser.see('/')).html)).toContain('connecté en tant que');
    expect(locationOf(await browser.send(SIGN_OUT, {}))).toBe(`302 ${DESK}`);
    expect(deskOf(browser)).toEqual([own, undefined]);
  });

  it('with the desk’s own, the sign-in leads to the desk and not into the customer’s shop', async () => {
    const browser = await sophies();
    await connect(browser, YANN);
    await endSessionsOf(YANN);
    await endSessionsOf(SOPHIE);
    expect(locationOf(await browser.see('/customer/order-history'))).toBe(`302 ${DESK}`);
    expect(locationOf(await browser.see(DESK))).toBe('302 /');
    expect(deskOf(browser)).toEqual([undefined, undefined]);
    expect(Buffer.from(browser.cookie('nuancier-asked-page') ?? '', 'base64url').toString()).toBe(DESK);
  });
});

describe('a page of a customer’s shop that is still open', () => {
  it('REP-04 ends neither the desk nor another customer’s session by its « Déconnectez-vous »', async () => {
    const browser = await sophies();
    await connect(browser, YANN);
    const pour = browser.cookie('nuancier-viewer') ?? '';
    expect(pour).toBe(`${await idOf(YANN)}-r`);
    await browser.send(SIGN_OUT, { pour });
    for (const customer of [null, NADIA]) {
      await browser.see(DESK);
      if (customer !== null) await connect(browser, customer);
      const before = deskOf(browser);
      expect(locationOf(await browser.send(SIGN_OUT, { pour }))).toBe(`302 ${DESK}`);
      expect(deskOf(browser)).toEqual(before);
      expect((await browser.see('/customer/my-profile')).status).toBe(200);
    }
  });

  it('AUT-10 anybody else is signed out by whichever page', async () => {
    const browser = openBrowser(shop);
    await browser.send('/sign-in', { email: YANN, password: PASSWORD });
    await browser.send(SIGN_OUT, { pour: `${await idOf(YANN)}-r` });
    expect(browser.cookie('vsf-customer')).toBeUndefined();
  });
});

describe('a representative’s persistent login', () => {
  it('REP-01 REP-04 F07 stays its own while it is in a customer’s shop', async () => {
    const browser = await sophies({ remember: 'on' });
    const login = browser.cookie('persistent_token');
    expect(login).toMatch(/^[\w-]{43}$/);
    const [own] = deskOf(browser);
    await connect(browser, YANN);
    expect(browser.cookie('persistent_token')).toBe(login);
    // It does not renew what was the customer's.
    await endSessionsOf(YANN);
    expect(locationOf(await browser.see('/customer/order-history'))).toBe(`302 ${DESK}`);
    expect(deskOf(browser)).toEqual([own, undefined]);
    await browser.see(DESK);
    await connect(browser, YANN);
    await browser.send(SIGN_OUT, {});
    expect(browser.cookie('persistent_token')).toBe(login);
    await endSessionsOf(SOPHIE);
    expect((await browser.see(DESK)).status).toBe(200);
    // Signing out at the desk ends it.
    await browser.send(SIGN_OUT, {});
    expect([browser.cookie('vsf-customer'), browser.cookie('persistent_token')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('brings back a desk whose session has ended in the meantime', async () => {
    const browser = await sophies({ remember: 'on' });
    await connect(browser, YANN);
    await endSessionsOf(SOPHIE);
    expect(locationOf(await browser.send(SIGN_OUT, {}))).toBe(`302 ${DESK}`);
    expect((await browser.see(DESK)).status).toBe(200);
  });
});

describe('the desk is its own representative’s only', () => {
  it('whoever signs in meanwhile does not come to it', async () => {
    const browser = await sophies({ remember: 'on' });
    await connect(browser, YANN);
    await browser.send('/reprise', { email: GWEN, password: PASSWORD });
    expect([browser.cookie('nuancier-desk'), browser.cookie('persistent_token')]).toEqual([
      undefined,
      undefined,
    ]);
    await endSessionsOf(GWEN);
    expect(locationOf(await browser.see('/customer/order-history'))).toBe('302 /');
    expect(browser.cookie('vsf-customer')).toBeUndefined();
  });

  it('a customer’s own session has none behind it, whatever the browser says', async () => {
    const [sophiesToken = ''] = deskOf(await sophies());
    const browser = openBrowser(shop);
    await browser.send('/sign-in', { email: YANN, password: PASSWORD });
    browser.keep('nuancier-desk', sophiesToken);
    await browser.see('/livraison');
    expect(browser.cookie('nuancier-desk')).toBeUndefined();
    browser.keep('nuancier-desk', sophiesToken);
    expect(locationOf(await browser.send(SIGN_OUT, {}))).toBe('302 /');
    expect(deskOf(browser)).toEqual([undefined, undefined]);
  });

  it('another representative’s link leaves nothing of it behind', async () => {
    const browser = await sophies({ remember: 'on' });
    const hugo = 'hugo.perrin@demo.valbrune.example';
    await shop.db
      .updateTable('customer')
      .set({ role: 'Commercial', company_id: null })
      .where('email', '=', hugo)
      .execute();
    await shop.db
      .insertInto('portfolio')
      .values({ representative_id: await idOf(hugo), customer_id: await idOf(YANN) })
      .execute();
    await browser.see(await link(YANN, hugo));
    expect([browser.cookie('nuancier-desk'), browser.cookie('persistent_token')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(locationOf(await browser.send(SIGN_OUT, {}))).toBe('302 /');
  });

  it('its cookie is read by no script', async () => {
    const browser = await sophies();
    const pressed = await browser.send(DESK, { customer: String(await idOf(YANN)) });
    const { cookies } = await browser.see(String(pressed.headers['location']));
    const kept = cookies.filter((cookie) => cookie.startsWith('nuancier-desk='));
    expect(kept).toEqual([
      expect.stringMatching(/^nuancier-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});
