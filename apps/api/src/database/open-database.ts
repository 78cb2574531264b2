// The shop's database: the server named by DATABASE_URL, or one of its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from './embedded/database-unavailable.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import { retryUntil } from './embedded/retry-until.ts';
import type { Healing } from './embedded/embedded-server.ts';
import type { LeaseRole } from './embedded/server-lease.ts';
import { keepsNames } from './connecting/keeps-names.ts';
import { openReplica } from './connecting/open-replica.ts';
import type { Reads, ReadsOfNow, Replica } from './connecting/open-replica.ts';
import { openPool, openWatchedPool } from './open-pool.ts';
import type { PoolFigures } from './open-pool.ts';
import type { Pooler } from './statements/named-statements.ts';
import type { Tables } from './tables.ts';

/** The ways to one database; all but the first are for those who have more than a server of their own. */
export type DatabaseWays = {
  databaseUrl?: string | undefined;
  /** Directly to the server when databaseUrl leads through a pooler: for what needs a session. */
  listenUrl?: string | undefined;
  /** As the owner of the tables, for migrations; by default the role of all others. */
  ownerUrl?: string | undefined;
  /** A replica, for reads that may lag by so much at most. */
  readUrl?: string | undefined;
  mostLagMs?: number;
};

export type DatabaseOptions = DatabaseWays & {
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
  /** Directly to the server, for LISTEN and long work. */
  url: string;
  /** Of the connections that requests share. */
  readPools: () => PoolFigures[];
  /** Asks what may be some seconds old: a replica, where there is one that keeps up. */
  reads: Reads;
  /** The same, of what shows all that is written by now. */
  readsOfNow: ReadsOfNow;
  /** How old its answers are at most; nothing without one. */
  replicaLag: (() => number) | undefined;
  /** The folder of the embedded server's files; nothing with a databaseUrl. */
  embeddedIn: string | undefined;
  /** Lends connections whose statements may take their time: bulk loads. */
  forLongWork: Lend;
  /** The same, as the owner of the tables. */
  asOwner: Lend;
  close: () => Promise<void>;
};

type Lend = <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;

const STATEMENT_LIMIT_MS = 5_000;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const onTrouble = options.onTrouble ?? (() => {});
  const server = await reachServer(options, onTrouble);
  const direct = options.listenUrl ?? server.url;
  const pooler = options.listenUrl === undefined ? undefined : { keepsNames: false };
  const { db, figures } = openWatchedPool(server.url, {
    size: options.poolSize,
    statementTimeoutMs: STATEMENT_LIMIT_MS,
    onTrouble,
    pooler,
  });
  await greet(db, server.folder === undefined ? PASSING : PASSING_HERE).catch(async (error: unknown) => {
    await db.destroy();
    await server.close();
    throw error;
  });
  if (pooler !== undefined) {
    pooler.keepsNames = await keepsNames(server.url).catch(() => false);
    if (!pooler.keepsNames) onTrouble(new Error(NAMELESS));
  }
  const replica = await replicaOf(db, options, pooler);
  const lendOn =
    (url: string): Lend =>
    (work) => {
      const unhurried = openPool(url, { size: 3, statementTimeoutMs: 0, onTrouble });
      return work(unhurried).finally(() => unhurried.destroy());
    };
  return {
    db,
    url: direct,
    readPools: () => [figures(), ...(replica === undefined ? [] : [replica.figures()])],
    reads: replica?.reads ?? ((work) => work(db)),
    readsOfNow: replica?.readsOfNow ?? ((work) => work(db)),
    replicaLag: replica?.lagSeconds,
    embeddedIn: server.folder,
    forLongWork: lendOn(direct),
    asOwner: lendOn(options.ownerUrl ?? direct),
    async close() {
      await replica?.close();
      await db.destroy();
      await server.close();
    },
  };
}

async function replicaOf(
  db: Kysely<Tables>,
  { readUrl, mostLagMs = 30_000, poolSize, onTrouble = () => {} }: DatabaseOptions,
  pooler: Pooler | undefined,
): Promise<Replica | undefined> {
  if (readUrl === undefined) return undefined;
  const limits = { size: poolSize, statementTimeoutMs: STATEMENT_LIMIT_MS, mostLagMs };
  const replica = openReplica(db, { url: readUrl, ...limits, onTrouble, pooler });
  await replica.look();
  return replica;
}

const NAMELESS =
  'the pooler keeps no named statements (PgBouncer does from 1.21 with max_prepared_statements): every question is planned anew';

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
    const words = `La base de données ne répond pas comme il faut\u00A0: ${reason}${adviceOn(reason)}`;
    return new DatabaseUnavailable(words, { cause });
  };
  await retryUntil(answered, GREETING_LIMIT_MS, unavailable);
}

/** PgBouncer's words for what we ask of a server at the start of a connection. */
function adviceOn(reason: string): string {
  return reason.includes('unsupported startup parameter')
    ? '. C’est un PgBouncer\u00A0: donnez aussi l’adresse directe du serveur par DATABASE_LISTEN_URL.'
    : '';
}

type Server = { url: string; folder: string | undefined; close: () => Promise<void> };

async function reachServer(options: DatabaseOptions, onTrouble: (trouble: Error) => void): Promise<Server> {
  const { databaseUrl, dataDir, role = 'shop', healing } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, folder: undefined, close: async () => {} };
  return openEmbeddedServer({ dataDir, role, durable: true, onTrouble, ...(healing ? { healing } : {}) });
}
