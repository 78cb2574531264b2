// How a process of the shop ends, told to whoever started it. The numbers are those of sysexits.h, so that a service
// manager can tell what a new start may mend from what only a person can.
export const EXIT = {
  /** asked to stop, and everything begun was finished */
  done: 0,
  /** a fault nobody foresaw */
  fault: 1,
  /** something the shop needs is not there: the database, the port */
  unavailable: 69,
  /** a backup was made and is whole, but old ones could not be removed: made again it would be no better */
  unpruned: 74,
  /** asked to stop, but the drain window ended before the last request did, or a second signal cut it short */
  cut: 75,
  /** the settings are wrong: starting again changes nothing */
  settings: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Says why in sentences, without a stack, and lets the process end by itself. */
export function giveUp(problems: readonly string[], code: ExitCode): void {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = code;
}
