import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { overHttp } from '../../app/backend/transport.server.ts';
import { testShop } from '../../testing/visit.ts';

const seen: string[] = [];
const shop = await testShop({
  spoil: (transport) => (request) => {
    seen.push(request.clientAddress);
    return transport(request);
  },
});
afterAll(() => shop.close());

it('A07 the API hears where the browser sits, and not what the browser says about it', async () => {
  await shop.visit('/livraison', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(new Set(seen)).toEqual(new Set(['127.0.0.1']));
});

it('A07 an API elsewhere is told the address the way proxies do', async () => {
  const told: unknown[] = [];
  const server = createServer((request, response) => {
    told.push(request.headers['x-forwarded-for']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const place = server.address();
  const transport = overHttp(`http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/graphql`);
  const request = { document: '{ x }', variables: {}, headers: {}, requestId: 'r1' };
  await transport({ ...request, clientAddress: '203.0.113.7' });
  expect(told).toEqual(['203.0.113.7']);
  await new Promise((closed) => server.close(closed));
});
