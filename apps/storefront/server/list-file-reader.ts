// Files of strangers are read one at a time, each in a thread of its own that ends with it: with a limit of time and
// memory, behind a short line, and not too many from one address.
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { ListFileRead } from '../app/backend/cart/read-list-file.server.ts';
import type { ReadListFile } from '../app/backend/cart/read-quick-list.server.ts';
import { createAllowance } from './address-allowance.ts';

type Answer = Awaited<ReturnType<ReadListFile>>;

export type ListFileReader = {
  read(file: ArrayBuffer, from: string): Promise<Answer>;
  close(): Promise<void>;
};

export type ListFileBounds = { mostPerMinute?: number; mostWaiting?: number; mostMs?: number };
type Parts = ListFileBounds & { log: FastifyBaseLogger; now: () => number };

const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };

export function openListFileReader({
  log,
  now,
  mostPerMinute = 20,
  mostWaiting = 8,
  mostMs = 4_000,
}: Parts): ListFileReader {
  const allowance = createAllowance({ most: mostPerMinute, perMs: 60_000, now });
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let reading: Worker | null = null;
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
      // Out of memory, or a fault of ours: for whoever sent it, a file that cannot be read.
      log.warn({ err: error }, 'a list file could not be read');
      return { refusal: isOutOfMemory(error) ? 'sheetTooFull' : 'badSheet' };
    } finally {
      clearTimeout(late);
      reading = null;
      await worker.terminate();
    }
  }

  return {
    async read(file, from) {
      if (!allowance.take(from)) return { refusal: 'tooManyFiles' };
      if (waiting >= mostWaiting) return { refusal: 'filesWait' };
      waiting += 1;
      const turn = line.then(() => readInThread(file));
      line = turn;
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    async close() {
      isClosed = true;
      await reading?.terminate();
      await line;
    },
  };
}

/** What the thread says, or that it was ended before it said anything. */
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
