import type { Configuration, Environment } from '@nuancier/api/configuration/configuration.ts';
import type { Progress } from './progress.ts';

/** What a command may use of the world. */
export type Terminal = {
  print: (line: string) => void;
  progress: Progress;
  /** Beside what is printed, where that may be a file's content; else printed with it. */
  remark?: ((line: string) => void) | undefined;
  /** What a person answers; absent where nobody sits there. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Who does it, for the audit log: `--by NAME`. */
  by?: string | undefined;
  /** The variables as they were given. */
  env?: Environment | undefined;
};

/** Whoever sat there has left, or reads no further: what was begun is given up, and nothing is said. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

export type Command = {
  name: string;
  /** The arguments, as the help shows them. */
  takes: string;
  summary: string;
  /** The exit code: 0 done, 1 failed, 2 not asked for properly; beyond, what `EXIT` names. */
  run: (args: string[], configuration: Configuration, terminal: Terminal) => Promise<number>;
  /** What it says where the settings are wrong; by default the sentences about them. */
  unsettled?: (args: string[], problems: readonly string[], terminal: Terminal) => number;
};
