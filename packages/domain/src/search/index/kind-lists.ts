// What each product is, as its name and its category say: « Brosse plate » in « Brosses et pinceaux » is a brush and,
// by its category, a « pinceau ».
import { growingColumn } from './growing-column.ts';
import type { PostingLists } from './posting-lists.ts';

export type KindLists = {
  /** The documents of kind t are docs[starts[t] .. starts[t + 1]], ascending. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** By term, how surely the word names a kind. */
  sureness: Uint8Array;
};

/**
 * `head`: most names with the word begin with it (« colle »). `seldom`: it is more often said about other things
 * (« sol » of « Sol PVC » in « Peinture de sol »). `category`: no name begins with it, but a category's does.
 */
export const KIND = { none: 0, category: 1, seldom: 2, head: 3 } as const;

export type KindWriter = {
  name: (term: number) => void;
  category: (term: number) => void;
  endDocument: () => void;
  finish: (postings: PostingLists, termCount: number) => KindLists;
};

/** Of the names that hold the word, the share that must begin with it. */
const MOSTLY = 0.5;

export function kindWriter(): KindWriter {
  const named = pairs();
  const shelved = pairs();
  let doc = 0;
  return {
    name: (term) => named.push(term, doc),
    category: (term) => shelved.push(term, doc),
    endDocument() {
      doc += 1;
    },
    finish(postings, termCount) {
      const names = named.count(termCount);
      const categories = shelved.count(termCount);
      const sureness = new Uint8Array(termCount);
      const starts = new Uint32Array(termCount + 1);
      for (let term = 0; term < termCount; term += 1) {
        const heads = names[term] ?? 0;
        const isSure = heads > 0 && heads >= MOSTLY * nameCount(postings, term);
        if (heads > 0) sureness[term] = isSure ? KIND.head : KIND.seldom;
        else if ((categories[term] ?? 0) > 0) sureness[term] = KIND.category;
        starts[term + 1] = (starts[term] ?? 0) + (heads > 0 ? heads : (categories[term] ?? 0));
      }
      const docs = new Uint32Array(starts[termCount] ?? 0);
      const next = starts.slice();
      const write = (term: number, found: number): void => {
        docs[next[term] ?? 0] = found;
        next[term] = (next[term] ?? 0) + 1;
      };
      named.each(write);
      shelved.each((term, found) => {
        if (sureness[term] === KIND.category) write(term, found);
      });
      return { starts, docs, sureness };
    },
  };
}

/** In how many names a term stands. */
function nameCount({ strongStarts, strongMarks }: PostingLists, term: number): number {
  let count = 0;
  for (let at = strongStarts[term] ?? 0; at < (strongStarts[term + 1] ?? 0); at += 1) {
    if (((strongMarks[at] ?? 0) & 255) > 0) count += 1;
  }
  return count;
}

function pairs() {
  const terms = growingColumn();
  const docs = growingColumn();
  return {
    push(term: number, doc: number): void {
      terms.push(term);
      docs.push(doc);
    },
    count(termCount: number): Uint32Array {
      const counts = new Uint32Array(termCount);
      for (const term of terms.values()) counts[term] = (counts[term] ?? 0) + 1;
      return counts;
    },
    each(see: (term: number, doc: number) => void): void {
      const places = docs.values();
      for (const [at, term] of terms.values().entries()) see(term, places[at] ?? 0);
    },
  };
}
