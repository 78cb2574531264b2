import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { CancelShopOrderDocument, RefundOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { isPartlyInHand } from '../../features/orders/acts/is-partly-in-hand.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/cancel-screen';

const { cancel: copy } = orderCopy;
const wordsOf = (isClosed: boolean) => (isClosed ? orderCopy.close : orderCopy.cancel);

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'cancelShopOrder')) throw redirect(paths.order(number));
  return {
    number,
    isClosed: isPartlyInHand(order),
    isAside: order.lines.some(({ picked, handed_over: handedOver }) => picked > handedOver),
    // A closed order is one whose money is back.
    owed: order.refund?.left_cents ?? 0,
    mayRefund: may(order, 'refundOrder'),
    actKey: randomUUID(),
    refundKey: randomUUID(),
  };
}

type Typed = 'motif' | 'rendre';

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const reason = formText(form, 'motif');
  const rendre = formText(form, 'rendre');
  const values = { motif: reason, rendre };
  if (reason === '') return notAccepted<Typed>({ values, faults: { motif: copy.missing }, refusal: null });
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(
    ask(
      CancelShopOrderDocument,
      { number, reason },
      { idempotencyKey: formText(form, 'cle') || randomUUID() },
    ),
  );
  if ('refusal' in asked) return notAccepted<Typed>({ values, faults: {}, refusal: asked.refusal });
  const isClosed = formText(form, 'close') === 'oui';
  throw redirect(`${paths.order(number)}?fait=${isClosed ? 'close' : await cancelled()}`);

  /** Whatever the bank says, the order is cancelled: what it does not give back stays due. */
  async function cancelled() {
    if (rendre === '') return 'annulee';
    const idempotencyKey = formText(form, 'cle-remboursement') || randomUUID();
    const given = await orRefusal(ask(RefundOrderDocument, { number, reason }, { idempotencyKey }));
    return 'done' in given && given.done.refundOrder.given ? 'annuleerendue' : 'annuleearendre';
  }
}

export default function CancelScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, isClosed, isAside, owed, mayRefund, actKey, refundKey } = loaderData;
  const words = wordsOf(isClosed);
  const amount = formatAmount(owed / 100);
  const says = [words.says, ...(isAside ? [copy.shelve] : []), ...(owed > 0 ? [copy.owed(amount)] : [])];
  return (
    <ActPage
      number={number}
      title={words.title(number)}
      says={says.join(' ')}
      confirm={words.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      {isClosed && <input type="hidden" name="close" value="oui" />}
      <ReasonField name="motif" label={copy.reason} answer={actionData} />
      {owed > 0 && mayRefund && (
        <>
          <input type="hidden" name="cle-remboursement" value={refundKey} />
          <Checkbox
            name="rendre"
            value="oui"
            label={copy.giveBack(amount)}
            defaultChecked={actionData === undefined || actionData.values.rendre === 'oui'}
          />
          <p>{copy.giveBackSays}</p>
        </>
      )}
    </ActPage>
  );
}
