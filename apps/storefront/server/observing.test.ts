// What a shop tells of itself while it serves: figures, spans, the access log.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { traced } from '@nuancier/api/tracing/spans.ts';
import { startTracing } from '@nuancier/api/tracing/start-tracing.ts';
import type { Tracing } from '@nuancier/api/tracing/start-tracing.ts';
import { testShop } from '../testing/visit.ts';
import type { TestShop } from '../testing/visit.ts';
import { routeClass } from './admission/route-class.ts';
import { createPageCache } from './pages/page-cache.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  links?: { traceId: string }[];
  status?: { code?: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const bodies: string[] = [];
const headers: (string | undefined)[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  headers.push(request.headers['x-cle']?.toString());
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const lines: Record<string, unknown>[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
    done();
  },
});
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let shop: TestShop;
let tracing: Tracing;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  tracing = await startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: { 'x-cle': 'la-bonne' },
    service: 'boutique',
    share: 1,
  });
  shop = await testShop({
    log: createLog({ level: 'info', destination }),
    cache: createPageCache({ mostBytes: 10 ** 7, mostMs: 60_000, now: Date.now }),
  });
});
afterAll(async () => {
  await shop.close();
  await tracing.close();
  collector.close();
});

const requests = () => lines.filter(({ msg }) => msg === 'request');
const figures = async () => (await shop.visit('/metrics')).html;
function spans(): Span[] {
  return bodies
    .map((body) => JSON.parse(body) as Sent)
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all)),
    );
}

describe('a request', () => {
  it('is counted by the class of its address and its status', async () => {
    await shop.visit('/catalogue/facade');
    await shop.visit('/nulle-part-du-tout');
    const told = await figures();
    expect(told).toMatch(/nuancier_http_seconds_count\{route="pages",status="200"\} 1/u);
    expect(told).toMatch(/nuancier_http_seconds_count\{route="pages",status="404"\} 1/u);
    expect(told).not.toContain('nulle-part');
  });

  it('is a line with its number and without anything personal', async () => {
    lines.length = 0;
    await shop.visit('/customer/orders/W26100007?email=ali%40demo.example', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Espion/1' },
    });
    await shop.visit('/gestion/clients/personnes/17');
    await shop.visit('//%63ustomer/orders/W26100007');
    await shop.visit('/%63onnect-as/SECRET');
    await shop.visit('/jean.dupont@exemple.fr');
    await shop.visit(`/${'x'.repeat(2_000)}`);
    await shop.visit('/healthz');
    expect(requests().map(({ path, route }) => [path, route])).toEqual([
      ['/customer/orders/:', 'account'],
      ['/gestion/clients/personnes/:', 'gestion'],
      ['/customer/orders/:', 'account'],
      ['/connect-as/[masqué]', 'account'],
      ['/:', 'pages'],
      [`/${'x'.repeat(299)}`, 'pages'],
    ]);
    const [line] = requests();
    expect(Object.keys(line ?? {}).toSorted()).toEqual(
      ['level', 'method', 'msg', 'ms', 'path', 'reqId', 'route', 'status', 'time', 'traceId'].toSorted(),
    );
    expect(line?.['reqId']).toMatch(/^[\da-f-]{36}$/u);
  });

  it('is one trace from the door over the operation to the database, with none of its values', async () => {
    await shop.visit('/search?search=lasure&secret=jamais', {
      headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-00` },
    });
    const cart =
      'mutation { applyCouponToCart(input: { cart_id: "panier-de-quelqu-un", coupon_code: "x" }) { cart { id } } }';
    await shop.visit('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-00f067aa0ba902b7-00` },
      body: JSON.stringify({ query: cart }),
    });
    await expect(
      traced('mail', {}, () => Promise.reject(new Error('ali@demo.example')), { reaches: true }),
    ).rejects.toThrow('ali@demo.example');
    await tracing.close();
    const theirs = spans().filter(({ links = [] }) => links.some(({ traceId }) => traceId === TRACE));
    expect(theirs.map(({ name }) => name).toSorted()).toEqual(['GET pages', 'POST graphql']);
    // Strangers do not choose by which number it is kept.
    expect(spans().filter(({ traceId }) => traceId === TRACE)).toEqual([]);
    const traces = new Set(theirs.map(({ traceId }) => traceId));
    const own = spans().filter(({ traceId }) => traces.has(traceId));
    const named = (name: string) => own.find((span) => span.name === name);
    const graphql = named('POST graphql');
    const operations = new Set(
      own
        .filter(
          ({ name, parentSpanId }) =>
            name === 'graphql applyCouponToCart' && parentSpanId === graphql?.spanId,
        )
        .map(({ spanId }) => spanId),
    );
    const asked = own.filter(
      ({ name, parentSpanId = '' }) => name.startsWith('sql ') && operations.has(parentSpanId),
    );
    expect(asked.map(({ name }) => name)).toContain('sql select');
    const page = named('GET pages');
    expect(
      own.some(({ name, parentSpanId }) => name === 'graphql products' && parentSpanId === page?.spanId),
    ).toBe(true);
    const failed = spans().find(({ name }) => name === 'mail');
    expect(failed?.status?.code).toBe(2);
    const sent = bodies.join('\n');
    for (const value of ['panier-de-quelqu-un', 'jamais', 'ali@demo.example'])
      expect(sent).not.toContain(value);
    expect(sent).toContain('boutique');
    expect(new Set(headers)).toEqual(new Set(['la-bonne']));
  });
});

it('every class of address is told apart', () => {
  const addresses = {
    '/readyz/write': 'health',
    '//readyz': 'pages',
    '/readyz.data': 'pages',
    '/graphql?query=x': 'graphql',
    '/gestion/graphql': 'gestion-graphql',
    '/gestion/evenements': 'gestion-live',
    '/gestion/commandes.data': 'gestion',
    '/integration/v1/orders': 'integration',
    '/media/p/1.webp': 'pictures',
    '/assets/root.js': 'files',
    '/documents/fiche.pdf': 'documents',
    '/paiement/notification': 'payment',
    '/checkout/paiement': 'checkout',
    '/commande-rapide': 'lists',
    '/customer/orders': 'account',
    '/catalogue/facade': 'pages',
    '/': 'pages',
  };
  expect(Object.fromEntries(Object.keys(addresses).map((url) => [url, routeClass(url, 'GET')]))).toEqual(
    addresses,
  );
  expect(routeClass('/readyz', 'POST')).toBe('pages');
});
