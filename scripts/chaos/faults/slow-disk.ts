import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { NotRun, Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { childrenOf } from '../shop-process.ts';
import { postmasterOf } from '../../torture/until-ready.ts';

const SLOW_MS = 10_000;
const WRITES_PER_SECOND = 20;
const GROUP = '/sys/fs/cgroup/blkio/nuancier-chaos';

/** The database's disk takes twenty writes a second, the kernel sees to it. */
export async function slowDisk({ dataDir }: House): Promise<Stage | NotRun> {
  if (process.getuid?.() !== 0) return { why: 'needs root' };
  if (!existsSync('/sys/fs/cgroup/blkio/blkio.throttle.write_iops_device'))
    return { why: 'needs the blkio controller of cgroups 1' };
  const device = await deviceOf(dataDir);
  if (device === null) return { why: 'the data folder is on no disk of its own' };
  return {
    env: {},
    async strike() {
      const first = postmasterOf(dataDir);
      await mkdir(GROUP, { recursive: true });
      await writeFile(`${GROUP}/blkio.throttle.write_iops_device`, `${device} ${WRITES_PER_SECOND}`);
      const served = async () =>
        Number(/Write (\d+)/.exec(await readFile(`${GROUP}/blkio.throttle.io_serviced`, 'utf8'))?.[1] ?? 0);
      const end = performance.now() + SLOW_MS;
      while (performance.now() < end) {
        await moveTo(GROUP, [first, ...childrenOf(first)]);
        await wait(250);
      }
      const writes = await served();
      await moveTo('/sys/fs/cgroup/blkio', [first, ...childrenOf(first)]);
      await rmdir(GROUP).catch(() => {});
      return writes === 0 ? ['no write was slowed down'] : [];
    },
  };
}

async function moveTo(group: string, pids: readonly number[]): Promise<void> {
  for (const pid of pids) await writeFile(`${group}/cgroup.procs`, String(pid)).catch(() => {});
}

async function deviceOf(folder: string): Promise<string | null> {
  const { dev } = await stat(folder);
  const [major, minor] = [(dev >> 8) & 0xfff, (dev & 0xff) | ((dev >> 12) & 0xfff00)];
  return existsSync(`/sys/dev/block/${major}:${minor}`) ? `${major}:${minor}` : null;
}
