import { clearSheet, documentTerms, type DocumentTerms } from './document-terms.ts';
import { impactOf } from './field-weights.ts';
import { kindWriter, type KindLists, type KindWriter } from './kind-lists.ts';
import { postingWriter, type PostingLists, type PostingWriter } from './posting-lists.ts';
import { plainColour } from '../words/colour-words.ts';
import { frenchStem } from '../words/french-stem.ts';
import { readWords } from '../words/read-words.ts';
import { readSynonyms } from '../words/read-synonyms.ts';
import { referenceWriter, type ReferenceIndex } from './reference-index.ts';
import type { SearchDocument } from './search-document.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { termRegister, type PlacedTerms, type SynonymTerms, type TermRegister } from './term-register.ts';
import type { Vocabulary } from './vocabulary.ts';
import { weighDocument, type ReadText } from './weigh-document.ts';
import { workspace, type Workspace } from './workspace.ts';

export type TextIndex = {
  size: number;
  postings: PostingLists;
  vocabulary: Vocabulary;
  synonyms: SynonymTerms;
  kinds: KindLists;
  references: ReferenceIndex;
  /** 0..255 */
  boosts: Uint8Array;
  /** 0..255: how many products share its own category, of the fullest one's. */
  usual: Uint8Array;
  /** 1: a machine mixes it in any colour. */
  tintable: Uint8Array;
  /** A plain colour and the word after it in the value of an article: « vert mousse ». In stems. */
  shades: ReadonlySet<string>;
  /** Place of the first word of the name that is neither brand nor line. */
  nounPlaces: Uint8Array;
  /** Words in the name, small words left out. */
  nameLengths: Uint8Array;
  workspace: Workspace;
};

export type TextIndexWriter = { add: (document: SearchDocument) => void; finish: () => TextIndex };

const REMEMBERED_TEXTS = 50_000;

/** All at once; a server that must keep answering adds with the writer, a slice at a time. */
export function buildTextIndex(documents: Iterable<SearchDocument>, synonyms: string = SYNONYMS): TextIndex {
  const writer = textIndexWriter(synonyms);
  for (const document of documents) writer.add(document);
  return writer.finish();
}

export function textIndexWriter(synonyms: string = SYNONYMS): TextIndexWriter {
  const register = termRegister();
  const learnt = register.learn(readSynonyms(synonyms));
  const read = remembering(register);
  const postings = postingWriter();
  const kinds = kindWriter();
  const references = referenceWriter();
  const sheet = documentTerms();
  const boosts: number[] = [];
  const ownCategories: string[] = [];
  const tintable: number[] = [];
  const shades = new Set<string>();
  const readKeywords = new Set<string>();
  const nounPlaces: number[] = [];
  const nameLengths: number[] = [];
  const categoryTerms = new Map<string, number | null>();
  const nameOnce = (category: string): void => {
    if (!categoryTerms.has(category)) categoryTerms.set(category, register.name(category));
  };
  return {
    add(document) {
      for (const category of document.categories) nameOnce(category);
      const name = register.read(document.name);
      const noun = weighDocument(document, name, read, sheet);
      nounPlaces.push(noun);
      noteKinds(kinds, document, name, noun, read);
      for (const category of document.categories.slice(0, -1)) {
        const term = categoryTerms.get(category) ?? null;
        if (term !== null) kinds.category(term);
      }
      kinds.endDocument();
      nameLengths.push(Math.min(255, name.length));
      writePostings(sheet, postings);
      clearSheet(sheet);
      for (const reference of document.references) references.add(reference, boosts.length);
      ownCategories.push(document.categories.at(-1) ?? '');
      tintable.push(document.tintable ? 1 : 0);
      for (const keyword of document.keywords) noteShade(keyword);
      boosts.push(Math.round(255 * Math.min(1, Math.max(0, document.boost))));
    },
    finish: () => finish(),
  };

  function noteShade(keyword: string): void {
    if (readKeywords.has(keyword)) return;
    readKeywords.add(keyword);
    const [first, second] = readWords(keyword).run.map(({ word }) => frenchStem(word));
    if (first !== undefined && second !== undefined && plainColour('', first) !== null)
      shades.add(`${first} ${second}`);
  }

  function finish(): TextIndex {
    const lists = postings.finish(register.termCount());
    return {
      size: boosts.length,
      postings: lists,
      kinds: kinds.finish(lists, register.termCount()),
      vocabulary: register.vocabulary(),
      synonyms: learnt,
      references: references.finish(),
      boosts: Uint8Array.from(boosts),
      usual: usualness(ownCategories),
      tintable: Uint8Array.from(tintable),
      shades,
      nounPlaces: Uint8Array.from(nounPlaces),
      nameLengths: Uint8Array.from(nameLengths),
      workspace: workspace(boosts.length),
    };
  }
}

function usualness(categories: readonly string[]): Uint8Array {
  const counts = new Map<string, number>();
  for (const category of categories)
    if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return Uint8Array.from(categories, (category) => (255 * (counts.get(category) ?? 0)) / most);
}

function noteKinds(
  kinds: KindWriter,
  { categories }: SearchDocument,
  name: PlacedTerms,
  noun: number,
  read: ReadText,
): void {
  for (const term of headsOf(name, noun)) kinds.name(term);
  const own = categories.at(-1) ?? '';
  const [first = '', ...others] = own.split(AND);
  const parts = read(first).length === 1 ? [first, ...others] : [first];
  const heads = parts.flatMap((part) => headsOf(read(part), 0));
  for (const term of new Set(heads)) kinds.category(term);
}

// « Brosses et pinceaux » are two kinds, « Mat mur et plafond » is one.
const AND = /, | et /u;

/** The word there, the compound or the expression that begins there; half of a compound is none. */
function headsOf({ terms, places, length, halves }: PlacedTerms, place: number): number[] {
  return [...new Set(terms.filter((_, at) => places[at] === place && !(at < length && halves.has(place))))];
}

function writePostings({ terms, strong, faint, place }: DocumentTerms, postings: PostingWriter): void {
  for (const term of terms) {
    const weight = strong[term] ?? 0;
    if (weight > 0) postings.strong(term, impactOf(weight + (faint[term] ?? 0)), place[term] ?? 0);
    else postings.faint(term);
  }
  postings.endDocument();
}

// Catalogues repeat themselves: a category, a keyword, a sentence of safety is read once. Names are not repeated.
function remembering(register: TermRegister): ReadText {
  const texts = new Map<string, PlacedTerms>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const terms = register.read(text);
    if (texts.size < REMEMBERED_TEXTS) texts.set(text, terms);
    return terms;
  };
}
