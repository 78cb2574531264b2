// The whole shop as a process of its own, with its pages; started again by nobody, or as a service manager would.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/child-server.ts';
import { untilReady } from '../torture/until-ready.ts';
import { SECRET } from './house.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const MANAGERS_PAUSE_MS = 1_000;
/** On a busy machine a start beside a serving shop takes minutes. */
const START_WITHIN_MS = 300_000;

export type ShopProcess = {
  url: string;
  pid: () => number;
  /** It ended, and nobody starts it again. */
  isGone: () => boolean;
  stop: () => Promise<void>;
};

export type ShopParts = {
  env: Record<string, string>;
  logTo: string;
  managed?: boolean;
  /** Of another version. */
  project?: string;
  /** Without them it is the API alone, which needs no build. */
  withPages?: boolean;
};

export async function startShop({
  env,
  logTo,
  managed = false,
  project = PROJECT,
  withPages = true,
}: ShopParts): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logTo, 'a');
  const settings = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    // Else each page would be asked for twice, the second time under another name.
    PUBLIC_URL: url,
    // How long each answer took by its own clock, to be told apart from what a busy machine adds.
    ACCESS_LOG: 'on',
    LOG_LEVEL: 'info',
    SESSION_SECRET: SECRET,
    // Every buyer sits somewhere else: what is counted by address is not what is tried here.
    TRUST_PROXY: '127.0.0.1',
    ...env,
  };
  let leaving = false;
  const start = (): ChildProcess => {
    const program = path.join(project, withPages ? 'apps/storefront/server.ts' : 'apps/api/src/main.ts');
    const started = spawn(process.execPath, [program], {
      cwd: project,
      env: settings,
      stdio: ['ignore', log, log],
    });
    started.once('exit', async () => {
      if (!managed || leaving) return;
      await wait(MANAGERS_PAUSE_MS);
      child = start();
    });
    return started;
  };
  let child = start();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const shop: ShopProcess = {
    url,
    pid: () => child.pid ?? 0,
    isGone: () => !managed && hasEnded(),
    async stop() {
      leaving = true;
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
  await untilReady(child, url, START_WITHIN_MS).catch(async (trouble: unknown) => {
    await shop.stop();
    throw trouble;
  });
  return shop;
}

/** The longest that an answer took by the log of the shop, pictures apart. */
export function slowestTold(log: string): number {
  const told = readFileSync(log, 'utf8').matchAll(
    /"route":"(?!pictures|files)[\w-]+","status":\d+,"ms":(\d+)/g,
  );
  return [...told].reduce((most, [, ms]) => Math.max(most, Number(ms)), 0);
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
}
