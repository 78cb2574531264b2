import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PAINT } from '../checkout/testing/card-orders.ts';
import { fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { createKey, revokeKey, rotateKey } from './keys/integration-keys.ts';
import { BASE_PATH } from './openapi.ts';
import { routes } from './routes/routes.ts';
import { ask, erp, staff } from './testing/erp.ts';
import type { Answered, Erp } from './testing/erp.ts';
import { stockEverywhere } from '../testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';

let shop: ShopApi;
let system: Erp;
let now = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
    livraison_pro: true,
  });
  system = await erp(shop);
});
beforeEach(() => shop.db.deleteFrom('rate_counter').execute());
afterAll(() => shop.close());

async function ordered(payment = 'on_account', as: string | undefined = YANN): Promise<string> {
  const who = await shopper(shop, { shopCode: 'VB006', ...(as === undefined ? {} : { as }) });
  if (as !== undefined)
    await shop.send(`mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`, {}, { as });
  await fill(shop, who, [{ sku: PAINT, quantity: 3 }]);
  await prepare(shop, who, { payment, ref: 'Chantier Lices' });
  const { number, result } = await place(shop, who);
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}

/** Whatever is published of a path holds for every answer of it. */
function asPublished(path: string, method: string, { status, body }: Answered): Record<string, unknown> {
  expect(status).toBe(200);
  const route = routes.find((one) => one.path === path && one.method === method);
  if (route === undefined) throw new Error(`No ${method} ${path}`);
  v.parse(route.answer, body);
  return body;
}

type Told = { type: string; subject: string; data: Record<string, unknown> };

describe('keys', () => {
  it('open a path when they are alive and have its right, and no path otherwise', async () => {
    const all = routes.map(({ scope }) => scope);
    const made = (name: string, days: number) =>
      createKey(shop.db, staff, { name, scopes: all, days, author: 'essai' });
    const [short, gone] = [await made('Court', 1), await made('Retiré', 9)];
    expect(await revokeKey(shop.db, staff, { id: gone.id, author: 'essai' })).toBe(true);
    const strangers = [null, 'nuk_inconnue-mais-assez-longue', short.key, gone.key];
    for (const { method, path, scope } of routes) {
      await shop.db.deleteFrom('rate_counter').execute();
      const asked = { method, path: path.replaceAll(/[{}]/g, ''), body: method === 'GET' ? undefined : {} };
      now = new Date(DEMO_DAY.getTime() + 25 * 3_600_000);
      for (const key of strangers) {
        const answer = await ask(shop, key, asked);
        expect([method, path, answer.status, answer.body['code']]).toEqual([
          method,
          path,
          401,
          'unknown_key',
        ]);
        expect(answer.type).toContain('application/problem+json');
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
      now = DEMO_DAY;
      const others = await erp(shop, SCOPES_BUT(scope));
      expect((await ask(shop, others.key, asked)).body['code']).toBe('missing_scope');
      // Alone, its right is enough; what is asked for here need not be there.
      const one = await erp(shop, [scope]);
      expect([200, 202, 400, 404, 415, 422]).toContain((await one.raw(asked)).status);
    }
  });

  it('are kept as a hash, and both serve while one takes the other’s place', async () => {
    const made = await createKey(shop.db, staff, {
      name: 'PIM',
      scopes: ['events:read'],
      days: 30,
      author: 'essai',
    });
    const rows = await shop.db.selectFrom('integration_key').selectAll().where('id', '=', made.id).execute();
    expect(JSON.stringify(rows)).not.toContain(made.key.slice(8));
    const next = await rotateKey(shop.db, staff, { id: made.id, overlapDays: 2, author: 'essai' });
    if (!next.ok) throw new Error(next.refusal);
    const statuses = async () =>
      Promise.all(
        [made.key, next.value.key].map(
          async (key) => (await ask(shop, key, { method: 'GET', path: '/events' })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    now = new Date(DEMO_DAY.getTime() + 3 * 86_400_000);
    expect(await statuses()).toEqual([401, 200]);
    now = DEMO_DAY;
    const audited = await shop.db
      .selectFrom('audit_entry')
      .select('event')
      .where('event', 'like', 'integration-key-%')
      .execute();
    expect(new Set(audited.map(({ event }) => event))).toEqual(
      new Set(['integration-key-created', 'integration-key-rotated', 'integration-key-revoked']),
    );
  });

  it('that end before the overlap does are not made to last by being replaced', async () => {
    const made = await createKey(shop.db, staff, {
      name: 'Stagiaire',
      scopes: ['events:read'],
      days: 1,
      author: 'essai',
    });
    const next = await rotateKey(shop.db, staff, { id: made.id, overlapDays: 9, author: 'essai' });
    if (!next.ok) throw new Error(next.refusal);
    // Nor does the new one outlast what the old one was made for.
    expect(next.value.expiresAt).toEqual(made.expiresAt);
    now = new Date(DEMO_DAY.getTime() + 2 * 86_400_000);
    expect((await ask(shop, made.key, { method: 'GET', path: '/events' })).status).toBe(401);
    now = DEMO_DAY;
  });

  it('twenty refusals a minute close the door to the unknown keys of an address, and to no good one', async () => {
    const tries = [];
    for (let nth = 0; nth < 21; nth += 1)
      tries.push(
        (await ask(shop, 'nuk_inconnue-mais-assez-longue', { method: 'GET', path: '/events' })).status,
      );
    expect(tries.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(tries[20]).toBe(429);
    const last = await ask(shop, 'nuk_inconnue-mais-assez-longue', { method: 'GET', path: '/events' });
    expect([last.status, last.headers['retry-after']]).toEqual([429, '60']);
    // A good key beside the bad ones stays good.
    expect((await system.ask('GET', '/events')).status).toBe(200);
  });

  it('one that asks without end is told to wait, and keeps no other waiting', async () => {
    const busy = await erp(shop, ['events:read']);
    expect((await busy.ask('GET', '/events')).status).toBe(200);
    await shop.db.updateTable('rate_counter').set({ hits: 1_199 }).execute();
    expect((await busy.ask('GET', '/events')).status).toBe(200);
    const answer = await busy.ask('GET', '/events');
    expect([answer.status, answer.body['code'], answer.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '60',
    ]);
    expect((await system.ask('GET', '/events')).status).toBe(200);
  });
});

describe('an order, from the event to the door', () => {
  it('is heard of, read in full, prepared, sent and told back, each step in the published form', async () => {
    const start = asPublished('/events', 'GET', await system.ask('GET', '/events?limit=500'));
    const number = await ordered();
    const read = asPublished(
      '/events',
      'GET',
      await system.ask('GET', `/events?after=${String(start['next'])}`),
    );
    const events = read['events'] as Told[];
    expect(events.map(({ type, subject }) => [type, subject])).toEqual([['order.placed', `order/${number}`]]);
    const order = asPublished('/orders/{number}', 'GET', await system.ask('GET', `/orders/${number}`));
    expect(order).toMatchObject({
      number,
      purchase_ref: 'Chantier Lices',
      buyer: { email: YANN, client_code: '0351012' },
      lines: [{ position: 1, sku: PAINT, quantity: 3, prepared: 0, stock_place: 'VB006' }],
      total_ttc_cents: events[0]?.data['total_ttc_cents'],
    });
    const part = await system.ask('POST', `/orders/${number}/shipments`, {
      kind: 'PREPARED',
      lines: [{ position: 1, quantity: 2 }],
    });
    expect(asPublished('/orders/{number}/shipments', 'POST', part)).toMatchObject({
      lines: [{ prepared: 2, handed_over: 0 }],
    });
    // Whoever writes without reading learns nothing of the buyer.
    expect(Object.keys(part.body).toSorted()).toEqual(['lines', 'number', 'status']);
    const all = await system.ask('POST', `/orders/${number}/shipments`, { kind: 'HANDED_OVER' });
    expect(all.body).toMatchObject({ status: 'RETIREE', lines: [{ prepared: 3, handed_over: 3 }] });
    const news = asPublished(
      '/events',
      'GET',
      await system.ask('GET', `/events?after=${String(read['next'])}&type=order.parts_moved`),
    );
    expect((news['events'] as Told[]).map(({ data }) => data['kind'])).toEqual(['PREPARED', 'HANDED_OVER']);
    const audited = await shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'integration-write')
      .execute();
    expect(audited.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        name: 'ERP',
        method: 'POST',
        path: `${BASE_PATH}/orders/${number}/shipments`,
      }),
    );
  });

  it('moves once for a request that comes twice, even at once, and refuses another under its key', async () => {
    const number = await ordered();
    const path = `/orders/${number}/shipments`;
    const body = { kind: 'PREPARED', lines: [{ position: 1, quantity: 1 }] };
    const headers = { 'idempotency-key': `prepa-${number}` };
    const both = await Promise.all([
      system.ask('POST', path, body, headers),
      system.ask('POST', path, body, headers),
    ]);
    const good = both.find(({ status }) => status === 200);
    expect(both.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    const again = await system.ask('POST', path, body, headers);
    expect(again.body).toEqual(good?.body);
    expect(again.body).toMatchObject({ lines: [{ prepared: 1 }] });
    const other = await system.ask('POST', path, { kind: 'PREPARED' }, headers);
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
    const elsewhere = await system.ask('POST', `/orders/${await ordered()}/shipments`, body, headers);
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([422, 'idempotency_key_reused']);
    // Without a key it is a new request.
    expect((await system.ask('POST', path, body)).body).toMatchObject({ lines: [{ prepared: 2 }] });
  });

  it('refused under its key, may be asked for again once the cause is mended', async () => {
    const number = await ordered();
    const path = `/orders/${number}/acknowledgements`;
    const body = { booked_at: DEMO_DAY.toISOString(), kind: 'RELEASE' };
    const headers = { 'idempotency-key': `annulation-${number}` };
    expect((await system.ask('POST', path, body, headers)).body['code']).toBe('not_cancelled');
    await system.ask('POST', `/orders/${number}/status`, { status: 'ANNULEE' });
    expect((await system.ask('POST', path, body, headers)).status).toBe(200);
  });

  it('is answered to whoever asked: two systems may choose the same Idempotency-Key', async () => {
    const [mine, theirs] = [await ordered(), await ordered()];
    const other = await erp(shop);
    const headers = { 'idempotency-key': 'lot-1' };
    const body = { kind: 'PREPARED', lines: [{ position: 1, quantity: 1 }] };
    const asked = [
      await system.ask('POST', `/orders/${mine}/shipments`, body, headers),
      await other.ask('POST', `/orders/${theirs}/shipments`, body, headers),
      await system.ask('POST', `/orders/${mine}/shipments`, body, headers),
      await other.ask('POST', `/orders/${theirs}/shipments`, body, headers),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked.map((answer) => answer.body['number'])).toEqual([mine, theirs, mine, theirs]);
  });

  it('refuses in French what cannot be, and changes nothing', async () => {
    const number = await ordered();
    const cases: [string, unknown, number, string][] = [
      [`/orders/W0000000/status`, { status: 'ANNULEE' }, 404, 'unknown_order'],
      [`/orders/${number}/status`, { status: 'LIVREE' }, 409, 'status_change_refused'],
      [`/orders/${number}/status`, { status: 'PARTIE' }, 422, 'invalid_request'],
      [`/orders/${number}/status`, '{', 400, 'bad_json'],
      [
        `/orders/${number}/shipments`,
        { kind: 'PREPARED', lines: [{ position: 9, quantity: 1 }] },
        409,
        'parts_unknown_line',
      ],
      [
        `/orders/${number}/shipments`,
        { kind: 'PREPARED', lines: [{ position: 1, quantity: 4 }] },
        409,
        'parts_too_many',
      ],
      [
        `/orders/${number}/shipments`,
        { kind: 'PREPARED', lines: [{ position: 1, quantity: 0.5 }] },
        422,
        'invalid_request',
      ],
    ];
    for (const [path, body, status, code] of cases) {
      const answer = await system.ask('POST', path, body);
      expect([path, answer.status, answer.body['code']]).toEqual([path, status, code]);
      expect(answer.body).toMatchObject({
        detail: expect.stringMatching(/\p{L}.*[.]$/u),
        request_id: expect.any(String),
      });
    }
    expect((await system.ask('GET', `/orders/${number}`)).body).toMatchObject({
      status: 'EN_ATTENTE',
      lines: [{ prepared: 0 }],
    });
  });

  it('that waits for its bank is not there yet', async () => {
    const number = await ordered('card', undefined);
    expect((await system.ask('GET', `/orders/${number}`)).status).toBe(404);
    expect((await system.ask('POST', `/orders/${number}/shipments`, { kind: 'PREPARED' })).status).toBe(404);
  });
});

describe('the log', () => {
  it('tells of a foreign cursor or kind, and leads on from where it begins', async () => {
    expect((await system.ask('GET', '/events?after=abc')).body['code']).toBe('unknown_cursor');
    expect((await system.ask('GET', '/events?type=order.eaten')).body['code']).toBe('unknown_type');
    expect((await system.ask('GET', '/events?limit=0')).status).toBe(400);
    const first = await system.ask('GET', '/events?limit=1');
    await shop.db.updateTable('event_head').set({ forgotten: 1 }).execute();
    const early = Buffer.from('e1:0').toString('base64url');
    const late = await system.ask('GET', `/events?after=${early}`);
    expect([late.status, late.body['code'], late.body['oldest']]).toEqual([
      410,
      'cursor_expired',
      first.body['next'],
    ]);
    expect(asPublished('/events', 'GET', await system.ask('GET', '/events'))).toMatchObject({
      next: first.body['next'],
      more: true,
    });
    await shop.db.updateTable('event_head').set({ forgotten: 0 }).execute();
  });
});

it.each([
  ['GET', '/orders/W26%00', undefined, 404],
  ['PUT', '/prices/101%00', { pack_ht_cents: 100, unit_ht: 1 }, 404],
  ['GET', '/events?after=%00', undefined, 400],
  ['POST', '/orders/W0/status', '{"status":"a\\u0000"}', 422],
] as const)(
  'signs that no text holds are refused, not stumbled over: %s %s',
  async (method, path, body, status) => {
    const answer = await system.ask(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.type).toContain('application/problem+json');
  },
);

describe('a price and a shelf', () => {
  it('change by one line, are refused with the words of the files, and change nothing the second time', async () => {
    const price = { pack_ht_cents: 2_350, unit_ht: 7.8333, accept: true };
    expect(asPublished('/prices/{sku}', 'PUT', await system.ask('PUT', `/prices/${PAINT}`, price))).toEqual({
      changed: true,
    });
    expect((await system.ask('PUT', `/prices/${PAINT}`, price)).body).toEqual({ changed: false });
    expect((await system.ask('PUT', '/prices/0000', price)).body['detail']).toBe(
      'L’article «\u00A00000\u00A0» n’existe pas.',
    );
    expect((await system.ask('PUT', `/prices/${PAINT}`, { ...price, pack_ht_cents: 0 })).status).toBe(422);
    expect(
      (await system.ask('PUT', `/prices/${PAINT}`, { ...price, pack_ht_cents: 99_999_999_999 })).status,
    ).toBe(422);
    const belied = await system.ask('PUT', `/prices/${PAINT}`, { ...price, unit_ht: 9.4 });
    expect([belied.status, belied.body['detail']]).toEqual([
      422,
      expect.stringContaining('23,50\u00A0€ pour 3'),
    ]);
    const jump = { ...price, pack_ht_cents: 1, unit_ht: 0.0033, accept: false };
    const held = await system.ask('PUT', `/prices/${PAINT}`, jump);
    expect([held.status, held.body['code']]).toEqual([409, 'held']);
    expect(held.body['detail']).toContain('de 23,50\u00A0€ à 0,01\u00A0€ (−100\u00A0%)');
    expect((await system.ask('PUT', `/prices/${PAINT}`, { ...jump, accept: true })).body).toEqual({
      changed: true,
    });
    const shelf = { available: 7, status: 'P', delivered: true };
    expect(
      asPublished('/stock/{store}/{sku}', 'PUT', await system.ask('PUT', `/stock/VB001/${PAINT}`, shelf)),
    ).toEqual({ changed: true });
    expect((await system.ask('PUT', `/stock/VB999/${PAINT}`, shelf)).body['detail']).toBe(
      'Le magasin «\u00A0VB999\u00A0» n’existe pas.',
    );
  });
});

function SCOPES_BUT(scope: string) {
  return routes.map((route) => route.scope).filter((one) => one !== scope);
}
