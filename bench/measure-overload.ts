// Far more clients than the shop can serve, on pages and queries that no cache holds: measures throughput, refused
// requests, health checks and checkouts.
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { send } from './load.ts';
import { openShop, projectRoot } from './open-shop.ts';
import { probe } from './probe.ts';
import type { Answered } from './probe.ts';

const CROWD = 300;
const FEW = 8;
// Refused clients retry after a second, five times sooner than Retry-After asks.
const COMES_BACK_MS = 1_000;

type Asked = { path: string; body: string | null };
type Kind = { name: string; ask: (at: number) => Asked };

const kinds: readonly Kind[] = [
  { name: 'pages', ask: (at) => ({ path: `/search?q=peinture+${at}`, body: null }) },
  {
    name: 'GraphQL',
    ask: (at) => ({
      path: '/graphql',
      body: JSON.stringify({
        query: `{ products(search: "peinture ${at}", pageSize: 20) { total_count items { sku name url_key price_range { minimum_price { final_price { value } } } } aggregations { attribute_code options { label count value } } } }`,
      }),
    }),
  },
];
const BUY = JSON.stringify({ query: 'mutation { createEmptyCart }' });

export async function measureOverload(seconds: number): Promise<void> {
  const rows = [];
  for (const admission of ['off', 'on']) {
    const { shop } = await openShop(path.join(projectRoot, '.cache', 'bench-data'), { ADMISSION: admission });
    try {
      for (const kind of kinds) {
        await crowd(shop.url, kind, FEW, 2);
        for (const clients of [FEW, CROWD]) {
          const figures = await crowd(shop.url, kind, clients, seconds);
          rows.push({ admission, asked: kind.name, clients, ...figures });
          await setTimeout(1_000);
        }
      }
    } finally {
      await shop.stop();
    }
  }
  console.table(rows);
}

// No two requests of a run ask the same.
let asked = 0;

async function crowd(url: string, { ask }: Kind, clients: number, seconds: number) {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const goesOn = () => performance.now() < end;
  const next = () => ask((asked += 1));
  const [served, bought, health] = await Promise.all([
    together(url, clients, next, goesOn),
    probe(`${url}/graphql`, BUY, seconds),
    probe(`${url}/healthz`, null, seconds),
  ]);
  // Requests still queued at the end are waited for.
  const elapsed = (performance.now() - begun) / 1_000;
  const good = served.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const shed = served.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const carts = bought.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    'served/s': Math.round(good.length / elapsed),
    'p50 ms': at(good, 0.5),
    'p99 ms': at(good, 0.99),
    '503/s': Math.round(shed.length / elapsed),
    '503 p50 ms': at(shed, 0.5),
    '503 p99 ms': at(shed, 0.99),
    'slowest health ms': at(
      health.map(({ ms }) => ms),
      1,
    ),
    'health failed': health.filter(({ status }) => status !== 200).length,
    'carts ok %': Math.round((100 * carts.length) / Math.max(1, bought.length)),
    'carts p99 ms': at(carts, 0.99),
    others: served.length - good.length - shed.length,
  };
}

async function together(
  url: string,
  clients: number,
  next: () => Asked,
  goesOn: () => boolean,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers: Answered[] = [];
  const client = async () => {
    while (goesOn()) {
      const { path: place, body } = next();
      const before = performance.now();
      const { status } = await send(url + place, body, agent).catch(() => ({ status: 0 }));
      answers.push({ status, ms: performance.now() - before });
      if (status === 503) await setTimeout(COMES_BACK_MS);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return answers;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
