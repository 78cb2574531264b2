// A thread of its own for the text index: building it takes seconds in a large shop, and customers must not wait.
import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@nuancier/domain/search/search-document.ts';
import { buildTextIndex } from '@nuancier/domain/search/text-index.ts';

/** Documents in pieces, then `null`: build. */
export type ToTextIndexWorker = readonly SearchDocument[] | null;

const documents: SearchDocument[] = [];

parentPort?.on('message', (message: ToTextIndexWorker) => {
  if (message === null) parentPort?.postMessage(buildTextIndex(documents));
  else for (const document of message) documents.push(document);
});
