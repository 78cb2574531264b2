import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type ImportTables = { import_run: ImportRunTable };

type ImportRunTable = {
  id: Generated<number>;
  at: Timestamp;
  kind: string;
  file_name: string;
  sha256: string;
  given_by: string;
  is_full: boolean;
  outcome: 'written' | 'refused' | 'held';
  lines: number;
  added: number;
  changed: number;
  removed: number;
  refused: number;
};
