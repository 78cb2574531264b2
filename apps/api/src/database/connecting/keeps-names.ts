import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { connectWriter } from './writing-host.ts';

/**
 * Whether the pooler between us and the server keeps a statement's name from one transaction to the next. Those that do
 * (PgBouncer from 1.21 with max_prepared_statements) give it a name of their own on the server; where ours stands there,
 * the next transaction may meet a server that has never heard of it.
 */
export async function keepsNames(url: string): Promise<boolean> {
  const client = await connectWriter(url, { connectionTimeoutMillis: 2_000 }, () => {});
  return isRenamed(client).finally(() => client.end());
}

async function isRenamed(client: ClientBase): Promise<boolean> {
  const name = `nuancier_${randomUUID()}`;
  await client.query('begin');
  const found = await client.query<{ is_ours: boolean }>({
    name,
    text: 'select exists (select from pg_prepared_statements where name = $1) as is_ours',
    values: [name],
  });
  const isOurs = found.rows[0]?.is_ours === true;
  // On the server it would outlive us, under a name nobody asks for.
  if (isOurs) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return !isOurs;
}
