import { data, Link, redirect } from 'react-router';
import { OrderToApproveDocument } from '../../../generated/documents.ts';
import { decideRequest } from '../../actions/approvals/decide-request.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { REQUEST_FORM } from '../../actions/approvals/approval-answer.ts';
import { ApprovalHistory } from '../../features/approvals/approval-history.tsx';
import { ApprovalLine } from '../../features/approvals/approval-line.tsx';
import { ApprovalSummary } from '../../features/approvals/approval-summary.tsx';
import { approvalsCopy as copy } from '../../features/approvals/copy.ts';
import { DecisionBar } from '../../features/approvals/decision-bar.tsx';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { EnterButton } from '@nuancier/ui/pieces/buttons/enter-button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/order-to-approve-screen.ts';
import styles from './order-to-approve-screen.module.css';

/** A request that was treated leads back to the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shopToken: tokenId } = context.get(sessionContext);
  const variables = { orderId: params.orderId, tokenId };
  const found = await orMissing(context.get(backendContext).query(OrderToApproveDocument, variables));
  const request = found?.getOrderWaitingForApproval;
  if (!request) throw notFound('This page could not be found');
  if (request.status !== 'waiting_for_approval')
    throw redirect(`${paths['customer-orders-to-approve']()}?fait=traitee`);
  return { request };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await decideRequest(context, params.orderId, await readForm(request));
  if (answer instanceof Response) return answer;
  return data(answer, { status: answer.kind === 'refused' ? 422 : 200 });
}

/** Also after a refusal: what was refused may be that something else is asked for by now. */
export function shouldRevalidate(): boolean {
  return true;
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.request(params.orderId), copy.listTitle], noindex: true });
}

const title = { text: copy.error, key: copy.error };

export default function OrderToApproveScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { request } = loaderData;
  const refused = actionData && 'refusal' in actionData ? actionData : undefined;
  useRefusedForm(refused, title);
  const quotations = [...new Set(request.items.flatMap((line) => line.quotation_number ?? []))];
  return (
    <Page>
      <p className={styles.back}>
        <Link to={paths['customer-orders-to-approve']()}>{copy.back}</Link>
      </p>
      <h1>{copy.detailTitle(request.customer_name)}</h1>
      <p className={styles.facts}>
        {copy.request(request.id)}
        {' · '}
        {copy.by(request.customer_name, formatDate(new Date(request.created_at)))}
      </p>
      {request.comment && (
        <p className={styles.facts}>
          <strong>{copy.comment}</strong>
          {'\u00a0: '}
          {request.comment}
        </p>
      )}
      <DoneNote text={actionData && 'text' in actionData ? actionData.text : null} />
      <FormRefusal title={title} refusal={refused?.refusal} />
      <Form method="post" id={REQUEST_FORM}>
        <EnterButton intent="update" label={copy.update} />
        <input type="hidden" name="version" value={request.version} />
        <input
          type="hidden"
          name="shownTotal"
          value={request.direct_order?.total_including_tax?.value ?? ''}
        />
      </Form>
      <div className={styles.parts}>
        <section aria-label={copy.lines}>
          <h2>{copy.lines}</h2>
          {quotations.map((number) => (
            <p key={number} role="note" className={styles.quoted}>
              {copy.quotedChange(number)}
            </p>
          ))}
          <ul className={styles.lines}>
            {request.items.map((line) => (
              <ApprovalLine
                key={`${request.version} ${line.uid}`}
                line={line}
                typed={refused?.typed[line.uid]}
              />
            ))}
          </ul>
          {request.items.length === 1 && <p>{copy.lastLine}</p>}
        </section>
        <ApprovalSummary request={request} />
      </div>
      <Disclosure summary={copy.history}>
        <ApprovalHistory events={request.history} />
      </Disclosure>
      <DecisionBar request={request} />
    </Page>
  );
}
