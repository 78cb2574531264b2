import type { openTextIndexer } from '../search/index/text-indexer.ts';
import { shopTextWriter } from '../search/index/shop-text-writer.ts';

/** Builds in the test's own thread: a new one per reading costs more than all it has to do in a small shop. */
export const textIndexerHere: typeof openTextIndexer = (synonyms) => {
  let writer: ReturnType<typeof shopTextWriter> | undefined;
  // As the thread does: the synonyms are known before the first document, and no sooner.
  const opened = () => (writer ??= shopTextWriter(synonyms()));
  return {
    add: (document) => opened().add(document),
    finish: async () => opened().finish(),
    close: async () => {},
  };
};
