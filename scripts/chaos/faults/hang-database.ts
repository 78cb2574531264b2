import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { childrenOf } from '../shop-process.ts';
import { postmasterOf } from '../../torture/until-ready.ts';

/** Longer than any answer may take. */
const HANGS_MS = 13_000;

/** The database stands still with all its connections open: it neither answers nor hangs up. */
export async function hangDatabase({ dataDir }: House): Promise<Stage> {
  return {
    env: {},
    async strike() {
      const first = postmasterOf(dataDir);
      const all = [first, ...childrenOf(first)];
      tell(all, 'SIGSTOP');
      await wait(HANGS_MS);
      tell(all, 'SIGCONT');
      return [];
    },
  };
}

function tell(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
