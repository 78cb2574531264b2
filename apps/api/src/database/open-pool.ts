import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { withNamedStatements } from './named-statements.ts';
import type { Tables } from './tables.ts';

export type PoolOptions = {
  size: number;
  /** 0 lets a statement take as long as it needs: migrations and bulk loads only. */
  statementTimeoutMs: number;
  onTrouble: (trouble: Error) => void;
};

/** int8 and numeric stay text, as pg delivers them: nothing is rounded on the way. */
export function openPool(url: string, options: PoolOptions): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'nuancier',
    max: options.size,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs === 0 ? 0 : 15_000,
    keepAlive: true,
    // One plan for all values, made once: these are questions by key. Bulk work is planned for what it brings.
    ...(options.statementTimeoutMs === 0 ? {} : { options: '-c plan_cache_mode=force_generic_plan' }),
  });
  pool.on('error', options.onTrouble);
  // A connection lost between two queries of a transaction reports on the client alone, and would end the process.
  pool.on('connect', (client) => {
    client.on('error', options.onTrouble);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}
