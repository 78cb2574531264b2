import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;

export async function untilReady(
  child: ChildProcess,
  url: string,
  withinMs = READY_WITHIN_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode} before it was ready`);
    const status = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error('The shop was not ready in time');
}

/** The embedded server of a data folder. */
export function postmasterOf(dataDir: string): number {
  const text = readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
