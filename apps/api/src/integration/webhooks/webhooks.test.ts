import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { openPool } from '../../database/open-pool.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import { recordEvent } from '../../events/events.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { createLog } from '../../monitoring/log.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { deliverDue, queueNews } from './deliver-webhooks.ts';
import type { WebhookParts } from './deliver-webhooks.ts';
import type { Resolve } from './safe-address.ts';
import { receiver, verified } from './testing/receiver.ts';
import type { Receiver } from './testing/receiver.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import {
  createWebhook,
  forgetCalls,
  listWebhooks,
  replayWebhook,
  rotateWebhook,
  switchWebhook,
  webhookLog,
} from './webhooks.ts';

const START = new Date('2026-11-02T08:00:00Z');
const PATIENT = { timeout: 15_000, interval: 20 };
const SHOP_SECRET = 'secret-de-la-boutique-des-essais';

let database: ClonedDatabase;
let clock: Date;
const receivers: Receiver[] = [];
beforeEach(async () => {
  database = await testDatabase('empty');
  // A receiver refuses what was signed long ago: the library reads the clock itself.
  vi.useFakeTimers({ toFake: ['Date'] });
  at(START);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(receivers.splice(0).map((one) => one.close()));
  await database.close();
});

function at(moment: Date): void {
  clock = moment;
  vi.setSystemTime(moment);
}

async function listening(): Promise<Receiver> {
  const one = await receiver();
  receivers.push(one);
  return one;
}

function parts(given: Partial<WebhookParts> = {}): WebhookParts {
  return {
    db: database.db,
    clock: async () => clock,
    log: createLog({ level: 'silent' }),
    shopSecret: SHOP_SECRET,
    contactEmail: 'service@valbrune.example',
    reach: { allowsPrivate: true },
    ...given,
  };
}

function doing() {
  const place = {
    viewer: { kind: 'visitor' },
    clientAddress: 'poste de commande',
    requestId: 'essai',
    now: () => clock,
  } as const;
  return { db: database.db, place, author: 'essai' };
}

function called(url: string, types: readonly string[] | null = null) {
  return createWebhook(doing(), { name: 'ERP', url, types, shopSecret: SHOP_SECRET });
}

async function erased(id: number, db: DatabasePool = database.db): Promise<void> {
  await recordEvent(db, { type: 'customer.erased', of: id, data: { customer_id: id } }, clock);
}

async function written(id: number): Promise<void> {
  const data = { message_id: id, reason: 'Autre', shop_code: null, customer_id: null };
  await recordEvent(database.db, { type: 'message.received', of: id, data }, clock);
}

async function round(given = parts()): Promise<void> {
  for (const id of await queueNews(given)) await deliverDue(given, id, () => false);
}

const logOf = (id: number) => webhookLog(database.db, id, { most: 100 });
const subjects = ({ calls }: Receiver) => calls.map(({ body }) => String(Object(JSON.parse(body)).subject));
const mails = () => database.db.selectFrom('outbox').select('payload').execute();

describe('a call', () => {
  it('is verified by the library of the standard, tells the event in its published form, and only kinds asked for', async () => {
    const [all, some] = [await listening(), await listening()];
    const { secret } = await called(all.url);
    await called(some.url, ['message.received']);
    await erased(7);
    await written(9);
    await round();
    expect(subjects(all).toSorted()).toEqual(['customer/7', 'message/9']);
    expect(subjects(some)).toEqual(['message/9']);
    const [call] = all.calls;
    if (call === undefined) throw new Error('no call');
    const event = verified(call, secret);
    expect(event).toMatchObject({ type: 'customer.erased', version: 1, data: { customer_id: 7 } });
    expect(call.headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
    expect(() => verified({ ...call, body: call.body.replace('7', '8') }, secret)).toThrow(
      'No matching signature',
    );
    expect(() => verified(call, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(
      'No matching signature',
    );
    // What happened before it was made is not told, nor anything twice.
    await round();
    expect([all.calls.length, some.calls.length]).toEqual([2, 1]);
  });

  it('that was signed by another secret of the shop counts as not received, and says so', async () => {
    const one = await listening();
    const { id } = await called(one.url);
    await erased(1);
    await round(parts({ shopSecret: 'un autre secret' }));
    expect(one.calls).toEqual([]);
    expect(await logOf(id)).toMatchObject([{ tries: 1, last_error: 'secret illisible' }]);
  });

  it('keeps no secret in clear', async () => {
    const { secret } = await called((await listening()).url);
    const rows = await sql<{ held: string }>`select encode(secret, 'escape') as held from webhook`.execute(
      database.db,
    );
    expect(rows.rows[0]?.held).not.toContain(secret.slice(6, 20));
  });

  it('bears both secrets while they rotate, and the new one alone afterwards', async () => {
    const one = await listening();
    const { id, secret: before } = await called(one.url);
    const after = await rotateWebhook(doing(), { id, overlapDays: 7, shopSecret: SHOP_SECRET });
    if (after === null) throw new Error('no webhook');
    await erased(1);
    await round();
    const [during] = one.calls;
    if (during === undefined) throw new Error('no call');
    expect(verified(during, before).id).toBe(verified(during, after).id);
    at(new Date(START.getTime() + 7 * DAY_MS + 1));
    await erased(2);
    await round();
    const last = one.calls[1];
    if (last === undefined) throw new Error('no call');
    expect(verified(last, after).subject).toBe('customer/2');
    expect(() => verified(last, before)).toThrow('No matching signature');
  });
});

describe('a receiver that does not answer well', () => {
  it('is tried again with growing pauses for three days, then no more, and its owner is told once', async () => {
    const one = await listening();
    one.answers = 500;
    const { id } = await called(one.url);
    await erased(1);
    const pauses: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      await round();
      const [call] = await logOf(id);
      expect(call).toMatchObject({ tries, last_status: 500, last_error: 'réponse 500', failed_at: null });
      const due = call?.next_try_at ?? clock;
      pauses.push(due.getTime() - clock.getTime());
      at(new Date(due.getTime() - 1));
      await round();
      expect(one.calls).toHaveLength(tries);
      at(due);
    }
    const planned = [
      5_000,
      5 * MINUTE_MS,
      30 * MINUTE_MS,
      ...[2, 5, 10, 14, 20, 24].map((one) => one * HOUR_MS),
    ];
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(planned[at] ?? 0);
      expect(pause).toBeLessThanOrEqual((planned[at] ?? 0) * 1.1);
    }
    expect(clock.getTime() - START.getTime()).toBeGreaterThan(3 * DAY_MS);
    // Every try is the same event, under the same name.
    expect(new Set(one.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await mails()).toEqual([]);
    await erased(2);
    await round();
    expect(await listWebhooks(database.db)).toMatchObject([
      { id, disabled_at: clock, disabled_for: 'sans succès pendant trois jours\u00A0: réponse 500' },
    ]);
    expect(await mails()).toMatchObject([
      {
        payload: {
          template: 'webhook_disabled',
          to: 'service@valbrune.example',
          variables: { name: 'ERP', url: one.url, id },
        },
      },
    ]);
    const tried = one.calls.length;
    await erased(3);
    at(new Date(clock.getTime() + DAY_MS));
    await round();
    expect(one.calls).toHaveLength(tried);
    // Mended and switched on: nothing was missed.
    one.answers = 200;
    expect(await switchWebhook(doing(), { id, on: true })).toBe(true);
    await round();
    expect(subjects(one).slice(tried).toSorted()).toEqual(['customer/1', 'customer/2', 'customer/3']);
    expect(await mails()).toHaveLength(1);
  });

  it('that says it is gone (410) is called no more at once, and its owner is told', async () => {
    const one = await listening();
    one.answers = 410;
    await called(one.url);
    await erased(1);
    await round();
    expect(await listWebhooks(database.db)).toMatchObject([{ disabled_for: 'adresse supprimée (410)' }]);
    expect(await mails()).toHaveLength(1);
  });

  it('and is called no more for what was due beside it', async () => {
    const one = await listening();
    one.answers = 410;
    await called(one.url);
    for (let customer = 1; customer <= 10; customer += 1) await erased(customer);
    await round();
    // Four are under way at once.
    expect(one.calls).toHaveLength(4);
  });

  it('that leads elsewhere is not followed there', async () => {
    const one = await listening();
    one.answers = 307;
    const { id } = await called(one.url);
    await erased(1);
    await round();
    expect(one.calls).toHaveLength(1);
    expect(await logOf(id)).toMatchObject([{ delivered_at: null, last_status: 307 }]);
  });

  it('keeps nobody else waiting, however much it is due', async () => {
    const [slow, quick] = [await listening(), await listening()];
    slow.answers = null;
    await called(slow.url);
    const { id } = await called(quick.url);
    for (let customer = 1; customer <= 30; customer += 1) await erased(customer);
    const worker = startWebhookWorker(parts());
    await expect.poll(() => quick.calls.length, PATIENT).toBe(30);
    await erased(31);
    worker.wake();
    await expect.poll(() => quick.calls.length, PATIENT).toBe(31);
    await expect
      .poll(async () => (await logOf(id)).every(({ delivered_at: done }) => done !== null), PATIENT)
      .toBe(true);
    expect(slow.calls.length).toBeLessThan(30);
    await slow.close();
    receivers.splice(receivers.indexOf(slow), 1);
    await worker.close();
  });
});

it('what happened while the shop was away is queued to the last, however much it is', async () => {
  const one = await listening();
  const { id } = await called(one.url, ['customer.erased']);
  await sql`
    insert into event (event_id, type, version, subject, at, data)
    select gen_random_uuid(), 'customer.erased', 1, 'customer/' || nth, ${clock}, jsonb_build_object('customer_id', nth)
    from generate_series(1, 1001) as nth`.execute(database.db);
  await queueNews(parts());
  await queueNews(parts());
  const queued = await sql<{ count: number; places: number }>`
    select count(*)::integer as count, count(distinct position)::integer as places
    from webhook_delivery where webhook_id = ${id}`.execute(database.db);
  expect(queued.rows).toEqual([{ count: 1_001, places: 1_001 }]);
});

it('a restored shop calls nobody until it is told that it is the living one', async () => {
  const receiver = await listening();
  await called(receiver.url).then(() => erased(7));
  await sql`insert into shop_hold (since, backup, state_of) values (now(), '', now())`.execute(database.db);
  await round();
  expect(receiver.calls).toEqual([]);
  await database.db.deleteFrom('shop_hold').execute();
  await round();
  expect(receiver.calls).toHaveLength(1);
});

it('of two processes one makes each call', async () => {
  const one = await listening();
  const { id } = await called(one.url);
  const neighbour = openPool(database.url, { size: 3, statementTimeoutMs: 5_000, onTrouble: () => {} });
  const workers = [startWebhookWorker(parts()), startWebhookWorker(parts({ db: neighbour }))];
  for (let customer = 1; customer <= 60; customer += 1) {
    await erased(customer, customer % 2 === 0 ? neighbour : database.db);
    for (const worker of workers) worker.wake();
  }
  const left = async () => (await logOf(id)).filter(({ delivered_at: done }) => done === null).length;
  await expect.poll(async () => [one.calls.length, await left()], PATIENT).toEqual([60, 0]);
  for (const worker of workers) worker.wake();
  await Promise.all(workers.map((worker) => worker.close()));
  await neighbour.destroy();
  expect(new Set(subjects(one)).size).toBe(60);
  expect(one.calls).toHaveLength(60);
});

it('whose process died is made by another once its lease is over, and not before', async () => {
  const one = await listening();
  await called(one.url);
  await erased(1);
  const [id] = await queueNews(parts());
  if (id === undefined) throw new Error('nothing due');
  // As a process leaves it that was killed between taking the call and making it.
  await sql`update webhook_delivery set tries = 1, next_try_at = ${new Date(clock.getTime() + 2 * MINUTE_MS)}`.execute(
    database.db,
  );
  await round();
  expect(one.calls).toEqual([]);
  at(new Date(clock.getTime() + 2 * MINUTE_MS));
  await round();
  expect(subjects(one)).toEqual(['customer/1']);
});

describe('what was told', () => {
  it('is told again from any cursor, under the same names, by kind, and stands in the log', async () => {
    const one = await listening();
    const { id } = await called(one.url, ['customer.erased']);
    for (const customer of [1, 2, 3]) await erased(customer);
    await written(4);
    await round();
    const first = one.calls.splice(0);
    const [second] = first.slice(1);
    const place = Number(Object(JSON.parse(second?.body ?? '{}')).position);
    expect(await replayWebhook(doing(), { id, after: readCursor(cursorAt(place)) ?? -1 })).toBe(1);
    expect(await replayWebhook(doing(), { id, after: 0 })).toBe(3);
    expect(await replayWebhook(doing(), { id: id + 99, after: 0 })).toBeNull();
    await round();
    expect(subjects(one).toSorted()).toEqual(['customer/1', 'customer/2', 'customer/3', 'customer/3']);
    const named = ({ headers }: (typeof first)[number]) => headers['webhook-id'];
    expect(new Set(one.calls.map(named))).toEqual(new Set(first.map(named)));
    const log = await logOf(id);
    expect(log).toHaveLength(7);
    for (const call of log)
      expect(call).toMatchObject({ type: 'customer.erased', tries: 1, last_status: 204 });
  });

  it('is not told again before it was told: what is still to be queued comes once', async () => {
    const one = await listening();
    const { id } = await called(one.url);
    await erased(1);
    await sequenceEvents(database.db);
    expect(await replayWebhook(doing(), { id, after: 0 })).toBe(0);
    await round();
    expect(subjects(one)).toEqual(['customer/1']);
  });

  it('is forgotten after a month; what is still to be told is not', async () => {
    const one = await listening();
    const { id } = await called(one.url);
    await erased(1);
    await round();
    one.answers = 500;
    await erased(2);
    await round();
    const later = new Date(clock.getTime() + 31 * DAY_MS);
    await forgetCalls(database.db, later);
    expect(await logOf(id)).toMatchObject([{ delivered_at: null }]);
    await sql`delete from event`.execute(database.db);
    await forgetCalls(database.db, later);
    expect(await logOf(id)).toEqual([]);
  });
});

const leading: (address: string) => Resolve = (address) => async () => [{ address, family: 4 }];

it('where it may call is judged at every call anew: a name that turns inwards is called no more', async () => {
  const one = await listening();
  const { port } = new URL(one.url);
  const { id } = await called(`http://erp.example:${port}/appels`);
  await erased(1);
  await round(parts({ reach: { allowsPrivate: true, resolve: leading('127.0.0.1') } }));
  expect(one.calls).toHaveLength(1);
  await erased(2);
  await round(parts({ reach: { allowsPrivate: false, resolve: leading('127.0.0.1') } }));
  await erased(3);
  await round(parts({ reach: { allowsPrivate: true, resolve: leading('169.254.169.254') } }));
  expect(one.calls).toHaveLength(1);
  expect((await logOf(id))[0]?.last_error).toMatch(/réseau privé/);
});
