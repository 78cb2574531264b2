import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { OrdersToApproveDocument } from '../../../generated/documents.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { ApprovalList } from '../../features/approvals/approval-list.tsx';
import { approvalsCopy as copy, decisionTexts } from '../../features/approvals/copy.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { DoneNote } from '../../features/customers/done-note.tsx';
import { pageMeta } from '../../page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/orders-to-approve-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shopToken: tokenId } = context.get(sessionContext);
  const { getOrdersWaitingForApproval: waiting } = await context
    .get(backendContext)
    .query(OrdersToApproveDocument, { tokenId });
  const done = decisionTexts.get(new URL(request.url).searchParams.get('fait') ?? '') ?? null;
  return { requests: waiting?.items ?? [], done };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.listTitle, accountCopy.title], noindex: true });
}

export default function OrdersToApproveScreen({ loaderData: { requests, done } }: Route.ComponentProps) {
  const isEmpty = requests.length === 0;
  const note = done && isEmpty ? `${done} ${copy.noMore}` : done;
  return (
    <Page>
      <h1>{copy.listTitle}</h1>
      <DoneNote text={note} />
      {isEmpty ? (
        <EmptyState icon={<ClipboardCheck aria-hidden="true" size={48} />} title={copy.listEmpty}>
          <p>{copy.listEmptyHelp}</p>
        </EmptyState>
      ) : (
        <>
          <p>{copy.listIntro}</p>
          <ApprovalList requests={requests} />
        </>
      )}
    </Page>
  );
}
