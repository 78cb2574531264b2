// Lists as files: a few at a time, begun before they are promised, given up when nobody reads on.
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../../refusals/refusal.ts';
import { refusalMessages as refusals } from '../../refusal-messages.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { CLAIRE, staffDesk } from '../testing/staff-desk.ts';
import type { StaffDesk } from '../testing/staff-desk.ts';
import { createFilesUnderWay, MOST_FILES } from './files-under-way.ts';
import { listForStaff } from './list-for-staff.ts';

const OWNERS = Array.from({ length: MOST_FILES }, (_, at) => `proprietaire${at}@equipe.example`);
const UNREAD_MS = 1_000;

let desk: StaffDesk;
const cookies = new Map<string, string>();
beforeAll(async () => {
  desk = await staffDesk();
  for (const email of OWNERS) {
    await desk.hire({ email, role: 'proprietaire' });
    cookies.set(email, `nuancier_gestion=${await staffSession(desk.db, email, desk.now())}`);
  }
  cookies.set(CLAIRE, `nuancier_gestion=${await staffSession(desk.db, CLAIRE, desk.now())}`);
});
afterAll(() => desk.close());

let app: FastifyInstance;
let go: () => void;
let opened = 0;
let rows: () => AsyncGenerator<string>;
beforeEach(async () => {
  const gate = new Promise<void>((resolve) => (go = resolve));
  rows = async function* () {
    opened += 1;
    yield 'tête\r\n';
    await gate;
    yield 'rang\r\n';
  };
  app = fastify();
  const { db } = desk;
  const parts = {
    db,
    reads: async <T>(work: (from: typeof db) => Promise<T>) => work(db),
    now: desk.now,
    production: false,
    refusals,
    underWay: createFilesUnderWay(),
    unreadMs: UNREAD_MS,
  };
  await app.register(listForStaff(parts, { file: 'commandes.csv', right: 'shopOrdersCsv' }, () => rows()));
  await app.register(
    listForStaff(parts, { file: 'journal.csv', right: 'journalCsv', isSlow: true }, () => rows()),
  );
});
afterEach(() => app.close());

const get = (who: string, file = 'commandes.csv') =>
  app.inject({ url: `/gestion/fichiers/${file}`, headers: { cookie: cookies.get(who) ?? '' } });
const [first = '', second = ''] = OWNERS;
/** Asked for, and waiting for its first row. */
async function held(who: string, file?: string): Promise<{ answer: ReturnType<typeof get> }> {
  const before = opened;
  const answer = get(who, file);
  void answer.catch(() => undefined);
  await expect.poll(() => opened).toBe(before + 1);
  return { answer };
}

it('of one person, one at a time', async () => {
  const { answer } = await held(first);
  const again = await get(first, 'journal.csv');
  expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
  expect(again.body).toMatch(/^Un autre fichier est en cours de téléchargement à votre nom/);
  go();
  expect((await answer).body).toBe('tête\r\nrang\r\n');
  expect((await get(first)).statusCode).toBe(200);
});

it('of a process, only a few at a time, whoever asks', async () => {
  const others: Awaited<ReturnType<typeof held>>[] = [];
  for (const who of OWNERS.slice(0, MOST_FILES)) others.push(await held(who));
  const more = await get(CLAIRE);
  expect([more.statusCode, more.headers['retry-after']]).toEqual([429, '60']);
  expect(more.body).toMatch(/^Plusieurs fichiers sont déjà en cours/);
  go();
  for (const { answer } of others) expect((await answer).statusCode).toBe(200);
  expect((await get(CLAIRE)).statusCode).toBe(200);
});

it('of those whose pieces are slow, one, while others leave', async () => {
  const { answer } = await held(first, 'journal.csv');
  expect((await get(second, 'journal.csv')).body).toMatch(/^Un fichier du journal est déjà en cours/);
  const other = await held(second);
  go();
  expect([(await answer).statusCode, (await other.answer).statusCode]).toEqual([200, 200]);
});

it('what is refused with the first row is told as such, not as a file that is cut off, and its place is free', async () => {
  rows = async function* () {
    yield 'tête\r\n';
    throw new Refusal('BAD_ORDER_FILTER');
  };
  const refused = await get(first);
  expect([refused.statusCode, refused.body]).toEqual([400, refusals.BAD_ORDER_FILTER.message]);
  rows = async function* () {
    yield 'tête\r\n';
  };
  expect((await get(first)).body).toBe('tête\r\n');
});

it('a place is given back when nobody reads on', async () => {
  rows = async function* () {
    for (let at = 0; at < 100_000; at += 1) yield `${'x'.repeat(2_000)}\r\n`;
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (app.server.address() as { port: number }).port;
  const answer = await fetch(`http://127.0.0.1:${port}/gestion/fichiers/commandes.csv`, {
    headers: { cookie: cookies.get(first) ?? '' },
  });
  expect(answer.status).toBe(200);
  rows = async function* () {
    yield 'tête\r\n';
  };
  const asked = performance.now();
  // On a machine that is slow enough it has been given up before this is asked.
  const { statusCode } = await get(first);
  expect(statusCode === 429 || performance.now() - asked >= UNREAD_MS).toBe(true);
  await vi.waitFor(async () => expect((await get(first)).statusCode).toBe(200), { timeout: 20 * UNREAD_MS });
  await expect(answer.text()).rejects.toThrow('terminated');
});
