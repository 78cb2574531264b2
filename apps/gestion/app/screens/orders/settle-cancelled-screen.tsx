import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { SettleCancelledDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { readEuros } from '../../features/orders/acts/read-euros.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/settle-cancelled-screen';

const { settle: copy } = orderCopy;

type Typed = 'montant' | 'moyen';

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'settleCancelled')) throw redirect(paths.order(number));
  return { number, left: order.to_settle_cents, actKey: randomUUID() };
}

/** What is left may have changed under the form: it is read again after a refusal too. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [montant, moyen] = [formText(form, 'montant'), formText(form, 'moyen')];
  const amount = readEuros(montant);
  const values = { montant, moyen };
  const faults = {
    ...(amount === null ? { montant: orderCopy.refund.badAmount } : {}),
    ...(moyen === '' ? { moyen: copy.missing } : {}),
  };
  if (amount === null || moyen === '') return notAccepted<Typed>({ values, faults, refusal: null });
  const { ask } = context.get(backendContext);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(
    ask(SettleCancelledDocument, { number, amount, how: moyen }, { idempotencyKey }),
  );
  if ('refusal' in asked) return notAccepted<Typed>({ values, ...atItsField(asked.refusal) });
  throw redirect(`${paths.order(number)}?fait=rendue`);
}

export default function SettleCancelledScreen({
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
        label={orderCopy.refund.amount}
        inputMode="decimal"
        defaultValue={(left / 100).toFixed(2).replace('.', ',')}
        answer={actionData}
      />
      <ReasonField name="moyen" label={copy.how} hint={copy.howHint} answer={actionData} />
    </ActPage>
  );
}
