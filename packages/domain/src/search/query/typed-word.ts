/** A word of a query before the catalogue is asked about it, with its place in the query. */
export type TypedWord = {
  word: string;
  typed: string;
  start: number;
  end: number;
  hyphenated: boolean;
  /** The query ends with it: it may be half typed. */
  isLast: boolean;
  isComplement: boolean;
};
