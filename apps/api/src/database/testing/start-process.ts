import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type StartedProcess = {
  pid: number;
  lines: string[];
  /** Waits for a line that begins so, and gives what follows. */
  says: (beginning: string) => Promise<string>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  ended: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'shop-process.ts');

export function startProcess(args: string[], user?: { uid: number; gid: number }): StartedProcess {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'inherit'], ...user });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const over = once(reader, 'close');
  return {
    pid: child.pid ?? 0,
    lines,
    async says(beginning) {
      const heard = () => lines.find((line) => line.startsWith(beginning));
      while (heard() === undefined) {
        // oxlint-disable-next-line no-await-in-loop -- each turn waits for the next line
        const next = await Promise.race([once(reader, 'line'), over.then(() => 'over')]);
        if (next === 'over' && heard() === undefined)
          throw new Error(`Never said « ${beginning} »: ${lines.join(' | ')}`);
      }
      return heard()?.slice(beginning.length).trim() ?? '';
    },
    async kill(signal) {
      child.kill(signal);
      await over;
    },
    async ended() {
      await over;
    },
  };
}
