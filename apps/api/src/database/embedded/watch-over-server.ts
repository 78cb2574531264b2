import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';

// Blocks until our end of the pipe closes, which the system does even for a killed process; then asks the server to
// stop once its last client has gone. The number is compared first, should it have passed to another process.
const WATCH = `cat >/dev/null
pid=$(head -n 1 "$1" 2>/dev/null) && [ -n "$pid" ] && kill -TERM "$pid"`;

/** Sees to it that the server does not outlive a killed shop. The result ends the watch without stopping anything. */
export function watchOverServer(place: ClusterPlace): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', join(place.folder, 'data', 'postmaster.pid')], {
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
