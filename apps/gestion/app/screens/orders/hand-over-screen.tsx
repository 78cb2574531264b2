import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { HandOverLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/hand-over-screen';

const { handOver: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'handOverLines')) throw redirect(paths.order(number));
  return { number, buyer: order.buyer.name, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const receivedBy = formText(form, 'receveur');
  if (receivedBy === '')
    return notAccepted<'receveur'>({ values: {}, faults: { receveur: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        HandOverLinesDocument,
        { number, receivedBy },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'receveur'>({ values: { receveur: receivedBy }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.order(number)}?fait=remise`);
}

export default function HandOverScreen({
  loaderData: { number, buyer, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="receveur" label={copy.receivedBy} defaultValue={buyer} answer={actionData} />
    </ActPage>
  );
}
