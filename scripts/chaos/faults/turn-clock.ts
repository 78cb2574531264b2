import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../bench/child-server.ts';
import type { NotRun, Stage } from '../fault.ts';
import { lyraBank } from '../tools/lyra-bank.ts';
import { openPostOffice } from '../tools/post-office.ts';

const EACH_MS = 5_000;
/** Some mails are under way whenever the clock jumps; between jumps all that is ordered on a quick machine can leave. */
const SLOW_MS = 2_000;
const SLOW_FOR_MS = 1_500;
/** On a busy machine an order takes its time. */
const AT_MOST_MS = 60_000;
const WITHIN_MS = 60_000;

/** The clock of the shop's two processes jumps two hours ahead, back, two hours behind and back; the database's and the bank's do not. */
export async function turnClock(): Promise<Stage | NotRun> {
  const library = process.env['FAKETIME_LIB'] ?? globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
  if (library === undefined) return { why: 'needs libfaketime (Debian: faketime), or FAKETIME_LIB' };
  const folder = await mkdtemp(path.join(tmpdir(), 'nuancier-clock-'));
  const clock = path.join(folder, 'clock');
  await writeFile(clock, '+0');
  const office = await openPostOffice();
  const bank = lyraBank(await freePort());
  return {
    ...bank,
    env: {
      ...bank.env,
      ...office.env,
      SHOP_WORKERS: '2',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    post: { confirmed: office.confirmed, withinMs: WITHIN_MS },
    async strike() {
      const complaints: string[] = [];
      for (const jump of ['+2h', '+0', '-2h', '+0']) {
        const before = office.confirmed.size;
        office.takesMs(SLOW_MS);
        await wait(SLOW_FOR_MS);
        await writeFile(clock, jump);
        office.takesMs(0);
        await wait(EACH_MS);
        await until(() => office.confirmed.size > before, AT_MOST_MS);
        if (office.confirmed.size === before)
          complaints.push(`no confirmation left at ${jump}: nothing is proven`);
      }
      return complaints;
    },
    async close() {
      office.server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => boolean, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  while (!isSo() && performance.now() < end) await wait(50);
}
