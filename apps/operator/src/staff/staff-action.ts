import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { refusalMessages } from '@nuancier/api/refusal-messages.ts';
import type { RefusalCode } from '@nuancier/api/refusals/refusal.ts';
import type { TeamActor } from '@nuancier/api/staff/team/team-actor.ts';
import type { Terminal } from '../command.ts';
import { operatorName, operatorPlace } from '../operator.ts';

/** One thing an operator does to the team: its exit code. */
export type StaffAction = (means: {
  db: DatabasePool;
  publicUrl: string;
  args: string[];
  terminal: Terminal;
}) => Promise<number>;

/** The operator reaches everybody; who it is stands in the log by name. */
export function operatorActor(command: string, terminal: Terminal): TeamActor {
  return {
    place: operatorPlace(`staff ${command}`),
    reach: { kind: 'all' },
    author: operatorName(terminal),
  };
}

export function tellRefusal(refusal: RefusalCode, terminal: Terminal): 1 {
  terminal.print(refusalMessages[refusal].message);
  return 1;
}
