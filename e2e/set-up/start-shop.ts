// Before the journeys: the built shop in a process of its own, on a database cloned from the demo.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { FullConfig } from '@playwright/test';
import { cloneDatabase } from '@nuancier/api/testing/clone-database.ts';
import { countOpened } from '@nuancier/api/testing/count-opened.ts';
import { startTestCluster } from '@nuancier/api/testing/test-cluster.ts';
import { peoplePlan } from '@nuancier/demo/people-plan.ts';
import { freePort } from '../../bench/child-server.ts';
import { noteBrowser } from './note-browser.ts';
import { whatWaits } from '../walking/what-waits.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 180_000;

export default async function startShop({ projects }: FullConfig): Promise<() => Promise<void>> {
  await noteBrowser(projects[0]?.use.launchOptions?.executablePath ?? chromium.executablePath());
  const cluster = await startTestCluster();
  const database = await cloneDatabase(cluster.cluster, 'demoToday');
  // Neither has begun: a promotion to come, and one that is being written.
  await peoplePlan(database.db, new Date());
  await whatWaits(database.db, new Date());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, [path.join(projectRoot, 'apps/storefront/server.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: path.join(projectRoot, '.cache', 'browser-shop'),
      LOG_LEVEL: 'warn',
      // What nobody asks for would take the processor from what is looked at.
      PICTURES_AHEAD: 'off',
      NODE_COMPILE_CACHE: path.join(projectRoot, '.cache', 'compiled'),
      TRUST_PROXY: '127.0.0.1, ::1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(`${url}/readyz`, shop);
  countOpened('shop');
  process.env['SHOP_URL'] = url;
  return async () => {
    countOpened('page', await pagesAnswered(url));
    await stop(shop);
    await database.close();
    await cluster.stop();
  };
}

async function ready(url: string, shop: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode} before it was ready`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop did not become ready');
}

const PAGES =
  /^nuancier_http_seconds_count\{(?=[^}]*route="(?:pages|lists|account|checkout|gestion)")[^}]*\} (\d+)$/gm;

/** As the shop counted them itself, forms and their redirects among them. */
async function pagesAnswered(url: string): Promise<number> {
  const figures = await fetch(`${url}/metrics`).then((answer) => answer.text());
  return [...figures.matchAll(PAGES)].reduce((sum, [, count]) => sum + Number(count), 0);
}

function stop(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}
