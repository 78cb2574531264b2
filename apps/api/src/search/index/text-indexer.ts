import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SearchDocument } from '@nuancier/domain/search/index/search-document.ts';
import type { TextIndex } from '@nuancier/domain/search/index/text-index.ts';
import type { ToTextIndexWorker } from './text-index-worker.ts';

export type TextIndexer = {
  add(document: SearchDocument): void;
  finish(): Promise<TextIndex>;
  close(): Promise<void>;
};

// Each piece is copied at once: small enough to go unnoticed between two requests.
const PIECE = 250;

/**
 * Builds the text index in another thread, from documents given one by one. `synonyms`: the merchant's own, asked for
 * before the first document.
 */
export function openTextIndexer(synonyms: () => string, givenUp?: AbortSignal): TextIndexer {
  let thread: Worker | undefined;
  let piece: SearchDocument[] = [];

  // Not before there is something to do: many a reading is given up before its first document.
  function worker(): Worker {
    // `finish` reports errors; before it is called, an error must not end the process.
    if (thread === undefined) {
      thread = new Worker(new URL('./text-index-worker.ts', import.meta.url)).on('error', () => {});
      send(synonyms());
    }
    return thread;
  }

  function send(message: ToTextIndexWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker().postMessage(message);
  }

  return {
    add(document) {
      worker();
      if (piece.push(document) < PIECE) return;
      send(piece);
      piece = [];
    },
    async finish() {
      const answer = once(worker(), 'message', { signal: givenUp });
      send(piece);
      send(null);
      const [index]: unknown[] = await answer;
      if (!isTextIndex(index)) throw new TypeError('The text index did not come back');
      return index;
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function isTextIndex(value: unknown): value is TextIndex {
  return typeof value === 'object' && value !== null && 'postings' in value && 'vocabulary' in value;
}
