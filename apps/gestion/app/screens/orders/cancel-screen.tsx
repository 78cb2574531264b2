import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { CancelShopOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/cancel-screen';

const { cancel: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  if (!may(await orderOf(context, number), 'cancelShopOrder')) throw redirect(paths.order(number));
  return { number, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const reason = formText(form, 'motif');
  if (reason === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        CancelShopOrderDocument,
        { number, reason },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif: reason }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.order(number)}?fait=annulee`);
}

export default function CancelScreen({ loaderData: { number, actKey }, actionData }: Route.ComponentProps) {
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="motif" label={copy.reason} answer={actionData} />
    </ActPage>
  );
}
