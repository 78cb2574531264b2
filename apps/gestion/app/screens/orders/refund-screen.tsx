import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { RefundOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { readEuros } from '../../features/orders/acts/read-euros.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/refund-screen';

const { refund: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'refundOrder')) throw redirect(paths.order(number));
  return { number, left: order.refund?.left_cents ?? 0, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [montant, motif] = [formText(form, 'montant'), formText(form, 'motif')];
  const amount = readEuros(montant);
  const faults = {
    ...(amount === null ? { montant: copy.badAmount } : {}),
    ...(motif === '' ? { motif: orderCopy.cancel.missing } : {}),
  };
  const values = { montant, motif };
  if (amount === null || motif === '')
    return notAccepted<'montant' | 'motif'>({ values, faults, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        RefundOrderDocument,
        { number, amount, reason: motif },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'montant' | 'motif'>({ values, faults: {}, refusal: asked.refusal });
  const { given, message } = asked.done.refundOrder;
  // The bank's no is no refusal of ours: it stands in the order's history as well.
  if (!given)
    return notAccepted<'montant' | 'motif'>({ values, faults: {}, refusal: { message, key: 'REFUND' } });
  throw redirect(`${paths.order(number)}?fait=remboursee`);
}

export default function RefundScreen({
  loaderData: { number, left, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says(formatAmount(left / 100))}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField
        name="montant"
        label={copy.amount}
        inputMode="decimal"
        defaultValue={(left / 100).toFixed(2).replace('.', ',')}
        answer={actionData}
      />
      <TextField name="motif" label={orderCopy.cancel.reason} answer={actionData} />
    </ActPage>
  );
}
