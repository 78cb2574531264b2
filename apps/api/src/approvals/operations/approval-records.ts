import type { ApprovalRecord } from '@nuancier/contract/api-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { selectDecided, selectOwnRecords } from '../history/approval-records-store.ts';
import { askerOf } from '../asking/asker-of.ts';
import { deciderOf } from '../deciding/decider-of.ts';
import { recordsOf } from '../history/record-of.ts';

const YEAR_MS = 365 * DAY_MS;

export async function ownApprovalRequests(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'db'>,
): Promise<ApprovalRecord[]> {
  const { db } = context;
  return recordsOf(
    db,
    context,
    await selectOwnRecords(db, askerOf(context).customerId, aYearBefore(context)),
  );
}

export async function approvalDecisions(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'db'>,
): Promise<ApprovalRecord[]> {
  const { db } = context;
  return recordsOf(db, context, await selectDecided(db, deciderOf(context), aYearBefore(context)));
}

const aYearBefore = ({ now }: Pick<ApprovalsContext, 'now'>): Date => new Date(now().getTime() - YEAR_MS);
