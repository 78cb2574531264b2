// The shop of one size as anybody starts it, asked from outside.
import { sql } from 'kysely';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { Database } from '@nuancier/api/database/tables.ts';
import { staffSession } from '@nuancier/api/testing/staff-session.ts';
import { parentOf, usageOf } from '../cpu-time.ts';
import { openShop } from '../open-shop.ts';
import { costOf } from './cost-of.ts';
import type { Cost } from './cost-of.ts';
import { customerAsks } from './customer-asks.ts';
import { deskAsks } from './desk-asks.ts';

/** Processor time in ms, memory in MiB, seconds where it says so. */
export type Figures = Record<string, number>;

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const KEEPER = 'marc.leroy@equipe.valbrune.example';

export async function measureShop(dataDir: string, only: string): Promise<Figures> {
  const started = await openShop(dataDir, { TRUST_PROXY: '127.0.0.1' });
  const { shop, startSeconds, authorization } = started;
  const tool = await openDatabase({ dataDir, poolSize: 1, role: 'tool' });
  try {
    const measured = { server: [shop.pid], postmaster: await postmasterOf(tool.db) };
    const start = usageOf([shop.pid]);
    const figures: Figures = {
      'démarrage, secondes': startSeconds,
      'démarrage, processeur (s)': start.cpuMs / 1000,
      'mémoire, prêt (Mio)': start.memoryMiB,
    };
    const owner = await staffSession(tool.db, OWNER, new Date());
    const keeper = await staffSession(tool.db, KEEPER, new Date());
    const asks = [
      ...(await customerAsks(shop.url, authorization, await stockedShelves(tool.db))),
      ...deskAsks(shop.url, owner, keeper),
    ];
    for (const { name, run } of asks.filter((one) => one.name.includes(only))) {
      const cost = await costOf(measured, run).catch((error: unknown) => console.error(name, error));
      if (!cost) continue;
      const { memoryMiB } = usageOf([shop.pid]);
      console.log(`${told(name, cost)}, ${memoryMiB.toFixed(0)} Mio`);
      figures[name] = cost.serverMs + cost.databaseMs;
    }
    figures['mémoire, après (Mio)'] = usageOf([shop.pid]).memoryMiB;
    return figures;
  } finally {
    await tool.close();
    await shop.stop();
  }
}

export function told(name: string, { serverMs, databaseMs, wallMs }: Cost): string {
  const parts = [serverMs, databaseMs, wallMs].map((ms) => ms.toFixed(ms < 10 ? 2 : 0));
  return `${name} : ${parts[0]} ms serveur + ${parts[1]} ms base (${parts[2]} ms écoulées)`;
}

export async function postmasterOf(db: Database): Promise<number | null> {
  const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return found.rows[0] === undefined ? null : parentOf(found.rows[0].pid);
}

/** Articles that a store has enough of, all over the shelf. */
async function stockedShelves(db: Database): Promise<{ sku: string; store: string }[]> {
  const found = await sql<{ sku: string; store: string }>`
    with drawn as (select sku from article where range_status = 'P' order by hashtext(sku) limit 500)
    select distinct on (sku) sku, shop_code as store from drawn join stock on article_sku = sku
    where shop_code like 'VB%' and available between 20 and 60 order by sku, hashtext(shop_code)`.execute(db);
  return found.rows;
}
