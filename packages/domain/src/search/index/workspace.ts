/** Columns one search writes on and leaves clean for the next: a search never waits, so one set is enough. */
export type Workspace = {
  scores: Float32Array;
  /** What the word at hand adds to the score so far. */
  shares: Float32Array;
  /** How many words of the query a document has met. */
  met: Uint8Array;
  /** For each word of the query, its place in a document's name plus one; read only where the word was met. */
  places: readonly Uint8Array[];
  /** Which words a document holds, one bit each. */
  masks: Uint16Array;
  /** 1: of the kind that is asked for. */
  ofKind: Uint8Array;
  candidates: Uint32Array;
  /** For what is sorted; written over, never cleaned. */
  sorting: SortingRoom;
};

export type SortingRoom = { keys: Uint32Array; spareKeys: Uint32Array; spareDocs: Uint32Array };

/** More words than this are left out of a query: the rest of it can only slow it down. */
export const MOST_WORDS = 12;

export function workspace(size: number): Workspace {
  const candidates = new Uint32Array(size);
  return {
    scores: new Float32Array(size),
    shares: new Float32Array(size),
    met: new Uint8Array(size),
    places: Array.from({ length: MOST_WORDS }, () => new Uint8Array(size)),
    masks: new Uint16Array(size),
    ofKind: new Uint8Array(size),
    candidates,
    // Who sorts has no candidates any more.
    sorting: { keys: new Uint32Array(size), spareKeys: new Uint32Array(size), spareDocs: candidates },
  };
}
