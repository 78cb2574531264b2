import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { CancelShopOrderDocument, RefundOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { readEuros } from '../../features/orders/acts/read-euros.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/refund-screen';

const { refund: copy } = orderCopy;

type Typed = 'montant' | 'motif' | 'annuler';

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'refundOrder')) throw redirect(paths.order(number));
  return {
    number,
    left: order.refund?.left_cents ?? 0,
    owed: order.to_give_back_cents ?? 0,
    isCancelled: order.status === 'ANNULEE',
    proposed: order.to_give_back_cents ?? order.refund?.left_cents ?? 0,
    mayCancel: may(order, 'cancelShopOrder'),
    isOpen:
      order.status !== 'ANNULEE' && order.lines.every(({ handed_over: handedOver }) => handedOver === 0),
    actKey: randomUUID(),
    cancelKey: randomUUID(),
  };
}

/** What is left may have changed under the form: it is read again after a refusal too. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const [montant, motif] = [formText(form, 'montant'), formText(form, 'motif')];
  const amount = readEuros(montant);
  const faults = {
    ...(amount === null ? { montant: copy.badAmount } : {}),
    ...(motif === '' ? { motif: orderCopy.cancel.missing } : {}),
  };
  const annuler = formText(form, 'annuler');
  const values = { montant, motif, annuler };
  if (amount === null || motif === '') return notAccepted<Typed>({ values, faults, refusal: null });
  const asked = await orRefusal(
    ask(
      RefundOrderDocument,
      { number, amount, reason: motif, left: readCents(formText(form, 'reste')) },
      { idempotencyKey: formText(form, 'cle') || randomUUID() },
    ),
  );
  if ('refusal' in asked) return notAccepted<Typed>({ values, ...atItsField(asked.refusal) });
  const { given, message } = asked.done.refundOrder;
  // The bank's no is no refusal of ours: it stands in the order's history as well.
  if (!given) return notAccepted<Typed>({ values, faults: {}, refusal: { message, key: 'REFUND' } });
  throw redirect(`${paths.order(number)}?fait=${annuler === '' ? 'remboursee' : await cancelled()}`);

  /** After the money: what the bank refuses to give back stays ordered. */
  async function cancelled() {
    const idempotencyKey = formText(form, 'cle-annulation') || randomUUID();
    const wanted = ask(CancelShopOrderDocument, { number, reason: motif }, { idempotencyKey });
    return 'refusal' in (await orRefusal(wanted)) ? 'nonannulee' : 'rembourseeannulee';
  }
}

/** Of a field of ours; anything else is no sum that could be left. */
function readCents(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

export default function RefundScreen({
  loaderData: { number, left, owed, isCancelled, proposed, mayCancel, isOpen, actKey, cancelKey },
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
      {!isCancelled && <p>{owed > 0 ? copy.owed(formatAmount(owed / 100)) : copy.gesture}</p>}
      <input type="hidden" name="reste" value={left} />
      <TextField
        name="montant"
        label={copy.amount}
        inputMode="decimal"
        defaultValue={(proposed / 100).toFixed(2).replace('.', ',')}
        answer={actionData}
      />
      <ReasonField name="motif" label={orderCopy.cancel.reason} answer={actionData} />
      {mayCancel && (
        <>
          <input type="hidden" name="cle-annulation" value={cancelKey} />
          <Checkbox
            name="annuler"
            value="oui"
            label={copy.cancelToo}
            defaultChecked={actionData?.values.annuler === 'oui'}
          />
          <p>{copy.cancelSays}</p>
        </>
      )}
      {isOpen && !mayCancel && <p>{copy.cancelByOthers}</p>}
    </ActPage>
  );
}
