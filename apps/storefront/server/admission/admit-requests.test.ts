import { arrivedAt, noteArrivals } from '@nuancier/api/http/arrival.ts';
import { WAITS_FOR_DRAWING } from '@nuancier/api/media/media-routes.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { admitRequests } from './admit-requests.ts';
import { createLanes, laneRules } from './lanes.ts';
import type { Lanes } from './lanes.ts';

it('pictures that are made are served however many others are still being drawn', async () => {
  const most = 10;
  const lanes = createLanes({ most, mostLagMs: 100_000, now: () => 0 });
  const app = fastify();
  admitRequests(app, lanes, {});
  let draw = (): void => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  app.get('/media/new/:at', async (_request, reply) => {
    reply.raw.emit(WAITS_FOR_DRAWING);
    await drawn;
    return 'drawn';
  });
  app.get('/media/made', async () => 'made');

  const others = Array.from({ length: 3 * most }, (_, at) => app.inject(`/media/new/${at}`));
  const { statusCode, body } = await app.inject('/media/made');
  expect([statusCode, body]).toEqual([200, 'made']);
  draw();
  for (const { statusCode: status } of await Promise.all(others)) expect(status).toBe(200);
  const pictures = lanes.figures().find(({ lane }) => lane === 'pictures');
  expect(pictures).toMatchObject({ inFlight: 0, waiting: 0, shed: 0, admitted: 3 * most + 1 });
  await app.close();
});

it('a crowd that comes at once is let through the door before the work of its first has ended', async () => {
  const crowd = 120;
  const app = fastify();
  admitRequests(app, createLanes({ most: 10, mostLagMs: 100_000, now: () => performance.now() }), {});
  let answered = 0;
  app.get('/', async () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    answered += 1;
    return 'made';
  });
  let accepted = 0;
  const answeredBefore = new Promise<number>((resolve) => {
    app.server.on('connection', () => {
      accepted += 1;
      if (accepted === crowd) resolve(answered);
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const clients = Array.from({ length: crowd }, () => {
    const client = connect(port, '127.0.0.1').on('error', () => {});
    client.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    return client.resume();
  });
  // One connection is accepted in each turn of the loop: with work in each, as many would be answered as are accepted.
  expect(await answeredBefore).toBeLessThan(crowd / 3);
  await Promise.all(clients.map((client) => client.closed || once(client, 'close')));
  await app.close();
});

it('holds a refusal back, so that a crowd that never pauses asks no more, and only so many of them', async () => {
  const lanes = createLanes({ most: 1, mostLagMs: 100_000, now: () => 0 });
  const guests = Array.from({ length: 1 + laneRules.browsing.mostWaiting }, () =>
    lanes.enter('browsing', () => {}),
  );
  const app = fastify();
  admitRequests(app, lanes, {}, { heldMs: 3_600_000, mostHeld: 2 });
  app.get('/', async () => 'made');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const refused = () => lanes.figures().find(({ lane }) => lane === 'browsing')?.shed;
  const leave = new AbortController();
  const answered: string[] = [];
  const [first, second] = ['first', 'second'].map((name) =>
    fetch(url, { signal: leave.signal }).then(
      () => answered.push(name),
      () => 'gone',
    ),
  );
  await expect.poll(refused).toBe(2);
  const beyond = await fetch(url);
  expect([beyond.status, beyond.headers.get('connection'), answered]).toEqual([503, 'close', []]);

  leave.abort();
  await Promise.all([first, second]);
  for (const guest of guests) guest();
  expect((await fetch(url)).status).toBe(200);
  await app.close();
});

it('the pictures of ten pages that came at once find room in the line, and longer than any page waits', () => {
  const { mostWaiting, patienceMs } = laneRules.pictures;
  expect(mostWaiting).toBeGreaterThanOrEqual(10 * 60);
  for (const lane of ['checkout', 'account', 'browsing'] as const)
    expect(patienceMs).toBeGreaterThan(laneRules[lane].patienceMs);
});

const WAIT_MS = 300;

/** A page that reads its form itself, once its turn has come: how much of its time is spent then. */
async function spentBy(form: AsyncIterable<string> | Iterable<string>): Promise<number> {
  const lanes = createLanes({ most: 10, mostLagMs: 100_000, now: () => performance.now() });
  const enter: Lanes['enter'] = (_lane, enters) => {
    setTimeout(() => enters(true), WAIT_MS);
    return () => {};
  };
  const app = fastify();
  noteArrivals(app);
  admitRequests(app, { ...lanes, enter }, {});
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/', async (request) => {
    await text(request.raw);
    return performance.now() - (arrivedAt(request) ?? Number.NaN);
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { body } = await app.inject({ method: 'POST', url: '/', headers, payload: Readable.from(form) });
  await app.close();
  return Number(body);
}

it('a form that is read after the wait at the door does not have its time anew', async () => {
  expect(await spentBy(['intent=check'])).toBeGreaterThanOrEqual(WAIT_MS - 1);
});

it('of a form that is still on its way after the wait, the wait alone counts', async () => {
  async function* slowly() {
    yield 'intent=';
    await wait(WAIT_MS * 3);
    yield 'check';
  }
  const spentMs = await spentBy(slowly());
  expect(spentMs).toBeGreaterThanOrEqual(WAIT_MS - 1);
  expect(spentMs).toBeLessThan(WAIT_MS * 2);
});
