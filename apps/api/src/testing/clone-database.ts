// A fresh database for one test file, copied from a template that is built the first time it is asked for.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { openPool } from '../database/open-pool.ts';
import type { Tables } from '../database/tables.ts';
import { buildTemplate } from './build-template.ts';
import { countOpened } from './count-opened.ts';
import type { TemplateKind } from './build-template.ts';
import { databaseUrl } from './database-url.ts';
import type { TestCluster } from './test-cluster.ts';

export type ClonedDatabase = { db: Kysely<Tables>; url: string; close: () => Promise<void> };

export async function cloneDatabase(cluster: TestCluster, kind: TemplateKind): Promise<ClonedDatabase> {
  const name = `test_${cluster.run}_${randomBytes(5).toString('hex')}`;
  await withAdmin(cluster, async (admin) => {
    const template = await buildTemplate(cluster, kind, admin);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  countOpened('database');
  const url = databaseUrl(cluster.url, name);
  // A busy machine must not change what a test sees.
  const db = openPool(url, {
    size: 5,
    statementTimeoutMs: 30_000,
    connectMs: 60_000,
    onTrouble: () => {},
  });
  return {
    db,
    url,
    async close() {
      await db.destroy();
      await withAdmin(cluster, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function withAdmin<T>(cluster: TestCluster, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: databaseUrl(cluster.url, 'postgres') });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}
