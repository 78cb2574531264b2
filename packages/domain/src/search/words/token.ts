/** A word of a text, folded, with its place in the text as it was written. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** Written in one with the word before: the second half of « sous-couche ». */
  hyphenated: boolean;
};
