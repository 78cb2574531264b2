import { data, Link, redirect } from 'react-router';
import { OwnRequestDocument } from '../../../generated/documents.ts';
import { changeOwnRequest } from '../../actions/approvals/change-own-request.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { approvalsCopy as copy } from '../../features/approvals/copy.ts';
import { OwnRequestForm } from '../../features/approvals/own-request-form.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/my-request-screen.ts';

/** A decided request is shown in the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderId } = params;
  const found = await orMissing(context.get(backendContext).query(OwnRequestDocument, { orderId }));
  const request = found?.getOwnApprovalRequest;
  if (!request) throw notFound('This page could not be found');
  if (request.status !== 'waiting_for_approval') throw redirect(paths['customer-my-requests']());
  return { request };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await changeOwnRequest(context, params.orderId, await readForm(request));
  return outcome instanceof Response ? outcome : data(outcome, { status: 422 });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.request(params.orderId), copy.ownTitle], noindex: true });
}

const title = { text: copy.error, key: copy.error };

export default function MyRequestScreen({ loaderData: { request }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <p>
        <Link to={paths['customer-my-requests']()}>{copy.backToOwn}</Link>
      </p>
      <h1>{copy.request(request.id)}</h1>
      <p>{copy.requestedOn(formatDate(new Date(request.created_at)))}</p>
      <FormRefusal title={title} refusal={actionData?.refusal} />
      <OwnRequestForm request={request} typed={actionData?.typed ?? {}} comment={actionData?.comment} />
    </Page>
  );
}
