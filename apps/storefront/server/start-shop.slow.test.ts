import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import type { TestDatabase } from '@nuancier/api/testing/test-database.ts';
import { WITHOUT_POSTGRES } from '@nuancier/api/testing/without-postgres.ts';

const projectRoot = path.join(import.meta.dirname, '..', '..', '..');
const server = path.join(import.meta.dirname, '..', 'server.ts');
/** Less than the second by which workers and parent would overrun the window, had each the whole of it. */
const A_BUSY_MACHINE_MS = 900;
/** A worker that reads its catalogue has its port in well under a second. */
const OPENED_BY_THEN_MS = 3_000;
/** A machine busy with other tests takes its time. */
const PATIENCE_MS = 180_000;
const NPM_START = ['npm', 'start', '--silent'];
const QUESTION = JSON.stringify({ query: '{ __typename }' });
const HALF_ASKED = {
  method: 'POST',
  agent: false,
  headers: {
    'content-type': 'application/json',
    'content-length': QUESTION.length,
    expect: '100-continue',
  },
};
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>, command = [process.execPath, server]) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal and a service manager make one.
    detached: true,
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}

it('N09 a production start with missing secrets refuses and names the variables', async () => {
  const { code, output } = await start({ NODE_ENV: 'production' }).ended;
  expect(code).toBe(EXIT.settings);
  expect(output).toContain('SESSION_SECRET');
  expect(output).toContain('PUBLIC_URL');
  expect(output).not.toContain('    at ');
});

it('N16 a production start with LOAD_DEMO refuses in a sentence, before anything is written', async () => {
  const database = await testDatabase('empty');
  const { code, output } = await start({
    NODE_ENV: 'production',
    LOAD_DEMO: 'yes',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://www.nuancier.test',
    SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
    SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
    MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
    MAIL_CONTACT: 'contact@nuancier.test',
  }).ended;
  expect(code).toBe(EXIT.settings);
  expect(output).toBe(
    'LOAD_DEMO=yes est refusé en production\u00A0: ouvrez la boutique avec «\u00A0npm run shop -- init\u00A0».\n',
  );
  expect(await database.db.selectFrom('site').selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom('product').select('id').execute()).toEqual([]);
  await database.close();
});

it('a taken port is said at once, with a way out', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as { port: number }).port);
  const { code, output } = await start({ PORT: port }).ended;
  taken.close();
  expect(code).toBe(EXIT.unavailable);
  expect(output).toContain(`Le port ${port} est déjà utilisé`);
});

it('a database that does not answer is told in a sentence and by the exit code', async () => {
  const { code, output } = await start({
    PORT: String(freePort()),
    DATABASE_URL: 'postgresql://boutique@127.0.0.1:9/boutique',
  }).ended;
  expect(code).toBe(EXIT.unavailable);
  expect(output).toContain('La base de données ne répond pas comme il faut');
  expect(output).not.toContain('    at ');
});

it('a shop that came without a database of its own asks for DATABASE_URL: only a setting mends that', async () => {
  const { code, output } = await start({
    PORT: String(freePort()),
    DATA_DIR: path.join('.cache', 'no-database-test'),
    NODE_OPTIONS: WITHOUT_POSTGRES,
  }).ended;
  expect(code).toBe(EXIT.settings);
  expect(output).toContain('Indiquez une base avec DATABASE_URL');
  expect(output).not.toContain('    at ');
});

describe('a shop at work', { timeout: 2 * PATIENCE_MS }, () => {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  let database: TestDatabase;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await testDatabase('demo');
    settings = {
      PORT: String(port),
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
      DATA_DIR: path.join('.cache', 'stop-test'),
      // A machine busy with other tests is no reason to be cut off.
      DRAIN_SECONDS: '90',
    };
  });
  afterAll(() => database.close());

  // On a connection of its own: those that are kept die with a worker that is killed.
  const statusOf = (address: string) =>
    new Promise<number>((resolve) => {
      get(`${url}${address}`, { agent: false, headers: { host: `localhost:${port}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      }).on('error', () => resolve(0));
    });
  /** What it wrote meanwhile is told where it is not. */
  async function isReady({ output }: Pick<ReturnType<typeof start>, 'output'>): Promise<void> {
    try {
      await expect.poll(() => statusOf('/readyz'), { timeout: PATIENCE_MS }).toBe(200);
    } catch (trouble) {
      throw new Error(`The shop is not ready: ${output()}`, { cause: trouble });
    }
  }

  /** All forty are under way, by the shop’s own « go on », and none is whole before the shop was told to stop. */
  async function askedWhileStopping(stop: () => void): Promise<void> {
    const asked = Array.from({ length: 40 }, () => request(`${url}/graphql`, HALF_ASKED));
    const answers = asked.map(
      (one) =>
        new Promise<string>((resolve, reject) => {
          one.on('error', reject).on('response', (answer) => {
            let body = '';
            answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
            answer.on('end', () => resolve(body));
          });
        }),
    );
    await Promise.all(asked.map((one) => (one.flushHeaders(), once(one, 'continue'))));
    stop();
    await expect.poll(() => statusOf('/healthz')).toBe(0);
    for (const one of asked) one.end(QUESTION);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['{"data":{"__typename":"Query"}}']));
  }

  it('K04 SIGTERM to npm and all its group under load: what was asked is answered, then the shop leaves with success', async () => {
    const shop = start(settings, NPM_START);
    await isReady(shop);
    // npm hears it too, and passes it on.
    await askedWhileStopping(() => process.kill(-Number(shop.child.pid), 'SIGTERM'));
    expect((await shop.ended).code).toBe(EXIT.done);
    expect(await statusOf('/healthz')).toBe(0);
  });

  it('several workers on one port: a killed one comes back, the figures are those of all, and they leave together', async () => {
    const shop = start({ ...settings, SHOP_WORKERS: '2' });
    await isReady(shop);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    const [killed] = await workersOf(shop.child);
    process.kill(Number(killed), 'SIGKILL');
    await expect.poll(() => isAlive(killed ?? '')).toBe(false);
    expect(await Promise.all([1, 2, 3, 4].map(() => statusOf('/catalogue/facade')))).toEqual([
      200, 200, 200, 200,
    ]);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    expect(await workersOf(shop.child)).not.toContain(killed);
    expect(shop.output()).toContain('a worker ended');

    await askedWhileStopping(() => shop.child.kill('SIGTERM'));
    expect((await shop.ended).code).toBe(EXIT.done);
    expect(await statusOf('/healthz')).toBe(0);
  });

  it('a worker that comes back opens when its catalogue is read: nobody waits before an empty one', async () => {
    const shop = start({ ...settings, SHOP_WORKERS: '2' });
    await isReady(shop);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    const [killed] = await workersOf(shop.child);
    await database.db.transaction().execute(async (held) => {
      // Read with every catalogue, and by no page.
      await sql`lock table product_link in access exclusive mode`.execute(held);
      process.kill(Number(killed), 'SIGKILL');
      await expect.poll(() => catalogueIsAwaited(database.db), { timeout: 60_000 }).toBe(true);
      await setTimeout(OPENED_BY_THEN_MS);
      expect(await processesAtWork()).toHaveLength(1);
    });
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    shop.child.kill('SIGTERM');
    expect((await shop.ended).code).toBe(EXIT.done);
  });

  it('workers whose parent was killed finish and leave', async () => {
    const shop = start({ ...settings, SHOP_WORKERS: '2' });
    await isReady(shop);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    const workers = await workersOf(shop.child);
    // Somebody whose request never ends holds up nobody for the whole drain window.
    const endless = connect(port, '127.0.0.1').on('error', () => {});
    endless.write(`POST /graphql HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-length: 9\r\n\r\n{`);
    await once(endless, 'connect');
    shop.child.kill('SIGKILL');
    await expect.poll(() => workers.filter(isAlive)).toEqual([]);
    endless.destroy();
    expect(shop.output()).not.toContain('EPIPE');
  });

  it('a worker that hangs is ended and comes back; one that hangs while all leave does not keep the port', async () => {
    const shop = start({ ...settings, SHOP_WORKERS: '2', HANG_SECONDS: '6', DRAIN_SECONDS: '3' });
    await isReady(shop);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    const [hung = ''] = await workersOf(shop.child);
    process.kill(Number(hung), 'SIGSTOP');
    await expect.poll(() => isAlive(hung), { timeout: 60_000 }).toBe(false);
    await expect.poll(processesAtWork, { timeout: 60_000 }).toEqual(['1', '2']);
    const workers = await workersOf(shop.child);
    process.kill(Number(workers[0]), 'SIGSTOP');
    const askedAt = performance.now();
    shop.child.kill('SIGTERM');
    expect((await shop.ended).code).toBe(EXIT.cut);
    expect(performance.now() - askedAt).toBeLessThan(3_000 + A_BUSY_MACHINE_MS);
    expect(workers.filter(isAlive)).toEqual([]);
    expect(shop.output()).toContain('a worker hangs and is ended');
  });

  async function processesAtWork(): Promise<string[]> {
    const figures = await fetch(`${url}/metrics`).then((answer) => answer.text());
    return [...figures.matchAll(/^process_resident_memory_bytes\{worker="(\d)"\}/gm)]
      .map(([, number = '']) => number)
      .toSorted();
  }
});

async function catalogueIsAwaited(db: TestDatabase['db']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where relation = 'product_link'::regclass and not granted`.execute(db);
  return rows.length > 0;
}

function freePort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}

async function workersOf(parent: ChildProcess): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line))
    .flatMap((found) =>
      found?.[2] === String(parent.pid) && found[3]?.includes(server) ? [found[1] ?? ''] : [],
    );
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
