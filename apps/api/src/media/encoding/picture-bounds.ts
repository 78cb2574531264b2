/** A sheet of 8,900 × 8,900; the memory that decoding takes follows from it. */
export const MOST_PIXELS = 80_000_000;

/** Of one file, as it comes. */
export const MOST_FILE_BYTES = 80 * 1_024 ** 2;

/** Exit code of a process that gave up for its memory. */
export const TOO_HEAVY = 77;
