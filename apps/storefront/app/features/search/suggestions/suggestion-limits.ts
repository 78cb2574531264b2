/** Fewer letters find everything, which is nothing. */
export const SHORTEST_TERM = 2;
export const LONGEST_TERM = 200;
