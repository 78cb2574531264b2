// Few processes, bounded in memory and time, that make pictures. One that dies takes its picture with it and no other.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureFault, PictureMade, PictureTask } from './encode-picture.ts';
import { TOO_HEAVY } from './picture-bounds.ts';

export type PictureOutcome =
  Extract<PictureMade, { ok: true }> | { ok: false; fault: PictureFault | 'too-slow' | 'too-heavy' };

export type PictureWorkers = {
  atOnce: number;
  make: (task: PictureTask) => Promise<PictureOutcome>;
  close: () => void;
};

export type WorkerLimits = { atOnce: number; mostMs?: number; mostBytes?: number };

const MOST_MS = 60_000;
const MOST_BYTES = 1_200 * 1_024 ** 2;

export function pictureWorkers({
  atOnce,
  mostMs = MOST_MS,
  mostBytes = MOST_BYTES,
}: WorkerLimits): PictureWorkers {
  const idle: ChildProcess[] = [];
  const busy = new Set<ChildProcess>();
  const line: ((child: ChildProcess) => void)[] = [];

  const take = (): Promise<ChildProcess> => {
    const free = idle.pop() ?? (busy.size < atOnce ? open(mostBytes) : undefined);
    if (free === undefined) return new Promise((start) => void line.push(start));
    busy.add(free);
    return Promise.resolve(free);
  };
  const giveBack = (child: ChildProcess, isSound: boolean): void => {
    busy.delete(child);
    const next = line.shift();
    if (next === undefined) {
      if (isSound) idle.push(child);
      return;
    }
    const following = isSound ? child : open(mostBytes);
    busy.add(following);
    next(following);
  };

  return {
    atOnce,
    async make(task) {
      const child = await take();
      const made = await answerOf(child, task, mostMs);
      const isSound = child.connected && child.exitCode === null && !child.killed;
      giveBack(child, isSound);
      return made;
    },
    close() {
      for (const child of [...idle, ...busy]) child.kill('SIGKILL');
      idle.length = 0;
    },
  };
}

function open(mostBytes: number): ChildProcess {
  return fork(fileURLToPath(new URL('./encode-child.ts', import.meta.url)), {
    // None of the shop's secrets: what it unpacks comes from outside.
    env: { MOST_BYTES: String(mostBytes), MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function answerOf(child: ChildProcess, task: PictureTask, mostMs: number): Promise<PictureOutcome> {
  return new Promise((settle) => {
    const finish = (outcome: PictureOutcome) => {
      clearTimeout(clock);
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      settle(outcome);
    };
    const clock = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ ok: false, fault: 'too-slow' });
    }, mostMs);
    child.once('message', (made: PictureMade) => finish(made));
    child.once('exit', (code) => finish({ ok: false, fault: code === TOO_HEAVY ? 'too-heavy' : 'broken' }));
    child.once('error', () => {
      child.kill('SIGKILL');
      finish({ ok: false, fault: 'broken' });
    });
    child.send(task);
  });
}
