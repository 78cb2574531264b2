import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { HandOverLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { CodeField, DrawnField, ReceiverField } from '../../features/orders/hand-over/proof-fields.tsx';
import { proofOf, typedProof, unproven } from '../../features/orders/hand-over/read-proof.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/hand-over-screen';

const { handOver: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'handOverLines')) throw redirect(paths.order(number));
  return { number, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = typedProof(form);
  const proof = proofOf(typed);
  if (proof === null) return notAccepted(unproven(typed));
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(HandOverLinesDocument, { number, proof }, { idempotencyKey }));
  if ('refusal' in asked) return notAccepted(unproven(typed, asked.refusal));
  throw redirect(`${paths.order(number)}?fait=remise`);
}

export default function HandOverScreen({ loaderData: { number, actKey }, actionData }: Route.ComponentProps) {
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <CodeField answer={actionData} />
      <ReceiverField answer={actionData} />
      <DrawnField answer={actionData} />
    </ActPage>
  );
}
