/** Columns one search writes on and leaves clean for the next: a search never waits, so one set is enough. */
export type Workspace = {
  scores: Float32Array;
  /** What the word at hand adds to the score so far. */
  shares: Float32Array;
  /** How many words of the query a document has met. */
  met: Uint8Array;
  /** Place in the name of the word before, plus one. */
  places: Uint8Array;
  /** Which words a document holds, one bit each. */
  masks: Uint16Array;
  candidates: Uint32Array;
};

export function workspace(size: number): Workspace {
  return {
    scores: new Float32Array(size),
    shares: new Float32Array(size),
    met: new Uint8Array(size),
    places: new Uint8Array(size),
    masks: new Uint16Array(size),
    candidates: new Uint32Array(size),
  };
}
