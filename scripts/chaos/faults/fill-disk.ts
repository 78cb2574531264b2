import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { NotRun, Stage } from '../fault.ts';
import type { House } from '../house.ts';

const FULL_MS = 8_000;
const ROOM_MB = 64;

/** The disk of the shop and of its database is full for a while, to the last byte. */
export async function fillDisk({ dataDir }: House): Promise<Stage | NotRun> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { why: 'needs root on Linux' };
  const disk = await mkdtemp(path.join(tmpdir(), 'nuancier-full-'));
  const own = Number(execFileSync('du', ['-sm', dataDir], { encoding: 'utf8' }).split('\t')[0]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${own + ROOM_MB}m`, 'nuancier-chaos', disk]);
  await chmod(disk, 0o711);
  execFileSync('cp', ['-a', `${dataDir}/.`, disk]);
  const filler = path.join(disk, 'filler');
  return {
    env: { DATA_DIR: disk },
    async strike() {
      const end = performance.now() + FULL_MS;
      const wasFull = await fillUntil(filler, end);
      await rm(filler, { force: true });
      return wasFull ? [] : ['the disk was never full'];
    },
    async close() {
      execFileSync('umount', [disk]);
      await rm(disk, { recursive: true, force: true });
    },
  };
}

/** Whatever becomes free meanwhile is taken again. */
async function fillUntil(filler: string, end: number): Promise<boolean> {
  const file = await open(filler, 'w');
  const [much, little] = [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)];
  let wasFull = false;
  try {
    while (performance.now() < end) {
      for (const piece of [much, little]) {
        while (
          await file.write(piece).then(
            ({ bytesWritten }) => bytesWritten > 0,
            () => false,
          )
        );
      }
      wasFull = true;
      await wait(20);
    }
  } finally {
    await file.close();
  }
  return wasFull;
}
