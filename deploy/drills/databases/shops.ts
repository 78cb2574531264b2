// Processes of the shop, and buyers who go from one to the other.
/* oxlint-disable no-await-in-loop -- one after the other is what is drilled */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buy } from '../../../scripts/torture/buyer.ts';
import type { Bought } from '../../../scripts/torture/buyer.ts';
import type { Stretch } from '../../../scripts/torture/goods.ts';

const MAIN = path.join(import.meta.dirname, '../../../apps/api/src/main.ts');
const SECRET = 'secret-des-commandes-sous-la-torture';
/** Beside other work a start takes minutes: that is not what is drilled. */
const READY_MS = 300_000;

export type Shops = {
  urls: string[];
  /** What both have written. */
  log: () => string;
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
};

export async function startShops(
  work: string,
  ports: readonly number[],
  env: Record<string, string>,
): Promise<Shops> {
  const logs = ports.map((port) => path.join(work, `shop-${port}-${Date.now()}.log`));
  const children = ports.map((port, at) => {
    const log = openSync(logs[at] ?? '', 'a');
    return spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: path.join(work, 'data'),
        LOG_LEVEL: 'warn',
        SESSION_SECRET: SECRET,
        TRUST_PROXY: '127.0.0.1',
        METRICS_TOKEN: 'drill',
        ...env,
      },
      stdio: ['ignore', log, log],
    });
  });
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const log = () => logs.map((file) => readFileSync(file, 'utf8')).join('');
  const end = performance.now() + READY_MS;
  for (const [at, url] of urls.entries()) {
    while ((await statusOf(`${url}/readyz`)) !== 200) {
      if (performance.now() > end || children[at]?.exitCode != null)
        throw new Error(`A shop did not start: ${log()}`);
      await wait(100);
    }
  }
  return {
    urls,
    log,
    metrics: async () => {
      const answer = await fetch(`${urls[0]}/metrics`, { headers: { authorization: 'Bearer drill' } });
      return answer.text();
    },
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }),
      );
    },
  };
}

export type Trade = {
  bought: Bought[];
  /** When each order was acknowledged, and its number. */
  told: { at: number; number: string }[];
  abandoned: number;
  stop: () => Promise<void>;
};

/** They buy until they are stopped; every request of theirs may meet another process. */
export function openTrade(shops: Shops, stretches: readonly Stretch[], buyers: number): Trade {
  const shop = {
    secret: SECRET,
    get url() {
      return shops.urls[Math.floor(Math.random() * shops.urls.length)] ?? '';
    },
  };
  const hours = { isOpen: true };
  const trade: Trade = { bought: [], told: [], abandoned: 0, stop };
  const all = Array.from({ length: buyers }, async (_none, nth) => {
    const stretch = stretches[nth % stretches.length];
    if (stretch === undefined) return;
    while (hours.isOpen) {
      const done = await buy(shop, stretch);
      if (done === null) {
        trade.abandoned += 1;
        await wait(200);
        continue;
      }
      trade.bought.push(done);
      const [number] = done.numbers;
      if (number !== undefined) trade.told.push({ at: performance.now(), number });
    }
  });
  async function stop(): Promise<void> {
    hours.isOpen = false;
    await Promise.all(all);
  }
  return trade;
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );
}
