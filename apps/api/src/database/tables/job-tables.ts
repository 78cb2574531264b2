import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type JobTables = { job: JobTable; job_run: JobRunTable };

type JobTable = { name: string; schedule: string; next_due_at: Timestamp };

type JobRunTable = {
  id: Generated<string>;
  name: string;
  due_at: Timestamp;
  tries: Generated<number>;
  lease: string | null;
  next_try_at: Timestamp;
  process: string | null;
  started_at: Date | null;
  beat_at: Date | null;
  ended_at: Date | null;
  outcome: 'done' | 'failed' | null;
  said: string | null;
  last_error: string | null;
};
