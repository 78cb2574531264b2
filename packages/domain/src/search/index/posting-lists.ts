// Which documents hold which term. Strong: in name, brand, category or keywords; faint: in the description only.
import { growingColumn } from './growing-column.ts';

export type PostingLists = {
  /** Postings of term t are strongDocs[strongStarts[t] .. strongStarts[t + 1]], documents ascending. */
  strongStarts: Uint32Array;
  strongDocs: Uint32Array;
  /** Impact (1..255) in the high byte, place in the name plus one (0: not in the name) in the low byte. */
  strongMarks: Uint16Array;
  faintStarts: Uint32Array;
  faintDocs: Uint32Array;
};

export type PostingWriter = {
  strong: (term: number, impact: number, place: number) => void;
  faint: (term: number) => void;
  endDocument: () => void;
  finish: (termCount: number) => PostingLists;
};

export function postingWriter(): PostingWriter {
  const strongTerms = growingColumn();
  const marks = growingColumn();
  const strongEnds = growingColumn();
  const faintTerms = growingColumn();
  const faintEnds = growingColumn();
  return {
    strong(term, impact, place) {
      strongTerms.push(term);
      marks.push((impact << 8) | place);
    },
    faint: faintTerms.push,
    endDocument() {
      strongEnds.push(strongTerms.length());
      faintEnds.push(faintTerms.length());
    },
    finish(termCount) {
      const strong = byTerm(strongTerms.values(), strongEnds.values(), termCount, marks.values());
      const faint = byTerm(faintTerms.values(), faintEnds.values(), termCount, null);
      return {
        strongStarts: strong.starts,
        strongDocs: strong.docs,
        strongMarks: strong.marks,
        faintStarts: faint.starts,
        faintDocs: faint.docs,
      };
    },
  };
}

// A counting sort: written document by document, it leaves the documents of each term ascending.
function byTerm(terms: Uint32Array, ends: Uint32Array, termCount: number, marks: Uint32Array | null) {
  const starts = new Uint32Array(termCount + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const docs = new Uint32Array(terms.length);
  const sortedMarks = new Uint16Array(marks === null ? 0 : terms.length);
  let at = 0;
  for (let doc = 0; doc < ends.length; doc += 1) {
    for (const end = ends[doc] ?? 0; at < end; at += 1) {
      const term = terms[at] ?? 0;
      const slot = next[term] ?? 0;
      next[term] = slot + 1;
      docs[slot] = doc;
      if (marks !== null) sortedMarks[slot] = marks[at] ?? 0;
    }
  }
  return { starts, docs, marks: sortedMarks };
}
