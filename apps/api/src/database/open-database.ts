// The shop's database: the server named by DATABASE_URL, or one of its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import type { Healing } from './embedded/embedded-server.ts';
import type { LeaseRole } from './embedded/server-lease.ts';
import { openPool } from './open-pool.ts';
import type { Tables } from './tables.ts';

export type DatabaseOptions = {
  databaseUrl?: string | undefined;
  /** Where the embedded server keeps its files; not used with a databaseUrl. */
  dataDir: string;
  poolSize: number;
  role?: LeaseRole;
  /** A lost connection or the like: worth a line in the log, no reason to stop. */
  onTrouble?: (trouble: Error) => void;
  healing?: Healing;
};

export type OpenDatabase = {
  db: Kysely<Tables>;
  url: string;
  /** The folder of the embedded server's files; nothing with a databaseUrl. */
  embeddedIn: string | undefined;
  /** Lends a connection whose statements may take their time: migrations, bulk loads. */
  forLongWork: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const STATEMENT_LIMIT_MS = 5_000;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const onTrouble = options.onTrouble ?? (() => {});
  const server = await reachServer(options, onTrouble);
  const db = openPool(server.url, {
    size: options.poolSize,
    statementTimeoutMs: STATEMENT_LIMIT_MS,
    onTrouble,
  });
  await greet(db).catch(async (error: unknown) => {
    await db.destroy();
    await server.close();
    throw error;
  });
  return {
    db,
    url: server.url,
    embeddedIn: server.folder,
    async forLongWork(work) {
      const unhurried = openPool(server.url, { size: 3, statementTimeoutMs: 0, onTrouble });
      return work(unhurried).finally(() => unhurried.destroy());
    },
    async close() {
      await db.destroy();
      await server.close();
    },
  };
}

/** Asked once at the start, so that a wrong address is told to the operator and not to the first customer. */
async function greet(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnavailable(`La base de données ne répond pas comme il faut\u00A0: ${reason}`, {
      cause,
    });
  }
}

type Server = { url: string; folder: string | undefined; close: () => Promise<void> };

async function reachServer(options: DatabaseOptions, onTrouble: (trouble: Error) => void): Promise<Server> {
  const { databaseUrl, dataDir, role = 'shop', healing } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, folder: undefined, close: async () => {} };
  return openEmbeddedServer({ dataDir, role, durable: true, onTrouble, ...(healing ? { healing } : {}) });
}
