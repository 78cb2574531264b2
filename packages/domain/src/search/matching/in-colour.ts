import type { TextIndex } from '../index/text-index.ts';
import type { AskedColour } from '../query/query-word.ts';
import type { Matches } from './match-documents.ts';
import { COLOURED, OF_THE_KIND } from './score-steps.ts';

/**
 * What comes in the colour from the factory first, then what a machine mixes in it; the rest goes. Null where nothing
 * that was asked for can be had so. `staysWhole`: a place or a defect was named, of which the colour may be.
 */
export function inColour(
  index: TextIndex,
  all: readonly Matches[],
  colours: readonly AskedColour[],
  staysWhole: boolean,
): readonly Matches[] | null {
  const { masks } = index.workspace;
  const hasKind = all.some(({ scores }) => scores.some((score) => score >= OF_THE_KIND));
  markColoured(index, colours, 1);
  const isWanted = (doc: number): boolean => masks[doc] === 1 || index.tintable[doc] === 1;
  const isFound = all.some(({ docs, scores }) =>
    docs.some((doc, at) => isWanted(doc) && (!hasKind || (scores[at] ?? 0) >= OF_THE_KIND)),
  );
  const found = isFound ? all.map((matches) => chosen(matches)) : null;
  markColoured(index, colours, 0);
  return found;

  function chosen({ docs, scores, whole }: Matches): Matches {
    const kept = [...docs.keys()].filter((at) => staysWhole || isWanted(docs[at] ?? 0));
    return {
      docs: Uint32Array.from(kept, (at) => docs[at] ?? 0),
      scores: Float32Array.from(
        kept,
        (at) => (scores[at] ?? 0) + (masks[docs[at] ?? 0] === 1 ? COLOURED : 0),
      ),
      whole: Uint8Array.from(kept, (at) => whole[at] ?? 0),
    };
  }
}

// In the name, the category or a colour of the articles: a description speaks of all sorts of colours.
function markColoured(
  { postings, workspace }: TextIndex,
  colours: readonly AskedColour[],
  mark: 0 | 1,
): void {
  for (const term of colours.flatMap(({ terms }) => terms)) {
    const { strongStarts, strongDocs } = postings;
    for (let at = strongStarts[term] ?? 0; at < (strongStarts[term + 1] ?? 0); at += 1) {
      workspace.masks[strongDocs[at] ?? 0] = mark;
    }
  }
}
