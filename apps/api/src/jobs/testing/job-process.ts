// A shop's jobs in a process of its own, for a test that kills it: the one job begins, says so, and never ends.
import { sql } from 'kysely';
import { openPool } from '../../database/open-pool.ts';
import { createLog } from '../../monitoring/log.ts';
import { startJobs } from '../jobs.ts';

const [databaseUrl = '', begunAt = ''] = process.argv.slice(2);
const db = openPool(databaseUrl, { size: 2, statementTimeoutMs: 5_000, onTrouble: () => {} });
startJobs({
  db,
  clock: async () => new Date(begunAt),
  log: createLog({ level: 'silent' }),
  process: 'celui qui meurt',
  jobs: [
    {
      name: 'essai',
      title: 'Essai',
      schedule: { kind: 'every', minutes: 10 },
      async work() {
        await sql`insert into begun (by) values ('celui qui meurt')`.execute(db);
        return new Promise(() => {});
      },
    },
  ],
});
setInterval(() => {}, 60_000);
