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
  const hasKind = all.some(({ scores }) => holdsAtLeast(scores, OF_THE_KIND));
  markColoured(index, colours, 1);
  const isWanted = (doc: number): boolean => masks[doc] === 1 || index.tintable[doc] === 1;
  const isFound = all.some(({ docs, scores }) =>
    docs.some((doc, at) => isWanted(doc) && (!hasKind || (scores[at] ?? 0) >= OF_THE_KIND)),
  );
  const found = isFound ? all.map((matches) => chosen(matches)) : null;
  markColoured(index, colours, 0);
  return found;

  function chosen({ docs, scores, whole }: Matches): Matches {
    const kept = {
      docs: new Uint32Array(docs.length),
      scores: new Float32Array(docs.length),
      whole: new Uint8Array(docs.length),
    };
    let count = 0;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      if (!staysWhole && !isWanted(doc)) continue;
      kept.docs[count] = doc;
      kept.scores[count] = (scores[at] ?? 0) + (masks[doc] === 1 ? COLOURED : 0);
      kept.whole[count] = whole[at] ?? 0;
      count += 1;
    }
    return {
      docs: kept.docs.slice(0, count),
      scores: kept.scores.slice(0, count),
      whole: kept.whole.slice(0, count),
    };
  }
}

function holdsAtLeast(scores: Float32Array, bound: number): boolean {
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) >= bound) return true;
  return false;
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
