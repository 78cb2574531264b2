// Requests one address repeatedly from a thread of its own, so that the load generator does not distort its times.
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { send } from './load.ts';

export type Answered = { status: number; ms: number };
type Asked = { url: string; body: string | null; seconds: number };

const PAUSE_MS = 25;

export async function probe(url: string, body: string | null, seconds: number): Promise<Answered[]> {
  const asked: Asked = { url, body, seconds };
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function ask({ url, body, seconds }: Asked): Promise<Answered[]> {
  const end = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  while (performance.now() < end) {
    const before = performance.now();
    const { status } = await send(url, body).catch(() => ({ status: 0 }));
    answers.push({ status, ms: performance.now() - before });
    await setTimeout(PAUSE_MS);
  }
  return answers;
}

if (!isMainThread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await ask(workerData));
}
