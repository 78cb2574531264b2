import type { ApprovalsContext } from '../approvals-context.ts';
import { askerOf } from '../asking/asker-of.ts';
import { dismissMessage } from '../records/messages-store.ts';

export async function dismissActiveMessage(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'db'>,
): Promise<true> {
  await dismissMessage(context.db, askerOf(context).customerId, context.now());
  return true;
}
