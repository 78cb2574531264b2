import type { Schedule } from './schedule.ts';

export type Job = {
  /** For the operator, who names it on the command line. */
  name: string;
  /** What it is for, in French. */
  title: string;
  schedule: Schedule;
  /**
   * Says in a few French words what was done. It must bear a second beginning: a process may be killed half-way, and
   * another then does the run again. `signal`: the shop closes, the time is over, or another process has taken it.
   */
  work: (signal: AbortSignal) => Promise<string>;
};
