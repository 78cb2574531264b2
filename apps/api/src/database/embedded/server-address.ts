// How to reach an embedded server: a private socket, or a loopback port where there are no such sockets.
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { giveTo, SERVER_ROLE } from './create-cluster.ts';

export type ServerAddress =
  { kind: 'socket'; folder: string; port: number } | { kind: 'loopback'; port: number };

const SOCKET_PORT = 5432;

/** The address a server of this folder is to listen on: the former one again, where the pools look for it. */
export async function addressFor(place: ClusterPlace, former?: ServerAddress): Promise<ServerAddress> {
  if (process.platform === 'win32') return { kind: 'loopback', port: await freePort(former?.port ?? 0) };
  // Socket paths end at about 100 bytes and data folders may lie deep: a short name, the same for the same folder.
  const key = createHash('sha256').update(place.folder).digest('hex').slice(0, 16);
  const folder = former?.kind === 'socket' ? former.folder : join(tmpdir(), `nuancier-${key}`);
  await privateFolder(folder, place);
  return { kind: 'socket', folder, port: SOCKET_PORT };
}

/** Where a server started on this folder says it listens; nothing when none was started or it ended cleanly. */
export async function announcedAddress(place: ClusterPlace): Promise<ServerAddress | undefined> {
  const text = await readFile(join(place.folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  // pid, data folder, start time, port, socket folder, listening host, …
  const [, , , port, socketFolder] = text.split('\n').map((line) => line.trim());
  if (port === undefined || !/^\d+$/.test(port)) return undefined;
  if (socketFolder !== undefined && socketFolder !== '') {
    return { kind: 'socket', folder: socketFolder, port: Number(port) };
  }
  return { kind: 'loopback', port: Number(port) };
}

export function addressUrl(address: ServerAddress, password: string, database: string): string {
  const who = `${SERVER_ROLE}:${encodeURIComponent(password)}`;
  if (address.kind === 'loopback') return `postgresql://${who}@127.0.0.1:${address.port}/${database}`;
  return `postgresql://${who}@/${database}?host=${encodeURIComponent(address.folder)}&port=${address.port}`;
}

// The temporary folder is everyone's: only a folder that is truly ours and closed to others will do.
async function privateFolder(folder: string, place: ClusterPlace): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) {
    await chmod(folder, 0o700);
    await giveTo(place.user, folder);
  }
  const found = await lstat(folder);
  const owner = place.user?.uid ?? process.getuid?.();
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new DatabaseUnavailable(
    `Le dossier «\u00A0${folder}\u00A0», réservé à la base de la boutique, a été créé par quelqu’un d’autre. Supprimez-le.`,
  );
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))));
    probe.listen(wanted, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : wanted));
    });
  });
}
