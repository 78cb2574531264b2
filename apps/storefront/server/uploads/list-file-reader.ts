// Files of strangers are read one at a time, each in a thread of its own that ends with it: with a limit of time and
// memory, behind a short line, and not too many from one address.
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '@nuancier/domain/site/network-of.ts';
import { createAllowance } from './address-allowance.ts';
import type { ListFileRead, ReadListFile } from '../../app/backend/list-file.ts';

type Answer = Awaited<ReturnType<ReadListFile>>;

export type ListFileReader = {
  read(file: ArrayBuffer, from: string): Promise<Answer>;
  close(): Promise<void>;
};

export type ListFileBounds = {
  mostPerMinute?: number;
  mostWaiting?: number;
  /** of one address */
  mostWaitingEach?: number;
  mostMs?: number;
};
type Parts = ListFileBounds & { log: FastifyBaseLogger; now: () => number };

const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };

export function openListFileReader({
  log,
  now,
  mostPerMinute = 20,
  mostWaiting = 8,
  mostWaitingEach = 2,
  mostMs = 4_000,
}: Parts): ListFileReader {
  const allowance = createAllowance({ most: mostPerMinute, perMs: 60_000, now });
  const waiting: Waiting[] = [];
  /** The last turn of each address: the one that has waited longest since comes first. */
  const lastTurn = new Map<string, number>();
  let turns = 0;
  let reading: Worker | null = null;
  let isBusy = false;
  let isClosed = false;

  async function readInThread(file: ArrayBuffer): Promise<Answer> {
    if (isClosed) return { refusal: 'filesWait' };
    const worker = new Worker(new URL('./list-file-worker.ts', import.meta.url), {
      workerData: file,
      transferList: [file],
      resourceLimits: memory,
      // Nothing of the shop's own settings is there to be read.
      env: {},
    });
    reading = worker;
    const late = setTimeout(() => void worker.terminate(), mostMs);
    try {
      return await answerOf(worker);
    } catch (error) {
      // Out of memory, or a fault of ours: reported to the sender as an unreadable file.
      log.warn({ err: error }, 'a list file could not be read');
      return { refusal: isOutOfMemory(error) ? 'sheetTooFull' : 'badSheet' };
    } finally {
      clearTimeout(late);
      reading = null;
      await worker.terminate();
    }
  }

  /** One at a time, addresses in turn: a client with many or slow files delays only itself. */
  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      turns += 1;
      lastTurn.set(next.network, turns);
      const read = readInThread(next.file);
      next.answer(read);
      // oxlint-disable-next-line no-await-in-loop -- one at a time is the point
      await read.catch(() => undefined);
    }
    lastTurn.clear();
    isBusy = false;
  }

  function takeNext(): Waiting | undefined {
    const turnOf = ({ network }: Waiting) => lastTurn.get(network) ?? 0;
    const [first] = waiting.toSorted((one, other) => turnOf(one) - turnOf(other));
    if (first !== undefined) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  let worked: Promise<void> = Promise.resolve();
  return {
    async read(file, from) {
      if (!allowance.take(from)) return { refusal: 'tooManyFiles' };
      const network = networkOf(from);
      const own = waiting.filter((one) => one.network === network).length;
      if (waiting.length >= mostWaiting || own >= mostWaitingEach) return { refusal: 'filesWait' };
      const answered = Promise.withResolvers<Answer>();
      waiting.push({ file, network, answer: answered.resolve });
      if (!isBusy) worked = work();
      return answered.promise;
    },
    async close() {
      isClosed = true;
      await reading?.terminate();
      await worked;
    },
  };
}

type Waiting = { file: ArrayBuffer; network: string; answer: (answer: Promise<Answer>) => void };

/** The thread's answer; one that ended without an answer counts as `sheetTooFull`. */
async function answerOf(worker: Worker): Promise<ListFileRead> {
  const told = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('exit', () => resolve(null));
    worker.on('error', reject);
  });
  return isRead(told) ? told : { refusal: 'sheetTooFull' };
}

function isRead(value: unknown): value is ListFileRead {
  return typeof value === 'object' && value !== null && ('text' in value || 'refusal' in value);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
