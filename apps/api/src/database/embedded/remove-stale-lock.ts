import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';

/**
 * After a crash PostgreSQL's lock names a process that is gone, and PostgreSQL overrules it by itself, unless a
 * stranger now bears that number: usual in containers, where numbers start anew. Every server process works inside
 * the data folder, so when none does, the lock is stale. Linux only: elsewhere numbers seldom come back.
 */
export async function removeStaleLock(place: ClusterPlace): Promise<void> {
  if (process.platform !== 'linux') return;
  const data = join(place.folder, 'data');
  const lock = join(data, 'postmaster.pid');
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]?.trim() ?? '';
  if (!/^\d+$/.test(pid) || !(await isStranger(pid))) return;
  if (await someoneWorksIn(await realpath(data))) return;
  await rm(lock, { force: true });
}

/** Of a number that nobody bears PostgreSQL sees to it by itself, and makes sure that none of its own is left. */
async function isStranger(pid: string): Promise<boolean> {
  const command = await readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => 'postgres');
  return !command.includes('postgres');
}

async function someoneWorksIn(folder: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    pids.map((pid) => readlink(join('/proc', pid, 'cwd')).catch(() => undefined)),
  );
  return places.includes(folder);
}
