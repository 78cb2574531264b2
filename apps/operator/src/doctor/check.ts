// One thing the doctor looks at, and what it finds.
import type { Configuration, Environment } from '@nuancier/api/configuration/configuration.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';

export type State = 'ok' | 'attention' | 'à corriger';

export type Finding = {
  state: State;
  /** what there is, or what is wrong */
  says: string;
  /** what to do about it, with the command to type where there is one */
  advice: string | null;
};

/** What needs no database. */
export type Surroundings = { configuration: Configuration; env: Environment; now: () => Date };

export type Patient = Surroundings & {
  /** its statements may take their time */
  db: DatabasePool;
  url: string;
  embeddedIn: string | undefined;
};

export type OutsideCheck = Named & {
  needs: 'nothing';
  look: (of: Surroundings) => Promise<readonly Finding[]>;
};
/** `database`: it looks at the server alone; `tables`: at what the shop keeps there. */
export type InsideCheck = Named & {
  needs: 'database' | 'tables';
  look: (of: Patient) => Promise<readonly Finding[]>;
};
export type Check = OutsideCheck | InsideCheck;
type Named = { name: string; title: string };

export function well(says: string): Finding {
  return { state: 'ok', says, advice: null };
}

export function attention(says: string, advice: string): Finding {
  return { state: 'attention', says, advice };
}

export function wrong(says: string, advice: string): Finding {
  return { state: 'à corriger', says, advice };
}

/** All that was found amiss, or the one good word. */
export function orWell(findings: readonly Finding[], says: string): readonly Finding[] {
  return findings.length === 0 ? [well(says)] : findings;
}
