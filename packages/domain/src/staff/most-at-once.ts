/** Rows of a list that one act takes together. */
export const MOST_AT_ONCE = 200;
