import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../events/events.ts';
import { createLog } from '../../monitoring/log.ts';
import { CLAIRE, DEMO_STAFF_PASSWORD, staffDesk, tokenOf } from '../testing/staff-desk.ts';
import type { StaffDesk } from '../testing/staff-desk.ts';
import { liveRoutes } from './live-routes.ts';
import { createLiveStreams } from './live-streams.ts';
import type { LiveSubject } from './live-subjects.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await staffDesk();
});
afterAll(() => desk.close());

it('a screen is told later of what could not be judged at once: events, and what is told beside them', async () => {
  const { db, now } = desk;
  const log = createLog({ level: 'silent' });
  const streams = createLiveStreams({ db, log });
  const failed = Promise.withResolvers<void>();
  let fails = true;
  const everything: LiveSubject = (_db, _staff, keys) => Promise.resolve([...keys]);
  const failsOnce: LiveSubject = async (...asked) => {
    if (!fails) return everything(...asked);
    fails = false;
    failed.resolve();
    throw new Error('the database is away');
  };
  const subjects = { message: everything, today: failsOnce };
  const app = fastify();
  await app.register(liveRoutes({ db, log, now, production: false, streams, subjects }));
  const token = tokenOf(await desk.prove(tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD)), '000000'));
  const headers = { cookie: `nuancier_gestion=${token}` };
  const answer = await app.inject({ url: '/gestion/evenements', headers, payloadAsStream: true });
  expect(answer.statusCode).toBe(200);

  const data = { message_id: 7_001, reason: 'Livraison', shop_code: 'VB006', customer_id: null };
  await recordEvent(db, { type: 'message.received', of: 7_001, data }, now());
  streams.wake({ kind: 'job.failed', subject: 'today/failed_jobs' });
  await failed.promise;
  streams.wake();
  let told = '';
  for await (const piece of answer.stream()) {
    told += String(piece);
    if (told.includes('today/failed_jobs')) break;
  }
  expect(told).toContain('"subject":"message/7001"');
  expect(told.split('today/failed_jobs')).toHaveLength(2);
  streams.close();
  await app.close();
});

it('a server that leaves ends what is open at once, and opens nothing new', async () => {
  const app = fastify();
  await app.register(desk.api.plugin);
  const events = `${await app.listen({ port: 0, host: '127.0.0.1' })}/gestion/evenements`;
  const token = tokenOf(await desk.prove(tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD)), '000000'));
  const headers = { cookie: `nuancier_gestion=${token}` };
  const open = await fetch(events, { headers });
  expect(open.status).toBe(200);
  desk.api.drain();
  const refused = await fetch(events, { headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  await app.close();
  expect(await open.text()).toContain('retry: 3000');
});
