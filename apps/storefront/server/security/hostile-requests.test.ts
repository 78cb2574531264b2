import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawnOf } from '@nuancier/domain/testing/draws.ts';
import { routeTable } from '../../app/addresses/route-table.ts';
import type { RouteRow } from '../../app/addresses/route-table.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop, VisitOptions } from '../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const hostile = {
  'a null byte': '%00',
  'a null byte within': 'facade%00x',
  'control characters': '%01%0a%0d%7f',
  'no UTF-8': '%ff%fe',
  'half an escape': '%e0%a4%a',
  'a very long text': 'a'.repeat(5000),
  'a name of every object': '__proto__',
  'another one': 'constructor',
  'a number too large': '99999999999999999999',
  'a negative number': '-1',
  'half a character': '%ed%a0%80',
  'letters from afar': encodeURIComponent('𝕱açade-‮قرمز-🎨'),
  quotes: encodeURIComponent(`'";--<x>`),
  'ways up': '..%2f..%2fetc%2fpasswd',
  'another host': '%2f%2fevil.example',
  'a format': '%25s%25n',
  'a suffix': 'facade.html',
} as const;
const values = Object.entries(hostile);

const rows = routeTable.map((row) => [row.path, row] as const);
const withParameter = rows.filter(([path]) => /[:*]/.test(path));
const rowNumber = (row: RouteRow) => routeTable.findIndex(({ name }) => name === row.name);
const filled = ({ path }: RouteRow, value: string) => path.replace(/:\w+\??/, value).replace(/\*$/, value);
const plain = ({ path }: RouteRow) =>
  path.replace('/:slug?', '').replace(/:\w+/, '1').replace('/*', '/facade');

/** As a customer who may open the page. */
function asOneOfIts({ guard }: RouteRow): { as?: string } {
  return guard === undefined || guard === 'is-guest' ? {} : { as: YANN };
}

type Ask = { name: string; path: string; options: VisitOptions };

/** The requests that cause a fault, sent one after the other. */
async function faultsAmong(
  asks: readonly Ask[],
  isFault = (status: number) => status >= 500,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path, options } of asks) {
    const { status } = await shop.visit(path, options);
    if (isFault(status)) faults.push(`${path.slice(0, 60)} ${name}: ${status}`);
  }
  return faults;
}

/** The names that are read while an action runs. */
async function namesRead(
  target: URLSearchParams | FormData,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const names = new Set<string>();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = target[method] as (name: string) => unknown;
    vi.spyOn(target, method).mockImplementation(function spied(this: unknown, name: string) {
      names.add(name);
      return original.call(this, name) as never;
    });
  }
  await work();
  vi.restoreAllMocks();
  names.delete('persistent_token');
  return [...names];
}

describe('addresses', () => {
  it.each(withParameter)('%s with a hostile part leads nowhere, and nothing breaks', async (_path, row) => {
    const asksWith = (some: typeof values) =>
      some.map(([name, value]) => ({ name, path: filled(row, value), options: asOneOfIts(row) }));
    expect(await faultsAmong(asksWith(drawnOf(values, rowNumber(row))))).toEqual([]);
    const nothing = asksWith(values.filter(([name]) => name.startsWith('a null')));
    expect(await faultsAmong(nothing, (status) => status === 200)).toEqual([]);
    const told = await Promise.all(nothing.map(({ path, options }) => shop.visit(path, options)));
    expect(told.filter(({ html }) => html.includes('Une erreur est survenue'))).toEqual([]);
  });

  it('no query parameter that any page reads breaks it', { timeout: 300_000 }, async () => {
    const walk = rows.map(([, row]) => ({ name: 'plain', path: plain(row), options: asOneOfIts(row) }));
    const names = await namesRead(URLSearchParams.prototype, () => faultsAmong(walk));
    expect(names.length).toBeGreaterThan(20);
    const some = values.filter(([name]) => /null|long|object|number|afar|UTF/.test(name));
    const asks = some.flatMap(([name, value]) => {
      const query = names.map((key) => `${encodeURIComponent(key)}=${value.slice(0, 300)}`).join('&');
      const pages = drawnOf(
        walk,
        some.findIndex(([one]) => one === name),
      );
      return pages.map(({ path, options }) => ({ name, path: `${path}?${query}`, options }));
    });
    expect(await faultsAmong(asks)).toEqual([]);
  });
});

const own = { origin: publicUrl };
const FORM = 'application/x-www-form-urlencoded';
const bodies: readonly (readonly [string, VisitOptions, readonly number[]])[] = [
  ['no kind', { body: 'a=1' }, [415]],
  ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"a":1}' }, [415]],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'a=1' }, [415]],
  [
    'a form in pieces without a boundary',
    { headers: { 'content-type': 'multipart/form-data' }, body: 'a' },
    [400],
  ],
  [
    'half a form in pieces',
    {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form',
    },
    [400],
  ],
  ['too much', { headers: { 'content-type': FORM }, body: `a=${'b'.repeat(5_000_000)}` }, [413]],
];
const readsForms = [
  '/cart',
  '/contactez-nous',
  '/sign-in',
  '/consentement',
  '/magasins/choix',
  '/commande-rapide',
];

describe('bodies', () => {
  const send = (path: string, { headers, ...options }: VisitOptions) =>
    shop.visit(path, { method: 'POST', ...options, headers: { ...own, ...headers } });

  it.each(bodies)('G06 of %s are refused in French', async (_name, options, expected) => {
    for (const path of readsForms) {
      const { status, html } = await send(path, options);
      expect([path, expected.includes(status)]).toEqual([path, true]);
      expect([path, html.includes('Rien n’a été enregistré')]).toEqual([path, !path.endsWith('choix')]);
    }
  });

  const toEveryPage = (name: string, { headers, ...options }: VisitOptions): Ask[] =>
    rows
      .filter(([path]) => path !== '/deconnexion')
      .map(([, row]) => ({
        name,
        path: plain(row),
        options: { method: 'POST', ...options, ...asOneOfIts(row), headers: { ...own, ...headers } },
      }));

  it('of any kind break no page of the table', { timeout: 120_000 }, async () => {
    const asks = bodies.flatMap(([name, options], at) => drawnOf(toEveryPage(name, options), at));
    expect(await faultsAmong(asks)).toEqual([]);
  });

  it('no field that any form reads breaks it', { timeout: 120_000 }, async () => {
    const form = (body: string) => ({ headers: { 'content-type': FORM }, body });
    const names = await namesRead(FormData.prototype, () => faultsAmong(toEveryPage('plain', form('a=1'))));
    expect(names.length).toBeGreaterThan(40);
    const some = values.filter(([name]) => /null|object|long/.test(name));
    const asks = some.flatMap(([name, value], at) =>
      drawnOf(toEveryPage(name, form(names.map((key) => `${key}=${value.slice(0, 500)}`).join('&'))), at),
    );
    expect(await faultsAmong(asks)).toEqual([]);
  });

  it('G06 of an untold length are counted as they come', async () => {
    const body = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(16_384, 'a')));
    const { status, html } = await send('/cart', { headers: { 'content-type': FORM }, body });
    expect(status).toBe(413);
    expect(html).toContain('Envoi trop volumineux');
  });

  it('a list of references may be larger than other forms', async () => {
    const list = `list=${'a'.repeat(300_000)}`;
    const headers = { 'content-type': FORM };
    expect((await send('/commande-rapide', { headers, body: list })).status).toBe(422);
    expect((await send('/cart', { headers, body: list })).status).toBe(413);
  });
});

describe('methods', () => {
  it.each(['PUT', 'PATCH', 'DELETE'] as const)('%s is known to no page', async (method) => {
    for (const path of ['/', '/cart', '/livraison', '/rien-ici', '/magasins/choix']) {
      const { status, headers, html } = await shop.visit(path, { method, headers: own });
      expect([path, status, headers['allow']]).toEqual([path, 405, 'GET, HEAD, POST, OPTIONS']);
      expect(html).toContain('Rien n’a été enregistré');
    }
  });

  it('a form sent to a page that takes none is told so, with what the page knows', async () => {
    const { status, headers, html } = await shop.visit('/livraison', {
      method: 'POST',
      headers: { ...own, 'content-type': FORM },
      body: 'a=1',
    });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(html).toContain('Action impossible');
    expect(html).toContain('id="recherche"');
  });

  it('what a page knows can be asked', async () => {
    const { status, headers } = await shop.visit('/cart', { method: 'OPTIONS' });
    expect([status, headers['allow']]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });
});
