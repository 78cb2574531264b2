import type { PlainColour } from '../words/colour-words.ts';

/** One word (or trade expression) of a query, with all the terms that answer it. */
export type QueryWord = {
  /** As it was typed. */
  typed: string;
  /** As the catalogue spells it. */
  spelling: string;
  /** How the catalogue knows it, best first. */
  how: 'known' | 'kin' | 'beginning' | 'mistyped';
  choices: readonly Choice[];
  /** How selective the word is: the rarer, the higher. */
  rarity: number;
  /** How many words of a name it covers. */
  span: number;
  /** To be marked on screen as far as it was typed. */
  beginning: string | null;
  /** After « pour », « de », « sur »…, or the object of a verb: it says which one, not what. */
  isComplement: boolean;
  /** Of a mistyped word, the words that may be meant, best first; in their folded spelling. */
  guesses: readonly string[];
};

/** A plain colour beside what is asked for: it chooses among the products, and says nothing about what they are. */
export type AskedColour = {
  typed: string;
  family: PlainColour['family'];
  /** The terms under which articles of that colour are listed. */
  terms: readonly number[];
};

export type Choice = {
  /** A term that answers a word, and how well (0..1). */
  term: number;
  factor: number;
  /** Only where it counts: not in descriptions. */
  strongOnly: boolean;
  /** Another word for it: its place in a name proves nothing. */
  isSynonym: boolean;
  /** A synonym that does not mean the same, but is what one needs: « fissure » leads to « enduit de rebouchage ». */
  isLedTo: boolean;
};
