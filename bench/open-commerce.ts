// The demo shop in the measuring process, so that the trade is measured and not the transport.
import path from 'node:path';
import { createApi } from '@nuancier/api/api.ts';
import type { Api } from '@nuancier/api/api.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { Database } from '@nuancier/api/database/tables.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { parentOf } from './cpu-time.ts';

export type Commerce = {
  api: Api;
  db: Database;
  postmaster: number | null;
  /** how many statements the API has sent, but for the beginning and the end of transactions */
  statements: () => number;
  close: () => Promise<void>;
};

export async function openCommerce(): Promise<Commerce> {
  const dataDir = path.join(import.meta.dirname, '..', '.cache', 'bench-commerce');
  const database = await openDatabase({ dataDir, poolSize: 10 });
  await database.forLongWork(async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length === 0) await loadDemo(db, { size: 600, today: new Date() });
  });
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const api = await createApi({
    db: database.db.withPlugin(counting),
    databaseUrl: database.url,
    now: () => new Date(),
    log: createLog({ level: 'warn' }),
    publicUrl: 'http://localhost',
    production: false,
    captcha: { kind: 'off' },
    orderSecret: 'secret-des-commandes-du-banc',
    payments: { kind: 'demo', secret: 'secret-de-la-banque-du-banc' },
    contactEmail: 'service.client@valbrune.example',
    stores: folderStores(dataDir),
  });
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  return {
    api,
    db: database.db,
    postmaster: parentOf(backend.rows[0]?.pid ?? 0),
    statements: () => statements,
    async close() {
      await api.close();
      await database.close();
    },
  };
}
