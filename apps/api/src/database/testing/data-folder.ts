import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '../../testing/memory-folder.ts';

/** A folder others may pass through, as the server's own user must when root runs the tests. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join((await memoryFolder()) ?? tmpdir(), 'nuancier-test-'));
  await chmod(folder, 0o711);
  return folder;
}

export async function dropFolder(folder: string): Promise<void> {
  // A server that is ending still writes its last.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** The number of the server process that runs on this cluster folder; nothing when none does. */
export async function serverPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'data', 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

export async function killServer(cluster: string): Promise<number> {
  const pid = await serverPid(cluster);
  if (pid === undefined) throw new Error(`No server runs on ${cluster}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}
