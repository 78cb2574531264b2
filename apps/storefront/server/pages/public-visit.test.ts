import { signedIn } from '@nuancier/api/testing/signed-in.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draws } from '@nuancier/domain/testing/draws.ts';
import { cookieLives } from '../../app/backend/session.server.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop, Visit } from '../../testing/visit.ts';
import { createPageCache } from './page-cache.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const cache = createPageCache({ mostBytes: 8_000_000, mostMs: 600_000, now: Date.now });
let keeping: TestShop;
let token = '';

beforeAll(async () => {
  keeping = await testShop({ cache });
  token = await signedIn(keeping.db, () => new Date()).of(YANN);
});
afterAll(() => keeping.close());

const nonceOf = ({ headers }: Visit) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'no nonce';
const shown = (page: Visit) => ({
  status: page.status,
  location: page.headers['location'],
  cookies: page.cookies,
  // The clock may go on between two visits.
  html: page.html.replaceAll(nonceOf(page), '').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
});

async function firstVisit(address: string) {
  cache.clear();
  return shown(await keeping.visit(address));
}

/** The first place where two pages differ: whole pages would say less. */
function difference(...pages: readonly [ReturnType<typeof shown>, ReturnType<typeof shown>]): string {
  const [one, other] = [JSON.stringify(pages[0]), JSON.stringify(pages[1])];
  if (one === other) return '';
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return `${one.slice(at - 60, at + 60)} | ${other.slice(at - 60, at + 60)}`;
}

/** Ways to write a cookie that some reader takes for the same one. */
const spellings = fc.constantFrom(
  (name: string, value: string) => `${name}=${value}`,
  (name: string, value: string) => `${name} =${value}`,
  (name: string, value: string) => `${name}\t= ${value}`,
  (name: string, value: string) => ` ;; ${name}=${value} ;`,
  (name: string, value: string) => `a=b;${name}=${value}`,
  (name: string, value: string) => `${name}=; ${name}=${value}`,
  (name: string, value: string) => `${name}=${value}; ${name}=`,
  (name: string, value: string) => `${name}="${value}"`,
  (name: string, value: string) => `${name.toUpperCase()}=${value}`,
  (name: string, value: string) =>
    `${name}=${[...value].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}`,
  (name: string, value: string) => `${encodeURIComponent(name).replace('-', '%2D')}=${value}`,
  (name: string, value: string) => `${name}\u00a0=${value}`,
);
const oddCookie = fc
  .tuple(
    spellings,
    fc.constantFrom(...Object.keys(cookieLives), 'connect.sid', '__proto__', 'constructor'),
    fc.constantFrom(
      'THE TOKEN',
      'THE TOKEN',
      'not-authorized',
      'accepted',
      'refused',
      'EUR',
      'default',
      '1',
      '%00',
      '__proto__',
    ),
  )
  .map(([spell, name, value]) => ({ spell, name, value }));

const oddHeader = fc.constantFrom<[string, string]>(
  ['referer', 'http://localhost:3000/customer/order-history/000000042?secret=1'],
  ['host', 'evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-for', '203.0.113.66'],
  ['x-original-url', '/customer/dashboard'],
  ['forwarded', 'host=evil.example;proto=https'],
  ['accept-language', 'de-DE,de;q=0.9'],
  ['accept', 'application/json'],
  ['accept-encoding', 'gzip'],
  ['authorization', 'Bearer THE TOKEN'],
  ['x-shop-token', 'evil'],
  ['store', 'evil'],
  ['content-currency', 'USD'],
  ['user-agent', 'Googlebot/2.1 evil.example'],
  ['user-agent', 'Mozilla/5.0 (iPhone; evil.example) Mobi'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-10'],
  ['x-react-router-data', 'yes'],
  ['purpose', 'prefetch'],
  ['origin', 'https://evil.example'],
  ['cookie2', 'vsf-customer=THE TOKEN'],
);

const addresses = fc.constantFrom(
  '/',
  '/livraison',
  '/catalogue/facade',
  '/promo',
  '/search?q=mat',
  '/produit/rien',
  '/magasins',
  '/sign-in',
  '/acces-espace-pro',
  '/cart',
  '/contactez-nous',
  '/customer/dashboard',
  '//livraison',
  '/livraison?',
  '/livraison?theme=comptoir',
  '/livraison?__proto__=1&utm_source=a',
  '/livraison?back=//evil.example',
  '/livraison/',
  '/./livraison',
  '/livraison?persistent_token=evil',
);

it('a page that is nobody’s to keep is made from the visitor’s own request, its data too', async () => {
  const referer = 'http://localhost:3000/livraison';
  const data = await keeping.visit('/acces-espace-pro.data', { headers: { referer } });
  expect(data.html).toContain('"back","/livraison"');
  const stranger = await keeping.visit('/acces-espace-pro.data');
  expect(stranger.html).not.toContain('"back","/livraison"');
});

describe('H14 what a stranger gets is what the first visitor of a fresh shop gets', () => {
  it('whatever cookies, headers and queries came before', { timeout: 240_000 }, async () => {
    const fresh = new Map<string, ReturnType<typeof shown>>();
    await fc.assert(
      fc.asyncProperty(
        addresses,
        fc.array(oddCookie, { maxLength: 3 }),
        fc.array(oddHeader, { maxLength: 4 }),
        async (address, cookies, headers) => {
          const expected = fresh.get(address) ?? (await firstVisit(address));
          fresh.set(address, expected);
          cache.clear();
          const filled = (text: string) => text.replaceAll('THE TOKEN', token);
          const cookie = cookies.map(({ spell, name, value }) => spell(name, filled(value))).join('; ');
          await keeping.visit(address, {
            headers: {
              ...Object.fromEntries(headers.map(([name, value]) => [name, filled(value)])),
              ...(cookie === '' ? {} : { cookie }),
            },
          });
          expect(difference(shown(await keeping.visit(address)), expected)).toBe('');
        },
      ),
      draws(80),
    );
  });

  it('a space in the names of the session’s cookies makes it nobody else’s page', async () => {
    const first = await keeping.visit('/', { headers: { cookie: `vsf-customer=${token}` } });
    const given = first.cookies.map((cookie) => cookie.split(';', 1)[0]?.replace('=', ' =') ?? '');
    cache.clear();
    const cookie = [`vsf-customer =${token}`, ...given].join('; ');
    const own = await keeping.visit('/', { headers: { cookie } });
    expect(own.html).toContain('Yann');
    expect(own.cookies).toEqual([]);
    expect((await keeping.visit('/')).html).not.toContain('Yann');
  });

  it('the page somebody came from stands in nobody else’s sign-in form', async () => {
    cache.clear();
    const referer = 'http://localhost:3000/produit/secret';
    expect((await keeping.visit('/sign-in', { headers: { referer } })).html).toContain('/produit/secret');
    expect((await keeping.visit('/sign-in')).html).not.toContain('/produit/secret');
  });
});

describe('a page that met trouble is its visitor’s alone', () => {
  let failing: string | null = null;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({
      cache: createPageCache({ mostBytes: 8_000_000, mostMs: 600_000, now: Date.now }),
      spoil: (transport) => async (request) => {
        const answer = await transport(request);
        if (failing === null || !request.document.startsWith('query Layout')) return answer;
        const errors = [{ message: 'incident', path: [failing] }];
        return { data: { ...(answer.data as object), [failing]: null }, errors };
      },
    });
  });
  afterAll(() => shop.close());

  it.each(['cmsBlocks', 'availableStores'])('the frame without %s is not kept', async (field) => {
    const address = `/livraison?${field}`;
    failing = field;
    const broken = await shop.visit(address);
    expect(broken.status).toBe(200);
    failing = null;
    const whole = shown(await shop.visit(address));
    expect(whole.html).not.toBe(shown(broken).html);
    expect(whole.html).toContain('class="reassurance"');
  });
});

it.each([
  'http://evil.example/livraison',
  '//evil.example/livraison',
  '/\\evil.example/livraison',
  '/.//evil.example/livraison',
])('H05 the address %s stays our own', async (address) => {
  const { html, headers } = await keeping.visit(address);
  expect(html).not.toMatch(/https?:\/\/evil\.example/);
  expect(String(headers['location'] ?? '')).not.toMatch(/^(?:[a-z]+:)?\/\//);
});
