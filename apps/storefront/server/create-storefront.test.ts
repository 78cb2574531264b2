import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../testing/visit.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { TestShop } from '../testing/visit.ts';

let shop: TestShop;
let production: TestShop;
beforeAll(async () => {
  shop = await testShop();
  production = await testShop({ production: true });
});
afterAll(() => Promise.all([shop.close(), production.close()]));

const somePaths = [
  '/',
  '/livraison',
  '/rien-ici',
  '/catalogue/facade',
  '/graphql',
  '/assets/rien.js',
  '/healthz',
];

describe('headers', () => {
  it.each(somePaths)('H04 %s carries the security headers', async (path) => {
    const { headers } = await production.visit(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('H04 the nonce of the page is new each time and stands on every script', async () => {
    const pages = await Promise.all([shop.visit('/'), shop.visit('/')]);
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { html }] of pages.entries()) {
      // What search engines read is data: it never runs and needs no leave to.
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
        .map(([, attributes]) => attributes)
        .filter((attributes) => !attributes?.includes('application/ld+json'));
      expect(scripts.length).toBeGreaterThan(0);
      for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonces[index]}"`);
    }
  });

  it('no HSTS in the demo, which runs on plain http', async () => {
    expect((await shop.visit('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('H12 CFG-12 the first page sets the configuration cookies, safe from scripts', async () => {
    const { cookies } = await production.visit('/');
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'vsf-store',
      'vsf-locale',
      'vsf-currency',
      'vsf-country',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax; .*Secure/);
    const again = await production.visit('/', {
      headers: { cookie: 'vsf-store=default; vsf-locale=fr; vsf-currency=EUR; vsf-country=FR' },
    });
    expect(again.cookies).toEqual([]);
  });

  it("H10 a cookie that holds no name at all, vsf-store=' OR 1=1--, counts as absent", async () => {
    const page = await shop.visit('/livraison', { headers: { cookie: "vsf-store=' OR 1=1--" } });
    expect(page.status).toBe(200);
  });

  it.each(['vsf-store=ancienne-boutique', 'vsf-currency=USD'])(
    'H10 a cookie that names no site or currency of ours, %s, is forgotten and the page comes again',
    async (cookie) => {
      const first = await shop.visit('/livraison?utm_source=a', { headers: { cookie } });
      expect(first.status).toBe(302);
      expect(first.headers['location']).toBe('/livraison?utm_source=a');
      expect(first.cookies).toEqual([
        'vsf-store=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
        'vsf-currency=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      ]);
    },
  );

  it('H08 headers by which frameworks talk to themselves change nothing', async () => {
    const { status, html } = await shop.visit('/', {
      headers: {
        'x-middleware-subrequest': 'a',
        'x-react-router-data': 'yes',
        'x-forwarded-host': 'evil.example',
        rsc: '1',
      },
    });
    expect(status).toBe(200);
    expect(html).not.toContain('evil.example');
  });
});

describe('pages kept in memory', () => {
  const counted = async () => {
    const calls = { count: 0 };
    const cache = createPageCache({ mostBytes: 1_000_000, mostMs: 60_000, now: Date.now });
    const kept = await testShop({
      cache,
      spoil: (transport) => (request) => {
        calls.count += 1;
        return transport(request);
      },
    });
    return { kept, cache, calls };
  };

  it('a public page asks the API once; each answer has its own nonce, plain or compressed', async () => {
    const { kept, cache, calls } = await counted();
    const first = await kept.visit('/livraison');
    const asked = calls.count;
    const second = await kept.visit('/livraison');
    const zipped = await kept.visit('/livraison', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(calls.count).toBe(asked);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const nonce = (page: typeof first) =>
      /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
    expect(second.html.replaceAll(nonce(second), nonce(first))).toBe(first.html);
    expect(nonce(second)).not.toBe(nonce(first));
    cache.clear();
    await kept.visit('/livraison');
    expect(calls.count).toBeGreaterThan(asked);
    await kept.close();
  });

  it.each([
    'vsf-customer=a',
    'persistent_token=a',
    'vsf-cart=a',
    'shop_token_id=a',
    'vsf-message=not-authorized',
  ])('H14 the page of a visitor with %s is neither kept nor taken from what is kept', async (cookie) => {
    const { kept, calls } = await counted();
    await kept.visit('/livraison');
    const asked = calls.count;
    const own = await kept.visit('/livraison', { headers: { cookie } });
    expect(calls.count).toBeGreaterThan(asked);
    expect(own.headers['cache-control']).toBe('private, no-store');
    await kept.close();
  });

  it('a text changed by its editors shows on the kept page as soon as it is announced', async () => {
    const { kept } = await counted();
    expect((await kept.visit('/livraison')).html).not.toContain('Nous livrons aussi le samedi');
    await kept.db
      .updateTable('content_page')
      .set({ content: '<h1>Livraison</h1><p>Nous livrons aussi le samedi.</p>' })
      .where('identifier', '=', 'livraison')
      .execute();
    await expect
      .poll(async () => (await kept.visit('/livraison')).html.includes('Nous livrons aussi le samedi'))
      .toBe(true);
    await kept.close();
  });

  it('what is not found is not kept, and the theme and the choice of cookies are told apart', async () => {
    const { kept, calls } = await counted();
    const missing = await Promise.all([kept.visit('/rien'), kept.visit('/rien')]);
    expect(missing.map(({ status }) => status)).toEqual([404, 404]);
    expect((await kept.visit('/livraison')).html).toContain('Tout refuser');
    const refused = await kept.visit('/livraison', { headers: { cookie: 'nuancier-consent=refused' } });
    expect(refused.html).not.toContain('Tout refuser');
    expect((await kept.visit('/livraison?theme=comptoir')).html).toContain('data-theme="comptoir"');
    expect((await kept.visit('/livraison')).html).toContain('data-theme="valbrune"');
    expect(calls.count).toBeGreaterThan(0);
    await kept.close();
  });
});

describe('THM-01 a theme asked for outside production', () => {
  const chosen = (cookies: readonly string[]) =>
    cookies.find((cookie) => cookie.startsWith('nuancier-theme='))?.split(';')[0];

  it('stays chosen, over a redirect too, and is nobody else’s', async () => {
    const cache = createPageCache({ mostBytes: 1_000_000, mostMs: 60_000, now: Date.now });
    const kept = await testShop({ cache });
    await kept.visit('/livraison');
    const turned = await kept.visit('/customer/dashboard?theme=comptoir');
    expect(turned.status).toBe(302);
    const cookie = chosen(turned.cookies) ?? '';
    expect(cookie).toBe('nuancier-theme=comptoir');
    for (const path of ['/', '/livraison', '/cart'])
      expect((await kept.visit(path, { headers: { cookie } })).html).toContain('data-theme="comptoir"');
    for (const path of ['/', '/livraison', '/cart'])
      expect((await kept.visit(path)).html).toContain('data-theme="valbrune"');
    const back = await kept.visit('/livraison?theme=valbrune', { headers: { cookie } });
    expect(back.html).toContain('data-theme="valbrune"');
    expect(chosen(back.cookies)).toBe('nuancier-theme=valbrune');
    await kept.close();
  });

  it('is a theme that there is, and means nothing in production', async () => {
    expect(chosen((await shop.visit('/livraison?theme=evil')).cookies)).toBeUndefined();
    const asked = await production.visit('/livraison?theme=comptoir');
    expect(chosen(asked.cookies)).toBeUndefined();
    const carried = await production.visit('/livraison', { headers: { cookie: 'nuancier-theme=comptoir' } });
    for (const { html } of [asked, carried]) expect(html).toContain('data-theme="valbrune"');
  });
});

describe('preferences', () => {
  const prefer = (body: string) =>
    shop.visit('/preferences', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body,
    });

  it('CFG-10 STO-09 a site or currency that is offered is kept, and the page one was on comes again', async () => {
    const answer = await prefer('currency=EUR&back=/livraison');
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/livraison');
    expect(answer.cookies).toEqual([
      `vsf-currency=EUR; Path=/; HttpOnly; SameSite=Lax; Max-Age=${365 * 86_400}`,
    ]);
  });

  it.each(['currency=USD', 'store=evil', 'currency=', ''])(
    'what is not offered, %j, changes nothing',
    async (body) => {
      const answer = await prefer(body);
      expect(answer.status).toBe(302);
      expect(answer.cookies).toEqual([]);
    },
  );
});

describe('writing requests', () => {
  const choose = (headers: Record<string, string>) =>
    shop.visit('/consentement', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'choice=accepted&back=/livraison',
    });

  it('M02 a choice of cookies is one form, kept for six months, and leads back', async () => {
    const answer = await choose({ origin: publicUrl });
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/livraison');
    expect(answer.cookies).toEqual([
      `nuancier-consent=accepted; Path=/; HttpOnly; SameSite=Lax; Max-Age=${182 * 86_400}`,
    ]);
  });

  it('A24 a form of a page that sends no Referer is our own', async () => {
    expect((await choose({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(302);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ])(
    'H06 a form of another site is refused in French and does nothing: %j',
    async (headers: Record<string, string>) => {
      const answer = await choose(headers);
      expect(answer.status).toBe(403);
      expect(answer.html).toContain('ne vient pas d’une page de la boutique');
      expect(answer.cookies).toEqual([]);
    },
  );

  it.each(['127.0.0.1:3000', '[::1]:3000'])(
    'the demo asked for at %s leads to the address it is known by, where its forms work',
    async (host) => {
      const asked = await shop.visit('/livraison?x=1', { headers: { host } });
      expect([asked.status, asked.headers['location']]).toEqual([307, `${publicUrl}/livraison?x=1`]);
      expect((await shop.visit('/healthz', { headers: { host } })).status).toBe(200);
      expect((await choose({ host, origin: `http://${host}` })).status).toBe(403);
      expect((await choose({ host: 'localhost:3000', origin: publicUrl })).status).toBe(302);
      expect((await production.visit('/livraison', { headers: { host } })).status).toBe(200);
    },
  );

  it('H05 a form cannot send its visitor to another host', async () => {
    const answer = await shop.visit('/consentement', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: 'choice=refused&back=//evil.example',
    });
    expect(answer.headers['location']).toBe('/');
  });

  it('an unknown choice is refused', async () => {
    const answer = await shop.visit('/consentement', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: 'choice=peut-etre',
    });
    expect(answer.status).toBe(400);
    expect(answer.cookies.filter((cookie) => cookie.startsWith('nuancier-consent'))).toEqual([]);
  });
});

describe('trouble', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/assets/../server/index.js',
    '/assets/%2e%2e/server/index.js',
    '/assets/entry.client.js.map',
  ])('H11 %s is not served', async (path) => {
    expect((await shop.visit(path)).status).toBe(404);
  });

  it('a malformed address is refused in French', async () => {
    const answer = await shop.visit('/catalogue/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.html).toBe('La demande n’a pas été comprise.\n');
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
    'H01 %s in the address is escaped',
    async (attack) => {
      const { html } = await shop.visit(
        `/${encodeURIComponent(attack)}?utm_source=${encodeURIComponent(attack)}`,
      );
      expect(html).not.toContain(attack);
    },
  );

  it('NTF-03 NTF-06 a fault of the API shows the error page with status 500 and the words of the technical incident', async () => {
    const broken = await testShop({
      transport: async () => ({ errors: [{ message: 'boom', extensions: { category: 'graphql-fault' } }] }),
    });
    const page = await broken.visit('/');
    await broken.close();
    expect(page.status).toBe(500);
    expect(page.html).toContain('data-message-key="An error occurred"');
    expect(page.html).toContain('Un incident technique est survenu. Merci de réessayer plus tard');
    expect(page.html).not.toContain('boom');
  });

  it('NTF-04 when even the error page fails, the page of last resort says so and leads home', async () => {
    const broken = await testShop({
      pages: async () => {
        throw new Error('the pages are gone');
      },
    });
    const page = await broken.visit('/');
    await broken.close();
    expect(page.status).toBe(500);
    expect(page.html).toContain('data-message-key="An error occurred while showing the error page"');
    expect(page.html).toContain('<a href="/">');
    expect(page.html).not.toContain('the pages are gone');
  });

  it('CFG-11 without stores and currencies the selectors are hidden and nothing else breaks', async () => {
    const partly = await testShop({
      spoil: (transport) => async (request) => {
        const { data, errors = [] } = await transport(request);
        if (!request.document.startsWith('query Layout')) return { data, errors };
        const failed = ['availableStores', 'currency'].map((field) => ({
          message: 'incident',
          path: [field],
        }));
        return {
          data: { ...(data as object), availableStores: null, currency: null },
          errors: [...errors, ...failed],
        };
      },
    });
    const page = await partly.visit('/');
    await partly.close();
    expect(page.status).toBe(200);
    expect(page.html).toContain('id="recherche"');
    expect(page.html).not.toContain('<select');
  });
});

it('what is no page, a notice of the bank say, is told to come back when its connection is lost under it', async () => {
  const cut = await testShop({
    wings: [
      async (app) => {
        app.get('/perdue', () => Promise.reject(new Error('Connection terminated unexpectedly')));
        app.get('/faute', () => Promise.reject(new Error('une faute')));
      },
    ],
  });
  const lost = await cut.visit('/perdue');
  expect([lost.status, lost.headers['retry-after']]).toEqual([503, '10']);
  const fault = await cut.visit('/faute');
  expect([fault.status, fault.headers['retry-after']]).toEqual([500, undefined]);
  await cut.close();
});
