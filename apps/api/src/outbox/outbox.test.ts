// The outbox against a real mail server: each mail once, whatever happens on the way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { createLog } from '../monitoring/log.ts';
import { smtpServer } from '../mail/testing/smtp-server.ts';
import type { SmtpServer } from '../mail/testing/smtp-server.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { queueMail } from './outbox.ts';
import { FAILED_DAYS, cleanOutbox, SENT_DAYS } from './outbox-worker.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { reviveMessage } from './outbox-store.ts';
import { MOST_TRIES } from './retry-delay.ts';
import { mailWorker } from './testing/mail-worker.ts';

const PATIENT = { timeout: 15_000, interval: 20 };
const log = createLog({ level: 'silent' });

let database: ClonedDatabase;
let server: SmtpServer;
let clock: Date;
let workers: OutboxWorker[];

beforeEach(async () => {
  database = await testDatabase('demo');
  server = await smtpServer();
  clock = new Date();
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await server.close();
  await database.close();
});

function start(smtpUrl = server.url): OutboxWorker {
  const worker = mailWorker({ db: database.db, smtpUrl, log, clock: async () => clock });
  workers.push(worker);
  return worker;
}

function queue(to = 'camille@chantier.example', name = 'Camille'): Promise<void> {
  const variables = { name, reason: 'Autre demande', message: 'Bonjour' };
  return queueMail(database.db, { template: 'contact_ack', to, variables }, clock);
}

const rows = () => database.db.selectFrom('outbox').selectAll().execute();
const messageIds = () => server.mails.map((mail) => mail.headers['message-id']);

it('a queued mail is delivered once, with the id of its row, and what it said is forgotten', async () => {
  await queue();
  const worker = start();
  await expect.poll(rows, PATIENT).toMatchObject([{ sent_at: clock, tries: 1, failed_at: null }]);
  worker.wake();
  await worker.close();
  const [row] = await rows();
  expect(messageIds()).toEqual([`<${row?.id}@valbrune.example>`]);
  expect(server.mails[0]?.recipients).toEqual(['camille@chantier.example']);
  expect(row?.payload).toEqual({ template: 'contact_ack', to: 'camille@chantier.example' });
});

it('K09 with the mail server gone for an hour, mails leave when it is back, once each', async () => {
  const { port } = server;
  await server.close();
  await queue('un@chantier.example');
  await queue('deux@chantier.example');
  const worker = start(`smtp://127.0.0.1:${port}`);
  await expect.poll(rows, PATIENT).toMatchObject([
    { tries: 1, sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
    { tries: 1, sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  const later = async () => {
    clock = new Date(clock.getTime() + HOUR_MS);
    worker.wake();
    return rows();
  };
  await expect.poll(async () => (await later()).every((row) => row.tries > 2), PATIENT).toBe(true);

  server = await smtpServer({ port });
  const sent = { sent_at: expect.any(Date) };
  await expect.poll(later, PATIENT).toMatchObject([sent, sent]);
  expect(server.mails.flatMap((mail) => mail.recipients).toSorted()).toEqual([
    'deux@chantier.example',
    'un@chantier.example',
  ]);
});

it('K10 killed after sending and before marking: one repeat, with the same message id', async () => {
  const { port } = server;
  await server.close();
  await queue();
  const script = join(import.meta.dirname, 'testing/worker-process.ts');
  server = await smtpServer({
    port,
    async taken() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  });
  const child = spawn(process.execPath, [script, database.url, server.url], { stdio: 'inherit' });
  await once(child, 'exit');
  expect(server.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sent_at: null, tries: 1 }]);

  const worker = start();
  worker.wake();
  await worker.close();
  expect(server.mails).toHaveLength(1);

  clock = new Date(clock.getTime() + HOUR_MS);
  start();
  await expect.poll(rows, PATIENT).toMatchObject([{ sent_at: clock, tries: 2 }]);
  expect(messageIds()).toHaveLength(2);
  expect(new Set(messageIds()).size).toBe(1);
});

it('two workers at once never send the same mail', async () => {
  const names = Array.from({ length: 45 }, (_, index) => `n${index}@chantier.example`);
  await Promise.all(names.map((name) => queue(name)));
  for (const worker of [start(), start(), start()]) worker.wake();
  await expect.poll(async () => (await rows()).every((row) => row.sent_at !== null), PATIENT).toBe(true);
  expect(server.mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(names.toSorted());
  expect(new Set(messageIds()).size).toBe(45);
});

it('a recipient who does not exist is given up at once; a server in trouble is not', async () => {
  const { port } = server;
  await server.close();
  server = await smtpServer({
    port,
    recipient: (address) =>
      address.startsWith('parti') ? '550 inconnu' : address.startsWith('plein') ? '452 pleine' : undefined,
  });
  await queue('parti@chantier.example');
  await queue('plein@chantier.example');
  start();
  await expect
    .poll(rows, PATIENT)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ failed_at: clock, last_error: expect.stringContaining('550') }),
        expect.objectContaining({ failed_at: null, last_error: expect.stringContaining('452') }),
      ]),
    );
});

it('after the last attempt a mail is given up, and leaves when an operator revives it', async () => {
  const { port } = server;
  await server.close();
  await queue();
  await database.db
    .updateTable('outbox')
    .set({ tries: MOST_TRIES - 1 })
    .execute();
  const worker = start(`smtp://127.0.0.1:${port}`);
  await expect.poll(rows, PATIENT).toMatchObject([{ failed_at: clock, tries: MOST_TRIES }]);

  server = await smtpServer({ port });
  worker.wake();
  const [row] = await rows();
  expect(await reviveMessage(database.db, row?.id ?? '', clock)).toBe(true);
  worker.wake();
  await expect.poll(rows, PATIENT).toMatchObject([{ sent_at: clock, failed_at: null }]);
  expect(await reviveMessage(database.db, row?.id ?? '', clock)).toBe(false);
});

it('a mail that cannot be written harms no other', async () => {
  await queue('a@b.example\r\nBcc: tous@chantier.example');
  await queue('bonne@chantier.example');
  start();
  await expect
    .poll(rows, PATIENT)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ failed_at: clock, last_error: 'not an e-mail address' }),
        expect.objectContaining({ sent_at: clock }),
      ]),
    );
  expect(server.mails.flatMap((mail) => mail.recipients)).toEqual(['bonne@chantier.example']);
});

it('addresses are forgotten some days after the end', async () => {
  await queue('envoye@chantier.example');
  await queue('attend@chantier.example');
  await queue('abandonne@chantier.example');
  const mark = (to: string, columns: { sent_at: Date } | { failed_at: Date }) =>
    database.db
      .updateTable('outbox')
      .set(columns)
      .where(sql<string>`payload->>'to'`, '=', to)
      .execute();
  await mark('envoye@chantier.example', { sent_at: clock });
  await mark('abandonne@chantier.example', { failed_at: clock });
  const leftAfter = async (days: number) => {
    await cleanOutbox(database.db, new Date(clock.getTime() + days * DAY_MS));
    return (await rows()).length;
  };
  expect(await leftAfter(SENT_DAYS - 1)).toBe(3);
  expect(await leftAfter(SENT_DAYS + 1)).toBe(2);
  expect(await leftAfter(FAILED_DAYS + 1)).toBe(1);
});
