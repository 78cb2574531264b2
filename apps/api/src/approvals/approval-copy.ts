import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';

export const approvalCopy = {
  change: ({ name, from, to }: LineChange): string =>
    to === 0 ? `${name}\u00A0: retiré` : `${name}\u00A0: ${from} → ${to}`,
  reason: (reason: string): string => `Motif\u00A0: ${reason}`,
} as const;
