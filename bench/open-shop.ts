import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openSession } from '@nuancier/api/customers/customers.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { freePort, startServer } from './child-server.ts';
import type { ChildServer } from './child-server.ts';
import { parentOf } from './cpu-time.ts';
import { send } from './load.ts';

export const projectRoot = path.join(import.meta.dirname, '..');

export type OpenShop = {
  shop: ChildServer;
  postmaster: number | null;
  startSeconds: number;
  /** of a company with a price list and a contract */
  authorization: string;
};

const COMPANY = 'nadia.castellan@demo.valbrune.example';

const LONGEST_START_MS = 600_000;

/** The built shop on a data folder, ready to answer from its catalogue. */
export async function openShop(dataDir: string, env: Record<string, string> = {}): Promise<OpenShop> {
  const started = performance.now();
  const shop = await startServer(
    [path.join(projectRoot, 'apps/storefront/server.ts')],
    { PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    /(http:\/\/(?:127\.0\.0\.1|localhost):\d+)/,
  );
  await untilReady(shop.url);
  const startSeconds = (performance.now() - started) / 1000;
  return { shop, startSeconds, ...(await findDatabase(dataDir)) };
}

/** As a balancer asks. A listing would be refused after nine seconds, and a large catalogue takes longer. */
async function untilReady(url: string): Promise<void> {
  for (const until = performance.now() + LONGEST_START_MS; performance.now() < until;) {
    if ((await send(`${url}/readyz`, null)).status === 200) return;
    await setTimeout(100);
  }
  throw new Error('The shop was not ready in time');
}

/** The postmaster, parent of our own connection's process, and the token of a signed-in customer. */
async function findDatabase(folder: string): Promise<Pick<OpenShop, 'postmaster' | 'authorization'>> {
  const database = await openDatabase({ dataDir: folder, poolSize: 1, role: 'tool' });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const postmaster = rows[0] ? parentOf(rows[0].pid) : null;
  const { id } = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', COMPANY)
    .executeTakeFirstOrThrow();
  const token = await openSession(database.db, id, new Date());
  await database.close();
  return { postmaster, authorization: `Bearer ${token}` };
}
