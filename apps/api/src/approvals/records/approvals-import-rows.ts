import type { MessageType } from '@nuancier/domain/approvals/approval-state.ts';

/** A request of a sub-account, and what came of it. */
export type ApprovalRow = {
  email: string;
  /** the news its author was given last */
  outcome: MessageType;
  requested_at: string;
  comment: string | null;
  reason: string | null;
  lines: readonly {
    sku: string;
    quantity: number;
    /** where the head of the company changed it */
    asked: number | null;
  }[];
};
