import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';

// Blocks until our end of the pipe closes, which the system does even for a killed process; then asks the server to
// stop once its last client has gone, unless another shop has signed for it meanwhile.
const WATCH = `cat >/dev/null
[ "$(cat "$2" 2>/dev/null)" = "$3" ] || exit 0
pid=$(head -n 1 "$1" 2>/dev/null) && [ -n "$pid" ] && kill -TERM "$pid"`;

/** Names this process as the shop the server runs for. */
export async function signForServer(place: ClusterPlace): Promise<void> {
  await writeFile(signature(place), String(process.pid), { mode: 0o600 });
}

/** Sees to it that the server does not outlive a killed shop. The result ends the watch without stopping anything. */
export function watchOverServer(place: ClusterPlace): () => void {
  if (process.platform === 'win32') return () => {};
  const files = [join(place.folder, 'data', 'postmaster.pid'), signature(place)];
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', ...files, String(process.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own: Ctrl-C in the terminal must not end the watch before the shop.
    detached: true,
  });
  watcher.on('error', () => {});
  watcher.stdin?.on('error', () => {});
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
  };
}

function signature({ folder }: ClusterPlace): string {
  return join(folder, 'shop.pid');
}
