// Processes of one shop whose own clocks are wrong: what is under way, due and to come goes by the database's.
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordEvent } from './events/events.ts';
import { selectHead } from './events/events-store.ts';
import { sequenceEvents } from './events/read-events.ts';
import { receiver } from './integration/webhooks/testing/receiver.ts';
import type { Receiver } from './integration/webhooks/testing/receiver.ts';
import { createWebhook, replayWebhook, switchWebhook } from './integration/webhooks/webhooks.ts';
import { UPLOADS_JOB } from './integration/uploads/run-uploads.ts';
import { askForRun, readJobs } from './jobs/jobs.ts';
import { upsertJobs } from './jobs/jobs-store.ts';
import type { Mailer } from './mail/sending/mailer.ts';
import { queueMail } from './outbox/outbox.ts';
import { reviveMessage } from './outbox/outbox-store.ts';
import { ORDER_SECRET } from './testing/mail-room.ts';
import { shopApi } from './testing/shop-api.ts';
import type { ShopApi, ShopApiOptions } from './testing/shop-api.ts';

const PATIENT = { timeout: 30_000, interval: 20 };
const MONTH_MS = 30 * DAY_MS;
const rightly = () => new Date();
const ahead = () => new Date(Date.now() + 2 * HOUR_MS);
const behind = () => new Date(Date.now() - 2 * HOUR_MS);
/** The clock that jumps. */
let turned = rightly;
const now = () => turned();

const shops: ShopApi[] = [];
const receivers: Receiver[] = [];
afterEach(async () => {
  turned = rightly;
  // A call that is answered never would hold its shop up.
  await Promise.all(receivers.splice(0).map((one) => one.close()));
  for (const shop of shops.splice(0).toReversed()) await shop.close();
});

async function open(options: ShopApiOptions): Promise<ShopApi> {
  const shop = await shopApi(options);
  shops.push(shop);
  return shop;
}

/** Whoever is named keeps its server waiting until it is let go. */
function mailServer(slow = '') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const mailer: Mailer = {
    async send({ to }) {
      sent.push(to);
      if (to === slow) await promise;
    },
    keepsMails: false,
    close: () => {},
  };
  return { mailer, sent, letGo: resolve };
}

function queue({ db }: Pick<ShopApi, 'db'>, to: string, now: () => Date): Promise<void> {
  const variables = { name: 'Camille', reason: 'Autre demande', message: 'Bonjour' };
  return queueMail(db, { template: 'contact_ack', to, variables }, now());
}

const unsent = async ({ db }: ShopApi) =>
  (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length;

it('a mail under way when the clock jumps two hours ahead is not sent again by another process', async () => {
  const { mailer, sent, letGo } = mailServer('lent@chantier.example');
  const first = await open({ now, mailer });
  await open({ now, mailer, beside: first });
  await queue(first, 'lent@chantier.example', now);
  await expect.poll(() => sent, PATIENT).toHaveLength(1);
  turned = ahead;
  // The hands of the one are full: this is sent by the other, which has looked then.
  await queue(first, 'vite@chantier.example', rightly);
  await expect.poll(() => unsent(first), PATIENT).toBe(1);
  letGo();
  await expect.poll(() => unsent(first), PATIENT).toBe(0);
  expect(sent).toEqual(['lent@chantier.example', 'vite@chantier.example']);
});

it.each([
  ['ahead', ahead],
  ['behind', behind],
])('a mail queued by a process whose clock is two hours %s leaves at once', async (_, wrong) => {
  turned = wrong;
  const { mailer, sent } = mailServer();
  const shop = await open({ now, mailer });
  await queue(shop, 'camille@chantier.example', now);
  await expect.poll(() => sent, PATIENT).toEqual(['camille@chantier.example']);
});

function called({ db }: Pick<ShopApi, 'db'>, url: string) {
  return createWebhook(doing({ db }), { name: 'ERP', url, types: null, shopSecret: ORDER_SECRET });
}

function doing({ db }: Pick<ShopApi, 'db'>) {
  const place = { viewer: { kind: 'visitor' }, clientAddress: 'poste', requestId: 'essai', now } as const;
  return { db, place, author: 'essai' };
}

async function erased({ db }: Pick<ShopApi, 'db'>, id: number): Promise<void> {
  await recordEvent(db, { type: 'customer.erased', of: id, data: { customer_id: id } }, now());
}

const subjects = ({ calls }: Receiver) => calls.map(({ body }) => String(Object(JSON.parse(body)).subject));

it('a call under way when the clock jumps two hours ahead is not made again, and what happens then is told at once', async () => {
  const one = await receiver();
  receivers.push(one);
  one.answers = null;
  const parts: ShopApiOptions = { database: 'empty', now, webhooks: { allowsPrivate: true } };
  const first = await open(parts);
  await open({ ...parts, beside: first });
  await called(first, one.url);
  await erased(first, 1);
  await expect.poll(() => subjects(one), PATIENT).toEqual(['customer/1']);
  turned = ahead;
  // The one is still at it: this is told by the other, which has looked then.
  await erased(first, 2);
  await expect.poll(() => subjects(one), PATIENT).toContain('customer/2');
  expect(subjects(one)).toEqual(['customer/1', 'customer/2']);
});

it('a run under way when the clock jumps two hours ahead is not begun again by another process', async () => {
  const parts: ShopApiOptions = { database: 'empty', now, runsJobs: true };
  const first = await open(parts);
  await open({ ...parts, beside: first });
  await expect.poll(() => readJobs(first.db), PATIENT).not.toEqual([]);
  const runsOf = (name: string) =>
    first.db.selectFrom('job_run').select(['outcome', 'tries', 'lease']).where('name', '=', name).execute();
  await first.db.transaction().execute(async (transaction) => {
    // Its work waits for the table.
    await sql`lock table import_upload in access exclusive mode`.execute(transaction);
    await askForRun(first.db, UPLOADS_JOB, now());
    const held = () => runsOf(UPLOADS_JOB);
    await expect.poll(held, PATIENT).toMatchObject([{ tries: 1, lease: expect.any(String) }]);
    const before = await held();
    turned = ahead;
    // Whoever has done others since, one after the other, has looked at this one as well.
    for (const times of [1, 2, 3]) {
      const done = Array.from({ length: times }, () => ({ outcome: 'done' }));
      await askForRun(first.db, 'privacy-sweep', rightly());
      await expect.poll(() => runsOf('privacy-sweep'), PATIENT).toMatchObject(done);
    }
    expect(await held()).toEqual(before);
  });
});

it('hours are those of Paris by the database, though the process that makes them known is a month ahead', async () => {
  turned = () => new Date(Date.now() + MONTH_MS);
  const shop = await open({ database: 'empty', now, runsJobs: true });
  await expect.poll(() => readJobs(shop.db), PATIENT).not.toEqual([]);
  const wait = (await readJobs(shop.db)).map(({ nextDueAt }) => nextDueAt.getTime() - Date.now());
  // A day that is left at the end of summer has 25 hours.
  expect(Math.max(...wait)).toBeLessThanOrEqual(25 * HOUR_MS);
});

it('what somebody asks for again whose clock is two hours ahead is due at once', async () => {
  const { db } = await open({ database: 'empty', now });
  turned = ahead;
  const { id } = await called({ db }, 'https://erp.example/appels');
  await erased({ db }, 1);
  await sequenceEvents(db);
  const { position } = await selectHead(db);
  await sql`update webhook set position = ${position}`.execute(db);
  expect(await replayWebhook(doing({ db }), { id, after: 0 })).toBe(1);
  const waiting = async () => {
    const { rows } = await sql<{ table: string }>`
      select 'outbox' as table from outbox where next_try_at > clock_timestamp() union all
      select 'webhook_delivery' from webhook_delivery where next_try_at > clock_timestamp() union all
      select 'job_run' from job_run where greatest(due_at, next_try_at) > clock_timestamp()`.execute(db);
    return rows.map(({ table }) => table);
  };
  expect(await waiting()).toEqual([]);

  await queue({ db }, 'camille@chantier.example', now);
  await upsertJobs(db, [{ name: 'essai', schedule: 'daily 3', dueAt: ahead() }]);
  await askForRun(db, 'essai', now());
  expect(await waiting()).toEqual([]);
  const later = { next_try_at: ahead() };
  await db
    .updateTable('outbox')
    .set({ ...later, failed_at: rightly() })
    .execute();
  await db
    .updateTable('webhook_delivery')
    .set({ ...later, failed_at: rightly() })
    .execute();
  await db.updateTable('webhook').set({ disabled_at: rightly(), disabled_for: 'essai' }).execute();
  await db.updateTable('job_run').set(later).execute();
  expect(await waiting()).toEqual(['outbox', 'webhook_delivery', 'job_run']);

  const [mail] = await db.selectFrom('outbox').select('id').execute();
  expect(await reviveMessage(db, mail?.id ?? '', now())).toBe(true);
  expect(await switchWebhook(doing({ db }), { id, on: true })).toBe(true);
  await askForRun(db, 'essai', now());
  expect(await waiting()).toEqual([]);
});
