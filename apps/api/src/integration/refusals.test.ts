import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { BASE_PATH } from './openapi.ts';
import { erp } from './testing/erp.ts';
import type { Erp } from './testing/erp.ts';

let shop: ShopApi;
let system: Erp;
beforeAll(async () => {
  shop = await shopApi();
  system = await erp(shop);
});
beforeEach(() => shop.db.deleteFrom('rate_counter').execute());
afterAll(() => shop.close());

describe('an address that is not there', () => {
  it.each([
    ['GET', '/nope', 404, undefined],
    ['GET', '/events/', 404, undefined],
    ['GET', '', 404, undefined],
    ['POST', '/nope/du/tout', 404, undefined],
    ['DELETE', '/orders/W26000001', 405, 'GET, HEAD'],
    ['GET', '/orders/W26000001/status', 405, 'POST'],
    ['PATCH', '/prices/10100001', 405, 'PUT'],
    ['DELETE', '/openapi.json', 405, 'GET, HEAD'],
  ] as const)('%s %s is answered %i as a problem', async (method, path, status, allow) => {
    const answer = await shop.inject({ method, url: `${BASE_PATH}${path}` });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([status, allow]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status, code: expect.any(String) });
  });
});

describe('what is wrong with a request', () => {
  const stock = { available: 3, status: 'P', delivered: true };
  it.each([
    [
      'POST',
      '/orders/W26000001/acknowledgements',
      { booked_at: 'hier' },
      '«\u00A0booked_at\u00A0» attend une date et heure avec son fuseau, par exemple 2026-11-15T08:20:00+01:00, et non «\u00A0hier\u00A0»',
    ],
    ['POST', '/orders/W26000001/acknowledgements', {}, '«\u00A0booked_at\u00A0» manque'],
    ['POST', '/orders/W26000001/acknowledgements', undefined, 'le corps manque'],
    [
      'PUT',
      '/stock/VB001/10100001',
      { ...stock, available: 1.5 },
      '«\u00A0available\u00A0» attend un nombre entier, et non 1.5',
    ],
    [
      'PUT',
      '/stock/VB001/10100001',
      { ...stock, status: 'Z' },
      '«\u00A0status\u00A0» attend «\u00A0P\u00A0», «\u00A0S\u00A0», «\u00A0V\u00A0», «\u00A0U\u00A0» ou «\u00A0O\u00A0», et non «\u00A0Z\u00A0»',
    ],
    ['PUT', '/stock/VB001/10100001', { ...stock, couleur: 1 }, '«\u00A0couleur\u00A0» est inconnu'],
    [
      'PUT',
      '/stock/VB001/10100001',
      { ...stock, delivered: 'oui' },
      '«\u00A0delivered\u00A0» attend true ou false, et non «\u00A0oui\u00A0»',
    ],
    [
      'PUT',
      '/prices/10100001',
      { pack_ht_cents: 0, unit_ht: 1 },
      '«\u00A0pack_ht_cents\u00A0» attend au moins 1, et non 0',
    ],
    [
      'GET',
      '/events?limit=beaucoup',
      undefined,
      '«\u00A0limit\u00A0» attend un nombre de 1 à 999, et non «\u00A0beaucoup\u00A0»',
    ],
    ['GET', '/events?lim=3', undefined, '«\u00A0lim\u00A0» est inconnu'],
    [
      'POST',
      '/orders/W26000001/shipments',
      { kind: 'PREPARED', lines: [] },
      '«\u00A0lines\u00A0» attend au moins 1 ligne(s), et non une liste',
    ],
  ] as const)('%s %s %j is told in French', async (method, path, body, sentence) => {
    const answer = await system.ask(method, path, body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body['detail']).toBe(`La demande n’est pas lisible\u00A0: ${sentence}.`);
    expect(JSON.stringify(answer.body)).not.toMatch(/undefined|never|\/\^|function|\[native/);
  });

  it('a packed file is refused as such', async () => {
    const headers = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
    const answer = await system.ask('POST', '/imports/stock', 'magasin;article', headers);
    expect([answer.status, answer.body['code']]).toEqual([415, 'bad_encoding']);
  });
});

it('the word before a key may be written in any letters', async () => {
  for (const word of ['bearer', 'BEARER', 'Bearer'])
    expect(
      (await system.ask('GET', '/events', undefined, { authorization: `${word} ${system.key}` })).status,
    ).toBe(200);
});

it('the audit log keeps where something was written, and not what was asked of the address', async () => {
  const stock = { available: 3, status: 'P', delivered: true };
  await system.ask('PUT', '/stock/VB001/10100001?key=nuk_par-erreur', stock);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select('details')
    .where('event', '=', 'integration-write')
    .execute();
  expect(entries).toMatchObject([{ details: { path: `${BASE_PATH}/stock/VB001/10100001` } }]);
});
