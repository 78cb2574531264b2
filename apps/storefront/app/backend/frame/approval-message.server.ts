import type { RouterContextProvider } from 'react-router';
import { ActiveMessagesDocument } from '../../../generated/documents.ts';
import { backendContext, viewerContext } from '../request-context.server.ts';
import type { ApprovalMessage } from './frame-data.ts';

const types = ['requested', 'approved', 'approved_with_changes', 'rejected'] as const;

/** Only sub-accounts have messages; the page works without them. The first entry counts. */
export async function approvalMessage(
  context: Readonly<RouterContextProvider>,
): Promise<ApprovalMessage | null> {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in' || viewer.role !== 'Subaccount') return null;
  const { getActiveMessagesByCustomerId: messages } = await context
    .get(backendContext)
    .query(
      ActiveMessagesDocument,
      { customerId: viewer.customerId },
      { mayFail: ['getActiveMessagesByCustomerId'] },
    );
  const [first] = messages ?? [];
  const type = types.find((one) => one === first?.message_type);
  return first && type ? { type, content: first.content } : null;
}
