// A PostgreSQL that is not the shop's to start: this process keeps it, and starts it again when it ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@nuancier/api/database/open-database.ts';

export type OwnDatabase = {
  url: string;
  /** Of a shop that knows no more of it than its address. */
  env: Record<string, string>;
  close: () => Promise<void>;
};

export async function ownDatabase(dataDir: string): Promise<OwnDatabase> {
  const database = await openDatabase({ dataDir, poolSize: 1 });
  const own = await mkdtemp(path.join(tmpdir(), 'nuancier-chaos-'));
  return {
    url: database.url,
    env: { DATABASE_URL: database.url, DATA_DIR: own },
    async close() {
      await database.close();
      await rm(own, { recursive: true, force: true });
    },
  };
}
