// The shop's database: the server named by DATABASE_URL, or one of its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from './embedded/database-unavailable.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import { retryUntil } from './embedded/retry-until.ts';
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
  await greet(db, server.folder === undefined ? PASSING : PASSING_HERE).catch(async (error: unknown) => {
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

/** A server on its way up or down: another moment will do. */
const PASSING: ReadonlySet<unknown> = new Set(['57P01', '57P03']);
/** Our own is started again when it goes: the watch of a shop that was killed may still have ended it. */
const PASSING_HERE: ReadonlySet<unknown> = new Set([...PASSING, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET']);
const GREETING_LIMIT_MS = 15_000;

/** Connects at the start, so that a wrong address fails there and not at the first request. */
async function greet(db: Kysely<Tables>, passing: ReadonlySet<unknown>): Promise<void> {
  let cause: unknown;
  const answered = async () => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch (error) {
      cause = error;
      if (error instanceof Error && 'code' in error && passing.has(error.code)) return undefined;
      throw await unavailable();
    }
  };
  const unavailable = async () => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const words = `La base de données ne répond pas comme il faut\u00A0: ${reason}`;
    return new DatabaseUnavailable(words, { cause });
  };
  await retryUntil(answered, GREETING_LIMIT_MS, unavailable);
}

type Server = { url: string; folder: string | undefined; close: () => Promise<void> };

async function reachServer(options: DatabaseOptions, onTrouble: (trouble: Error) => void): Promise<Server> {
  const { databaseUrl, dataDir, role = 'shop', healing } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, folder: undefined, close: async () => {} };
  return openEmbeddedServer({ dataDir, role, durable: true, onTrouble, ...(healing ? { healing } : {}) });
}
