import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchRequests } from './watch-requests.ts';

it('a client that goes away before its answer counts as 499, not as what it would have been told', async () => {
  const counted: { route: string; status: number }[] = [];
  const app = fastify();
  watchRequests(app, {
    countRequest: ({ route, status }) => counted.push({ route, status }),
    routeOf: () => 'pages',
    accessLog: false,
  }).afterWaiting();
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const asked = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    asked.resolve();
    await held;
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = request({ port, host: '127.0.0.1', path: '/slow', agent: false }).on('error', () => {});
  call.end();
  await asked.promise;
  const gone = new Promise((resolve) => call.once('close', resolve));
  call.destroy();
  await gone;
  await expect.poll(() => counted).toEqual([{ route: 'pages', status: 499 }]);
  goOn();
  await app.close();
});
