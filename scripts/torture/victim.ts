// The shop as a process of its own: started, killed without a word, started again at the same address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { postmasterOf, untilReady } from './until-ready.ts';

const MAIN = path.join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'main.ts');

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
      process.kill(postmasterOf(dataDir), 'SIGKILL');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
