// Who sits at the terminal, for the audit log.
import { userInfo } from 'node:os';
import type { AuditPlace } from '@nuancier/api/audit/audit.ts';
import type { Terminal } from './command.ts';

/** As given by `--by`, or else the machine's user. */
export function operatorName({ by }: Pick<Terminal, 'by'>): string {
  return by ?? userInfo().username;
}

export function operatorPlace(command: string): AuditPlace {
  return {
    viewer: { kind: 'visitor' },
    clientAddress: 'poste de commande',
    requestId: `shop ${command}`,
    now: () => new Date(),
  };
}
