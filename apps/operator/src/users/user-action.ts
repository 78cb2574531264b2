import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import type { Terminal } from '../command.ts';

/** One thing an operator does to an account: its exit code. */
export type UserAction = (means: {
  db: DatabasePool;
  now: Date;
  publicUrl: string;
  args: string[];
  terminal: Terminal;
}) => Promise<number>;
