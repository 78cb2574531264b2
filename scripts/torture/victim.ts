// The shop as a process of its own: started, killed without a word, started again at the same address.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'main.ts');
const READY_WITHIN_MS = 60_000;

export type Victim = {
  url: string;
  /** Milliseconds until it was ready again. */
  killAndRestart(): Promise<number>;
  killDatabase(): void;
  stop(): Promise<void>;
};

export type VictimParts = { dataDir: string; port: number; secret: string };

export async function startVictim({ dataDir, port, secret }: VictimParts): Promise<Victim> {
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(path.join(dataDir, 'shop.log'), 'a');
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SESSION_SECRET: secret,
    // Every buyer sits somewhere else: what is counted by address is not what is tried here.
    TRUST_PROXY: '127.0.0.1',
  };
  const start = () => spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log, log] });
  let child = start();
  await untilReady(child, url);
  return {
    url,
    async killAndRestart() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      const began = performance.now();
      child = start();
      await untilReady(child, url);
      return performance.now() - began;
    },
    killDatabase() {
      const text = readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
      process.kill(Number(text.split('\n')[0]), 'SIGKILL');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode} before it was ready`);
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error('The shop was not ready in time');
}
