import { DatabaseError } from 'pg';
import type { Client } from 'pg';

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 1) return;
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreAlreadyThere);
}

// Another process was quicker.
function ignoreAlreadyThere(error: unknown): void {
  const isThere =
    error instanceof DatabaseError && (error.code === DUPLICATE_DATABASE || error.code === UNIQUE_VIOLATION);
  if (!isThere) throw error;
}
