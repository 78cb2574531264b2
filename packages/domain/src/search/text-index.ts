import { FIELD_WEIGHTS, impactOf, lengthFactor } from './field-weights.ts';
import { postingWriter, type PostingLists } from './posting-lists.ts';
import { readSynonyms } from './read-synonyms.ts';
import { referenceWriter, type ReferenceIndex } from './reference-index.ts';
import type { SearchDocument } from './search-document.ts';
import { SYNONYMS } from './synonyms.ts';
import { termRegister, type PlacedTerms, type TermRegister } from './term-register.ts';
import { workspace, type Workspace } from './workspace.ts';
import type { Vocabulary } from './vocabulary.ts';

export type TextIndex = {
  size: number;
  postings: PostingLists;
  vocabulary: Vocabulary;
  synonyms: ReadonlyMap<number, readonly number[]>;
  references: ReferenceIndex;
  /** 0..255 */
  boosts: Uint8Array;
  /** Place of the first word of the name that is neither brand nor line. */
  nounPlaces: Uint8Array;
  workspace: Workspace;
};

// Places are kept in a byte, 0 standing for « not in the name ».
const LAST_PLACE = 254;
const REMEMBERED_TEXTS = 50_000;
const SENTENCES = /\.\s|\n/u;

export function buildTextIndex(documents: Iterable<SearchDocument>, synonyms: string = SYNONYMS): TextIndex {
  const register = termRegister();
  const learnt = register.learn(readSynonyms(synonyms));
  const read = remembering(register);
  const postings = postingWriter();
  const references = referenceWriter();
  const sheet = documentSheet();
  const boosts: number[] = [];
  const nounPlaces: number[] = [];
  for (const document of documents) {
    const doc = boosts.length;
    nounPlaces.push(weighName(document, read, sheet));
    weighFields(document, read, sheet);
    for (const [term, { strong, faint, place }] of sheet) {
      if (strong > 0) postings.strong(term, impactOf(strong + faint), place);
      else postings.faint(term);
    }
    sheet.clear();
    postings.endDocument();
    for (const reference of document.references) references.add(reference, doc);
    boosts.push(Math.round(255 * Math.min(1, Math.max(0, document.boost))));
  }
  return {
    size: boosts.length,
    postings: postings.finish(register.termCount()),
    vocabulary: register.vocabulary(),
    synonyms: learnt,
    references: references.finish(),
    boosts: Uint8Array.from(boosts),
    nounPlaces: Uint8Array.from(nounPlaces),
    workspace: workspace(boosts.length),
  };
}

type Weighed = { strong: number; faint: number; place: number };
type Sheet = Map<number, Weighed>;
type Read = (text: string) => PlacedTerms;

function documentSheet(): Sheet {
  return new Map();
}

// Brand and line often open the name: the noun after them is what the product is.
function weighName({ name, brand, line }: SearchDocument, read: Read, sheet: Sheet): number {
  const label = [...read(brand).terms, ...read(line ?? '').terms];
  for (const term of label) weigh(sheet, term).strong = FIELD_WEIGHTS.brandOrLine;
  const { terms, places, length } = read(name);
  const labelled = new Set(label);
  const run = terms.slice(0, length);
  const after = run.findIndex((term, place) => place >= label.length || !labelled.has(term));
  const noun = after === -1 ? 0 : after;
  const factor = lengthFactor(length - noun);
  for (const [at, term] of terms.entries()) {
    const place = places[at] ?? 0;
    const weighed = weigh(sheet, term);
    const weight = place < noun ? FIELD_WEIGHTS.brandOrLine : factor * nameWeight(place === noun);
    // A word that stands both in the line and in the noun counts where it says what the thing is.
    if (weight <= weighed.strong && weighed.place > 0) continue;
    weighed.strong = Math.max(weight, weighed.strong);
    weighed.place = Math.min(place, LAST_PLACE) + 1;
  }
  return Math.min(noun, LAST_PLACE);
}

const nameWeight = (isHead: boolean): number => (isHead ? FIELD_WEIGHTS.nameHead : FIELD_WEIGHTS.nameRest);

function weighFields({ categories, keywords, description }: SearchDocument, read: Read, sheet: Sheet): void {
  const own = categories.at(-1);
  const inCategory = new Map<number, number>();
  for (const category of categories) {
    const weight = category === own ? FIELD_WEIGHTS.ownCategory : FIELD_WEIGHTS.category;
    for (const term of read(category).terms) inCategory.set(term, weight);
  }
  for (const [term, weight] of inCategory) weigh(sheet, term).strong += weight;
  for (const term of new Set(keywords.flatMap((keyword) => read(keyword).terms))) {
    weigh(sheet, term).strong += FIELD_WEIGHTS.keyword;
  }
  for (const sentence of description.split(SENTENCES)) {
    for (const term of read(sentence).terms) weigh(sheet, term).faint = FIELD_WEIGHTS.description;
  }
}

function weigh(sheet: Sheet, term: number): Weighed {
  const known = sheet.get(term);
  if (known !== undefined) return known;
  const fresh = { strong: 0, faint: 0, place: 0 };
  sheet.set(term, fresh);
  return fresh;
}

// Catalogues repeat themselves: a category, a keyword, a sentence of safety is read once.
function remembering(register: TermRegister): Read {
  const texts = new Map<string, PlacedTerms>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const terms = register.read(text);
    if (texts.size < REMEMBERED_TEXTS) texts.set(text, terms);
    return terms;
  };
}
