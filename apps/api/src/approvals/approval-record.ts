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
  orderNumber: string | null;
};

export type ApprovalSummary = Pick<ApprovalRequest, 'number' | 'customerName' | 'requestedAt'> & {
  packs: number;
  totalHt: number;
};

/** Line by line: what was asked for, and what was granted once it is. */
export type ApprovalLines = { asked: LineCount[]; granted: LineCount[] };

/** Somebody who may decide, or who asked. */
export type Person = {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
  wantsMail: boolean;
};

export type ApprovalMessage = {
  type: MessageType;
  request: Pick<ApprovalRequest, 'id' | 'cartId' | 'reason' | 'orderNumber'>;
};
