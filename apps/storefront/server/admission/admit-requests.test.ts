import { WAITS_FOR_DRAWING } from '@nuancier/api/media/media-routes.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { admitRequests } from './admit-requests.ts';
import { createLanes, laneRules } from './lanes.ts';

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

it('the pictures of ten pages that came at once find room in the line, and longer than any page waits', () => {
  const { mostWaiting, patienceMs } = laneRules.pictures;
  expect(mostWaiting).toBeGreaterThanOrEqual(10 * 60);
  for (const lane of ['checkout', 'account', 'browsing'] as const)
    expect(patienceMs).toBeGreaterThan(laneRules[lane].patienceMs);
});
