import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '../monitoring/log.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { arrivedAt, noteArrivals } from './arrival.ts';
import { graphqlRoutes } from './graphql-routes.ts';

const WAIT_MS = 300;

it('the wait at the door counts as part of an answer, as GraphQL is told', async () => {
  const app = fastify();
  noteArrivals(app);
  app.addHook('onRequest', async () => wait(WAIT_MS));
  let waitedMs = 0;
  await app.register(
    graphqlRoutes({
      path: '/graphql',
      publicUrl: 'http://localhost:3000',
      log: createLog({ level: 'silent' }),
      refusals: refusalMessages,
      async answer(asked) {
        waitedMs = performance.now() - (asked.arrivedAt ?? Number.NaN);
        return { status: 200, body: '{}' };
      },
    }),
  );
  await app.inject('/graphql?query={storeConfig{store_code}}');
  expect(waitedMs).toBeGreaterThanOrEqual(WAIT_MS - 1);
  await app.close();
});

it('the way of a body on a slow line does not', async () => {
  const app = fastify();
  noteArrivals(app);
  app.post('/', async (request) => performance.now() - (arrivedAt(request) ?? Number.NaN));
  async function* slowly() {
    yield '{"slow":';
    await wait(WAIT_MS);
    yield 'true}';
  }
  const began = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload: Readable.from(slowly()) });
  expect(performance.now() - began).toBeGreaterThanOrEqual(WAIT_MS - 1);
  expect(Number(answer.body)).toBeLessThan(WAIT_MS / 2);
  await app.close();
});
