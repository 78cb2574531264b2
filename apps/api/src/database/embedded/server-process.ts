// Starts and stops the embedded server.
import { readFile, rename, rmdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { giveTo } from './create-cluster.ts';
import { removeStaleLock } from './remove-stale-lock.ts';
import { runProgram } from './run-program.ts';
import { addressFor } from './server-address.ts';
import type { ServerAddress } from './server-address.ts';
import type { ServerPrograms } from './server-programs.ts';
import { serverSettings } from './server-settings.ts';

export type Cluster = { place: ClusterPlace; programs: ServerPrograms; durable: boolean };

// Recovery after a crash may have a long log to replay.
const START_LIMIT_S = '120';
const STOP_LIMIT_S = '60';

/** False when it did not start: another may be starting or stopping on the same files at this moment. */
export async function startServer(cluster: Cluster, former?: ServerAddress): Promise<boolean> {
  const { place } = cluster;
  await removeStaleLock(place);
  const address = await addressFor(place, former);
  await writeSettings(cluster, address);
  await truncate(logFile(place)).catch(() => {});
  const end = await pgCtl(cluster, [
    'start',
    '--wait',
    `--timeout=${START_LIMIT_S}`,
    `--log=${logFile(place)}`,
  ]);
  return end.code === 0;
}

/**
 * Under another name first: a server that starts at this moment, by another process of ours, reads all of them or the
 * ones before. Of half of them it would take its defaults, and listen where no pool looks for it.
 */
async function writeSettings({ place, durable }: Cluster, address: ServerAddress): Promise<void> {
  const settings = join(place.folder, 'data', 'postgresql.conf');
  const draft = `${settings}.new-${process.pid}`;
  await writeFile(draft, serverSettings(address, durable), { mode: 0o600 });
  await giveTo(place.user, draft);
  await rename(draft, settings);
}

/** Ends all connections, writes everything down and stops. */
export async function stopServer(cluster: Cluster, address: ServerAddress): Promise<void> {
  await pgCtl(cluster, ['stop', '--mode=fast', '--wait', `--timeout=${STOP_LIMIT_S}`]);
  // Only an empty folder goes: a server that starts at this moment keeps its socket, or makes the folder again.
  if (address.kind === 'socket') await rmdir(address.folder).catch(() => {});
}

export async function lastLogLines(place: ClusterPlace): Promise<string> {
  const text = await readFile(logFile(place), 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-3).join(' / ');
}

function logFile(place: ClusterPlace): string {
  return join(place.folder, 'postgres.log');
}

// pg_ctl rather than the server program itself: it detaches the server from our terminal, so that Ctrl-C reaches
// the shop alone, and on Windows it drops the administrator's rights that PostgreSQL refuses.
function pgCtl({ place, programs }: Cluster, args: string[]) {
  return runProgram(programs.pgCtl, [...args, `--pgdata=${join(place.folder, 'data')}`], {
    user: place.user,
    cwd: place.folder,
    leavesServer: true,
  });
}
