// A restored shop on a port of its own, as `npm start` would run it, for as long as somebody walks through it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Configuration, Environment } from '@nuancier/api/configuration/configuration.ts';
import { BackupRefused } from '@nuancier/api/backups/backups.ts';

export type Answer = { status: number; text: string };
export type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

const SERVER = join(import.meta.dirname, '../../../../storefront/server.ts');
const LONGEST_START_MS = 180_000;
const LONGEST_END_MS = 20_000;
const LOOK_EVERY_MS = 100;

export async function runRestoredShop<T>(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  { env, configuration }: { env: Environment; configuration: Configuration },
  walk: (ask: Ask) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: { ...settingsOf(env), PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += String(piece)));
  const ended = once(child, 'exit').then(() => 'ended' as const);
  const host =
    configuration.mode === 'production' ? new URL(configuration.publicUrl).host : `localhost:${port}`;
  const ask: Ask = (path, body, headers = {}) =>
    answerOf(port, path, { body, headers: { host, ...headers } });
  const over = new AbortController();
  try {
    if ((await Promise.race([ready(ask, over.signal), ended])) === 'ended')
      throw new BackupRefused(`La boutique restaurée ne démarre pas\u00A0: ${said.trim().slice(-500)}`);
    return await walk(ask);
  } finally {
    over.abort();
    child.kill('SIGTERM');
    await Promise.race([ended, setTimeout(LONGEST_END_MS, null, { ref: false })]);
    child.kill('SIGKILL');
  }
}

/** Every way to what belongs to the living shop: its database by whichever door, its files, its API, its traces. */
const OF_THE_LIVING = /^(?:DATABASE_|S3_|BACKUP_|OTEL_|COMMERCE_API_URL$|PUBLIC_URL$)/;

/** Its own pictures and papers, no demonstration loaded over it, one process, for this machine alone. */
function settingsOf(env: Environment): Environment {
  const kept = Object.entries(env).filter(([name]) => !OF_THE_LIVING.test(name));
  const inProduction = env['NODE_ENV'] === 'production' || env['SHOP_MODE'] === 'production';
  return {
    ...Object.fromEntries(kept),
    ...(inProduction ? { PUBLIC_URL: env['PUBLIC_URL'] } : {}),
    HOST: '127.0.0.1',
    LOAD_DEMO: 'no',
    SHOP_WORKERS: '1',
    LOG_LEVEL: 'error',
  };
}

/** A shop that has ended is not waited for. */
async function ready(ask: Ask, over: AbortSignal): Promise<'ready' | 'ended'> {
  for (const until = Date.now() + LONGEST_START_MS; Date.now() < until;) {
    if (over.aborted) return 'ended';
    const { status } = await ask('/readyz').catch(() => ({ status: 0 }));
    if (status === 200) return 'ready';
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new BackupRefused('La boutique restaurée n’est pas prête après trois minutes.');
}

type Sent = { body: object | undefined; headers: Record<string, string> };

function answerOf(port: number, path: string, { body, headers }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const json = body === undefined ? undefined : JSON.stringify(body);
  const sent = request({
    port,
    path,
    host: '127.0.0.1',
    agent: false,
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  sent.on('error', reject).on('response', (answer) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (piece: string) => (text += piece));
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    answer.on('error', reject);
  });
  sent.end(json);
  return promise;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof found === 'object' && found !== null ? found.port : 0;
}
