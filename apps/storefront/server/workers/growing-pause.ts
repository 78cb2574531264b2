const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before a process that ended by itself is started again, after so many short lives in a row. */
export function growingPause(shortLives: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** shortLives);
}
