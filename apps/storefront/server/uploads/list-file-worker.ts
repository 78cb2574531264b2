// The thread that reads one file and ends: what the file costs, it costs here.
import { parentPort, workerData } from 'node:worker_threads';
import { readListFile } from '../../app/actions/cart/quick-order/read-list-file.server.ts';

if (workerData instanceof ArrayBuffer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(readListFile(new Uint8Array(workerData)));
}
