import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { connectWriter } from './connecting/writing-host.ts';
import type { Database } from './tables.ts';

const CHANNEL = 'nuancier_doctor';
const PATIENCE_MS = 3_000;

/** Whether what one connection notifies reaches another that listens, as processes of the shop rely on. */
export async function hearsItself(url: string, db: Database): Promise<boolean> {
  // A connection that breaks off hears nothing, which is what is told.
  const listener = await connectWriter(url, { connectionTimeoutMillis: PATIENCE_MS }, () => {});
  const word = randomUUID();
  try {
    await listener.query(`listen ${CHANNEL}`);
    const heard = hears(listener, word);
    await sql`select pg_notify(${CHANNEL}, ${word})`.execute(db);
    return await heard;
  } finally {
    await listener.end();
  }
}

async function hears(listener: Client, word: string): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!patience.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: words of others are passed over
    const [heard] = await once(listener, 'notification', { signal: patience }).catch(() => [null]);
    if ((heard as { payload?: string } | null)?.payload === word) return true;
  }
  return false;
}
