// What the shop does by itself: each job the first time on all there is, and once more as on any other night.
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { shopJobs } from '@nuancier/api/shop-jobs.ts';
import { costOnce } from './cost-of.ts';
import { postmasterOf, told } from './measure-shop.ts';
import type { Figures } from './measure-shop.ts';

export async function measureJobs(dataDir: string, only: string): Promise<Figures> {
  const database = await openDatabase({ dataDir, poolSize: 3 });
  try {
    const { db, url } = database;
    const jobs = shopJobs({
      db,
      databaseUrl: url,
      now: () => new Date(),
      log: createLog({ level: 'warn' }),
      stores: folderStores(dataDir),
    });
    const measured = { server: [process.pid], postmaster: await postmasterOf(db) };
    const figures: Figures = {};
    for (const turn of ['première fois', 'ensuite']) {
      for (const { name, work } of jobs) {
        const title = `tâche ${name}, ${turn}`;
        if (!title.includes(only)) continue;
        const signal = new AbortController().signal;
        const cost = await costOnce(measured, async () => console.log(await work(signal)));
        console.log(told(title, cost));
        figures[title] = cost.serverMs + cost.databaseMs;
      }
    }
    return figures;
  } finally {
    await database.close();
  }
}
