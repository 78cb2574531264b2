import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { OrdersToApproveDocument } from '../../../generated/documents.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { ApprovalList } from '../../features/approvals/approval-list.tsx';
import { approvalsCopy as copy, decisionTexts } from '../../features/approvals/copy.ts';
import { RequestRecord } from '../../features/approvals/request-record.tsx';
import { RequestRecords } from '../../features/approvals/request-records.tsx';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/orders-to-approve-screen.ts';
import styles from './orders-to-approve-screen.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shopToken: tokenId } = context.get(sessionContext);
  const { getOrdersWaitingForApproval: waiting, getApprovalDecisions: decided } = await context
    .get(backendContext)
    .query(OrdersToApproveDocument, { tokenId });
  const done = decisionTexts.get(new URL(request.url).searchParams.get('fait') ?? '') ?? null;
  return { requests: waiting?.items ?? [], decided, done };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.listTitle, accountCopy.title], noindex: true });
}

export default function OrdersToApproveScreen({ loaderData }: Route.ComponentProps) {
  const { requests, decided, done } = loaderData;
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
      <h2 className={styles.past}>{copy.decidedTitle}</h2>
      {decided.length === 0 ? (
        <p>{copy.decidedNone}</p>
      ) : (
        <RequestRecords>
          {decided.map((record) => (
            <RequestRecord key={record.id} record={record} named />
          ))}
        </RequestRecords>
      )}
    </Page>
  );
}
