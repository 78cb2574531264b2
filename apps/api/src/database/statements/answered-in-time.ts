import type { PoolClient } from 'pg';

/** What PostgreSQL itself cuts off it says within this time: silence beyond it means that nobody is there any more. */
const GRACE_MS = 2_000;

/**
 * The limit of a statement is kept by the server. One that hangs, or whose line swallows everything, keeps none: the
 * connection is given up, and what was asked fails like any other lost connection.
 */
export async function answeredInTime<T>(
  client: PoolClient,
  limitMs: number,
  ask: () => Promise<T>,
): Promise<T> {
  if (limitMs === 0) return ask();
  const patience = setTimeout(() => client.connection.stream.destroy(), limitMs + GRACE_MS);
  try {
    return await ask();
  } finally {
    clearTimeout(patience);
  }
}
