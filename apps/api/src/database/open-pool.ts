import { Kysely, PostgresDialect } from 'kysely';
import type { LogEvent } from 'kysely';
import type { PoolConfig } from 'pg';
import { tracedPast, isTracing } from '../tracing/spans.ts';
import { openHostPools } from './connecting/host-pools.ts';
import { withNamedStatements } from './statements/named-statements.ts';
import type { Pooler } from './statements/named-statements.ts';
import type { Tables } from './tables.ts';

export type PoolOptions = {
  size: number;
  /** 0 lets a statement take as long as it needs: migrations and bulk loads only. */
  statementTimeoutMs: number;
  /** How long a question waits for a connection: the shop answers 503 rather than late. */
  connectMs?: number;
  onTrouble: (trouble: Error) => void;
  /** What stands between us and the server and lends its connections by transaction: PgBouncer and its like. */
  pooler?: Pooler | undefined;
  /** A standby will do. */
  readsOnly?: boolean;
};

/** Connections that are open and idle, questions that wait for one now, how many were taken and after which wait. */
export type PoolFigures = {
  pool: string;
  open: number;
  idle: number;
  waiting: number;
  taken: number;
  waitedSeconds: number;
};

export function openPool(url: string, options: PoolOptions): Kysely<Tables> {
  return openWatchedPool(url, options).db;
}

export type WatchedPool = { db: Kysely<Tables>; figures: () => PoolFigures };

/** int8 and numeric stay text, as pg delivers them: nothing is rounded on the way. */
export function openWatchedPool(url: string, options: PoolOptions): WatchedPool {
  const { size, connectMs = 2_000, onTrouble, pooler, readsOnly = false } = options;
  const pools = openHostPools(
    url,
    {
      application_name: 'nuancier',
      max: size,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      ...(pooler === undefined ? startParameters(options.statementTimeoutMs) : {}),
    },
    { readsOnly, onTrouble },
  );
  const waits = { taken: 0, waitedSeconds: 0 };
  const dialect = new PostgresDialect({ pool: withNamedStatements(pools, waits, options) });
  return {
    db: new Kysely<Tables>({ dialect, ...(isTracing() ? { log: traceQuery } : {}) }),
    figures: () => ({ pool: readsOnly ? 'replica' : 'shop', ...pools.counts(), ...waits }),
  };
}

/** A pooler refuses these: behind one they are settings of the role (deploy/postgresql/roles.sql). */
function startParameters(statementTimeoutMs: number): PoolConfig {
  // Said outright, and not as the driver's 0, which it does not send: the role may have limits.
  if (statementTimeoutMs === 0)
    return {
      options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c plan_cache_mode=auto',
    };
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    // One plan for all values, made once: these are questions by key. Bulk work is planned for what it brings.
    options: '-c plan_cache_mode=force_generic_plan',
  };
}

// The text alone: its values are people's names and sums.
function traceQuery(event: LogEvent): void {
  const { sql: text } = event.query;
  const [verb = 'SQL'] = text.trimStart().split(/\s/, 1);
  tracedPast(
    `sql ${verb.toLowerCase()}`,
    { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TRACED) },
    { milliseconds: event.queryDurationMillis, ...(event.level === 'error' ? { trouble: event.error } : {}) },
  );
}

const LONGEST_TRACED = 2_000;
