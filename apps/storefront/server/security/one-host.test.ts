import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseSecondHost } from './one-host.ts';

const app = fastify();
beforeAll(async () => {
  refuseSecondHost(app);
  app.get('/', async (request) => request.host);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The status line of the answer to headers sent as they are. */
async function statusOf(...headers: string[]): Promise<string> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  return (await text(client)).split('\r\n')[0] ?? '';
}

it('answers a request that names one host', async () => {
  expect(await statusOf('Host: boutique.example', 'X-Host: autre.example')).toBe('HTTP/1.1 200 OK');
});

it.each([
  ['two', 'Host: boutique.example', 'Host: autre.example'],
  ['the same twice', 'Host: boutique.example', 'HOST: boutique.example'],
])('refuses a request that names %s', async (_what, ...headers) => {
  expect(await statusOf(...headers)).toBe('HTTP/1.1 400 Bad Request');
});
