import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';

export const approvalCopy = {
  change: ({ name, from, to }: LineChange): string =>
    to === 0 ? `${name}\u00A0: retiré` : `${name}\u00A0: ${from} → ${to}`,
  rejectedAndChanged:
    'Votre demande a été rejetée. Votre panier a changé depuis\u00A0: vous pouvez le commander sans validation.',
  reason: (reason: string): string => `Motif\u00A0: ${reason}`,
} as const;
