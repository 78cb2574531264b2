// A large catalogue leaves hundreds of MiB of emptied pages behind when it was read; V8 keeps them for itself.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A shop of a few thousand products stays below, and is never stopped for it. */
const LITTLE_BYTES = 512 * 2 ** 20;

export type Memory = { residentBytes: () => number; collect: () => Promise<unknown> };

/** Whether there was something worth stopping for: some tenths of a second, with a hundred thousand products. */
export async function giveMemoryBack({ residentBytes, collect }: Memory = ownMemory): Promise<boolean> {
  if (residentBytes() < LITTLE_BYTES) return false;
  await collect();
  return true;
}

const ownMemory: Memory = {
  residentBytes: () => process.memoryUsage.rss(),
  collect: async () => collector()({ type: 'major', execution: 'async', flavor: 'last-resort' }),
};

type Collector = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<unknown>;

/** Without the flag on the command line: nobody has to know of it who starts the shop. */
function collector(): Collector {
  setFlagsFromString('--expose-gc');
  const found: Collector = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return found;
}
