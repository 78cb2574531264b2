import type { ApprovalStatus, MessageType } from '@nuancier/domain/approvals/approval-state.ts';
import type { LineCount } from '@nuancier/domain/approvals/approved-lines.ts';

export type ApprovalRequest = {
  id: number;
  number: string;
  cartId: string;
  customerId: number;
  companyId: number;
  status: ApprovalStatus;
  /** who asks */
  customerName: string;
  comment: string | null;
  reason: string | null;
  requestedAt: Date;
  remindedAt: Date | null;
  orderNumber: string | null;
  /** incremented with every change by the asker */
  version: number;
};

export type ApprovalSummary = Pick<ApprovalRequest, 'number' | 'customerName' | 'requestedAt'> & {
  packs: number;
  totalHt: number;
};

/** A request as shown in the history. */
export type ApprovalRecord = Pick<
  ApprovalRequest,
  'number' | 'status' | 'cartId' | 'customerName' | 'comment' | 'requestedAt' | 'remindedAt' | 'orderNumber'
> & { packs: number; totalHt: number };

/** Line by line: what was asked for, and what was granted once it is. */
export type ApprovalLines = { asked: LineCount[]; granted: LineCount[] };

/** A decider or an asker. */
export type Person = {
  id: number;
  civility: string | null;
  firstname: string;
  lastname: string;
  email: string;
  wantsMail: boolean;
};

export type ApprovalMessage = {
  type: MessageType;
  request: Pick<ApprovalRequest, 'id' | 'cartId' | 'reason' | 'orderNumber'>;
};
