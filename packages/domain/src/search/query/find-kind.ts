// What the customer asks for, among the words that say which one: in « pinceau vernis » a brush.
import { KIND, type KindLists } from '../index/kind-lists.ts';
import type { PostingLists } from '../index/posting-lists.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { Choice, QueryWord } from './query-word.ts';

export type QueryKind = {
  word: QueryWord;
  terms: readonly number[];
  /**
   * `named`: the word means that kind, and nothing else is an answer. `led`: it leads there, as a defect leads to what
   * mends it. `perhaps`: it may mean the kind, or merely say something about another.
   */
  how: 'named' | 'led' | 'perhaps';
};

type Evidence = (choice: Choice, sureness: number, word: QueryWord) => boolean;

// A whole expression that leads somewhere (« sol pas plat », « poutre métallique ») says as much as a name.
const names: Evidence = ({ isLedTo }, sureness, { span }) => (isLedTo ? span > 1 : sureness === KIND.head);
const namesSeldom: Evidence = ({ isLedTo }, sureness) => !isLedTo && sureness === KIND.seldom;
// Not from a guess: « bâton » is no « béton » and leads to no floor.
const leads: Evidence = ({ isLedTo }, sureness, { how }) =>
  isLedTo && sureness >= KIND.seldom && how !== 'mistyped';
const namesCategory: Evidence = ({ isSynonym }, sureness) => !isSynonym && sureness === KIND.category;

/** The best evidence first; with equal evidence the first word: in French the thing comes before its qualities. */
const EVIDENCE: readonly { isComplement: boolean; holds: Evidence; how: QueryKind['how'] }[] = [
  { isComplement: false, holds: names, how: 'named' },
  { isComplement: false, holds: leads, how: 'led' },
  { isComplement: false, holds: namesSeldom, how: 'perhaps' },
  { isComplement: true, holds: names, how: 'named' },
  { isComplement: true, holds: leads, how: 'led' },
  { isComplement: true, holds: namesSeldom, how: 'perhaps' },
  { isComplement: false, holds: namesCategory, how: 'perhaps' },
];

export function findKind({ kinds }: TextIndex, words: readonly QueryWord[]): QueryKind | null {
  for (const { isComplement, holds, how } of EVIDENCE) {
    // Beside other words it rather says where: « plafond » of « Mat mur et plafond ».
    if (holds === namesCategory && words.length > 1) continue;
    for (const word of words) {
      if (word.isComplement !== isComplement || word.how === 'beginning') continue;
      if (!word.choices.some((choice) => holds(choice, kinds.sureness[choice.term] ?? 0, word))) continue;
      // « peinture » also leads to « laque »: both are of the kind.
      const terms = word.choices
        .filter((choice) => isKind(kinds, choice, holds) || (choice.isLedTo && word.span > 1))
        .map(({ term }) => term);
      return { word, terms, how };
    }
  }
  return null;
}

function isKind({ sureness }: KindLists, { term }: Choice, by: Evidence): boolean {
  const least = by === namesCategory ? KIND.category : KIND.seldom;
  return (sureness[term] ?? 0) >= least;
}

/** Marks the documents of the kind; where a word leads to what is no kind (« intumescente »), the names that hold it. */
export function markKind(index: TextIndex, { terms }: QueryKind, mark: 0 | 1): void {
  const { kinds, postings, workspace } = index;
  for (const term of terms) {
    if (kinds.sureness[term] === KIND.none) markNames(postings, term, workspace.ofKind, mark);
    for (let at = kinds.starts[term] ?? 0; at < (kinds.starts[term + 1] ?? 0); at += 1) {
      workspace.ofKind[kinds.docs[at] ?? 0] = mark;
    }
  }
}

function markNames(
  { strongStarts, strongDocs, strongMarks }: PostingLists,
  term: number,
  column: Uint8Array,
  mark: 0 | 1,
): void {
  for (let at = strongStarts[term] ?? 0; at < (strongStarts[term + 1] ?? 0); at += 1) {
    if (((strongMarks[at] ?? 0) & 255) > 0) column[strongDocs[at] ?? 0] = mark;
  }
}
