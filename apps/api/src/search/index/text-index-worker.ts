// A thread of its own for the text index: building it takes seconds in a large shop, and customers must not wait.
import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@nuancier/domain/search/index/search-document.ts';
import { textIndexWriter } from '@nuancier/domain/search/index/text-index.ts';
import { shopTextWriter } from './shop-text-writer.ts';

/** The merchant's own synonyms, in the form of the trade's; documents in pieces; then `null`: build. */
export type ToTextIndexWorker = string | readonly SearchDocument[] | null;

let writer = textIndexWriter('');

parentPort?.on('message', (message: ToTextIndexWorker) => {
  if (typeof message === 'string') {
    writer = shopTextWriter(message);
    return;
  }
  if (message !== null) {
    for (const document of message) writer.add(document);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(writer.finish());
});
