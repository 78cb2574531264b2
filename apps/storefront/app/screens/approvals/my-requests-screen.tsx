import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { data } from 'react-router';
import { OwnRequestsDocument } from '../../../generated/documents.ts';
import { actOnRequests } from '../../actions/approvals/act-on-requests.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { approvalsCopy as copy, ownTexts } from '../../features/approvals/copy.ts';
import { OwnRequestActions } from '../../features/approvals/own-request-actions.tsx';
import { RequestRecord } from '../../features/approvals/request-record.tsx';
import { RequestRecords } from '../../features/approvals/request-records.tsx';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/my-requests-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { getOwnApprovalRequests: records } = await context
    .get(backendContext)
    .query(OwnRequestsDocument, {});
  const done = ownTexts.get(new URL(request.url).searchParams.get('fait') ?? '') ?? null;
  return { records, done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await actOnRequests(context, await readForm(request));
  return outcome instanceof Response ? outcome : data(outcome, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.ownTitle, accountCopy.title], noindex: true });
}

const title = { text: copy.error, key: copy.error };

export default function MyRequestsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { records, done } = loaderData;
  return (
    <Page>
      <h1>{copy.ownTitle}</h1>
      <DoneNote text={actionData ? null : done} />
      <FormRefusal title={title} refusal={actionData?.refusal} />
      {records.length === 0 ? (
        <EmptyState icon={<ClipboardCheck aria-hidden="true" size={48} />} title={copy.ownEmpty}>
          <p>{copy.ownEmptyHelp}</p>
        </EmptyState>
      ) : (
        <RequestRecords>
          {records.map((record) => (
            <RequestRecord key={record.id} record={record}>
              <OwnRequestActions record={record} />
            </RequestRecord>
          ))}
        </RequestRecords>
      )}
    </Page>
  );
}
