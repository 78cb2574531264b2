// One PostgreSQL server for all tests of this working copy. Runs that overlap share it; the last one stops it.
import { createHash, randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { ServerDoesNotStart, openEmbeddedServer } from '../database/embedded/embedded-server.ts';
import type { EmbeddedServer } from '../database/embedded/embedded-server.ts';
import { memoryFolder } from './memory-folder.ts';
import { templateMarks } from './template-marks.ts';
import type { TemplateMarks } from './template-marks.ts';

/** What a test process needs to clone databases: plain data, fit to be handed to other processes. */
export type TestCluster = { url: string; run: number; marks: TemplateMarks };
export type StartedTestCluster = { cluster: TestCluster; stop: () => Promise<void> };

// Beside the run's number as the second key, so that the databases of a killed run can be identified.
const RUN_LOCK = 7_203_010;
const ROOT = join(import.meta.dirname, '../../../..');

export async function startTestCluster(): Promise<StartedTestCluster> {
  const server = await useSoundServer();
  const run = randomInt(1, 2 ** 31);
  const holder = new Client({ connectionString: server.url });
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, run]);
  await dropAbandoned(holder);
  return {
    cluster: { url: server.url, run, marks: await templateMarks() },
    async stop() {
      await holder.end();
      await server.close();
      if (CLOCK !== undefined) await rm(await testDataDir(), { recursive: true, force: true });
    },
  };
}

/** The files are a cache and are not kept safe against a crash: what does not start is thrown away. */
async function useSoundServer(): Promise<EmbeddedServer> {
  const dataDir = await testDataDir();
  const options = { dataDir, role: 'tool', durable: false, onTrouble: () => {} } as const;
  try {
    return await openEmbeddedServer(options);
  } catch (error) {
    if (!(error instanceof ServerDoesNotStart)) throw error;
    await rm(dataDir, { recursive: true, force: true });
    return openEmbeddedServer(options);
  }
}

/** How far the clock of this run is moved: a server keeps the clock it was started with, and is shared by no other run. */
const CLOCK = process.env['FAKETIME'];

/** One for each working copy and clock. */
async function testDataDir(): Promise<string> {
  const memory = await memoryFolder();
  const clock = CLOCK === undefined ? '' : `-moved${CLOCK}`;
  if (memory === null) return join(ROOT, `.cache/test-postgres${clock}`);
  return join(
    memory,
    `nuancier-tests-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}${clock}`,
  );
}

async function dropAbandoned(holder: Client): Promise<void> {
  const found = await holder.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%' and pg_try_advisory_lock($1, split_part(datname, '_', 2)::int)`,
    [RUN_LOCK],
  );
  await Promise.all(found.rows.map((row) => dropQuietly(holder, row.datname)));
}

async function dropQuietly(holder: Client, database: string): Promise<void> {
  const run = Number(database.split('_')[1]);
  await holder
    .query(`drop database if exists ${holder.escapeIdentifier(database)} with (force)`)
    .catch(() => {});
  await holder.query('select pg_advisory_unlock($1, $2)', [RUN_LOCK, run]);
}
