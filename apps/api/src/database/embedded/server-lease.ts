// A process's lease on the embedded server: a connection with two locks, both released with the process.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { addressUrl, announcedAddress } from './server-address.ts';
import type { ServerAddress } from './server-address.ts';
import { startServer, stopServer } from './server-process.ts';
import type { Cluster } from './server-process.ts';

/**
 * `shop`: one at a time on a folder; starts the server whenever it is gone. `tool`: an operator's command, beside it or
 * alone; starts it for itself, once. `worker`: one of the shop's own processes; the server is its parent's to start.
 */
export type LeaseRole = 'shop' | 'tool' | 'worker';
export type ServerLease = { address: ServerAddress; client: Client };

const SHOP_LOCK = 7_203_001;
const USERS_LOCK = 7_203_002;
const CANNOT_CONNECT_NOW = '57P03';

class FolderInUse extends DatabaseUnavailable {
  override name = 'FolderInUse';
}

/** `try-again`: it is starting or stopping at the moment. `did-not-start`: starting it failed. */
export async function takeLease(
  cluster: Cluster,
  role: LeaseRole,
  former?: ServerAddress,
): Promise<ServerLease | 'try-again' | 'did-not-start'> {
  const address = await announcedAddress(cluster.place);
  const client = address === undefined ? 'nobody-there' : await connect(cluster, address);
  // Several processes that start one server at once remove each other's lock of its files.
  if (client === 'nobody-there' && !startsServer(role, former)) return 'try-again';
  if (address === undefined || client === 'nobody-there') return start(cluster, former);
  if (client === 'busy') return 'try-again';
  return (await takeLocks(client, role, cluster)) ? { address, client } : 'try-again';
}

/** Once it ran, only the shop starts it again: all who work beside it lose it in the same moment. */
export function startsServer(role: LeaseRole, former: ServerAddress | undefined): boolean {
  return role === 'shop' || (role === 'tool' && former === undefined);
}

/** False when it was asked to stop and only waits for its last connections to go, ours among them. */
export async function takesConnections(cluster: Cluster, { address }: ServerLease): Promise<boolean> {
  const another = await connect(cluster, address);
  if (another instanceof Client) await another.end().catch(() => {});
  return another !== 'busy';
}

/** The last user to leave stops the server. */
export async function endLease(cluster: Cluster, lease: ServerLease): Promise<void> {
  const isLast = await leaveUsers(lease.client);
  if (isLast) await stopServer(cluster, lease.address);
  await lease.client.end().catch(() => {});
}

export async function serverPassword(cluster: Cluster): Promise<string> {
  return readFile(join(cluster.place.folder, 'password'), 'utf8');
}

async function start(cluster: Cluster, former?: ServerAddress): Promise<'try-again' | 'did-not-start'> {
  return (await startServer(cluster, former)) ? 'try-again' : 'did-not-start';
}

async function connect(cluster: Cluster, address: ServerAddress): Promise<Client | 'busy' | 'nobody-there'> {
  const client = new Client({
    connectionString: addressUrl(address, await serverPassword(cluster), 'postgres'),
    application_name: 'nuancier-lease',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    return isBusy(error) ? 'busy' : 'nobody-there';
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === CANNOT_CONNECT_NOW;
}

async function takeLocks(client: Client, role: LeaseRole, cluster: Cluster): Promise<boolean> {
  try {
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    if (role !== 'shop' || (await gets(client, 'pg_try_advisory_lock', SHOP_LOCK))) return true;
  } catch {
    // The server stopped between our connecting and our asking.
    return false;
  }
  await client.end().catch(() => {});
  throw new FolderInUse(
    `Une boutique tourne déjà sur le dossier «\u00A0${cluster.place.folder}\u00A0». ` +
      'Arrêtez-la d’abord, ou donnez à celle-ci un autre dossier avec DATA_DIR et un autre PORT.',
  );
}

async function leaveUsers(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    return await gets(client, 'pg_try_advisory_lock', USERS_LOCK);
  } catch {
    // The connection is lost: the process that stopped the server cleans up.
    return false;
  }
}

async function gets(client: Client, lockFunction: string, key: number): Promise<boolean> {
  const answer = await client.query<{ got: boolean }>(`select ${lockFunction}($1) as got`, [key]);
  return answer.rows[0]?.got === true;
}
