// A thread of its own for the text index: building it takes seconds in a large shop, and customers must not wait.
import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@nuancier/domain/search/index/search-document.ts';
import { textIndexWriter } from '@nuancier/domain/search/index/text-index.ts';

/** Documents in pieces, then `null`: build. */
export type ToTextIndexWorker = readonly SearchDocument[] | null;

const writer = textIndexWriter();

parentPort?.on('message', (message: ToTextIndexWorker) => {
  if (message !== null) {
    for (const document of message) writer.add(document);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(writer.finish());
});
