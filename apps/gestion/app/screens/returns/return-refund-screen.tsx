import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { RefundReturnDocument, SettleReturnDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { readEuros } from '../../features/orders/acts/read-euros.ts';
import { returnCopy } from '../../features/returns/return-copy.ts';
import { usualReason } from '../../features/returns/usual-reason.ts';
import { returnOf } from './return-of.server.ts';
import type { Route } from './+types/return-refund-screen';

const { refund: copy } = returnCopy;

type Field = 'montant' | 'motif';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const one = await returnOf(context, id);
  const isByCard = one.may.includes('refundReturn');
  if (!isByCard && !one.may.includes('settleReturn')) throw redirect(paths.shopReturn(id));
  const { order_number: number, worth_cents: worth, refund } = one;
  return {
    id,
    number,
    worth,
    usual: usualReason(one),
    isByCard,
    left: refund?.left_cents ?? 0,
    actKey: randomUUID(),
  };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [montant, motif] = [formText(form, 'montant'), formText(form, 'motif')];
  const isByCard = formText(form, 'voie') === 'carte';
  const amount = readEuros(montant);
  const faults = {
    ...(amount === null ? { montant: copy.badAmount } : {}),
    ...(motif === '' ? { motif: isByCard ? copy.missing : copy.missingHow } : {}),
  };
  const values = { montant, motif };
  if (amount === null || motif === '') return notAccepted<Field>({ values, faults, refusal: null });
  const key = { idempotencyKey: formText(form, 'cle') || randomUUID() };
  const asked = await orRefusal(
    given(context.get(backendContext), { id, amount, words: motif, isByCard, key }),
  );
  if ('refusal' in asked) return notAccepted<Field>({ values, ...atItsField(asked.refusal) });
  // The bank's no is no refusal of ours: it stands in the order's history as well.
  if (asked.done !== null)
    return notAccepted<Field>({ values, faults: {}, refusal: { message: asked.done, key: 'REFUND' } });
  throw redirect(`${paths.shopReturn(id)}?fait=${isByCard ? 'rembourse' : 'note'}`);
}

type Asked = {
  id: string;
  amount: number;
  words: string;
  isByCard: boolean;
  key: { idempotencyKey: string };
};

/** Null when the money is given or noted; else what the bank says. */
async function given({ ask }: Backend, { id, amount, words, isByCard, key }: Asked): Promise<string | null> {
  if (!isByCard) {
    await ask(SettleReturnDocument, { id, amount, how: words }, key);
    return null;
  }
  const { refundReturn } = await ask(RefundReturnDocument, { id, amount, reason: words }, key);
  return refundReturn.given ? null : refundReturn.message;
}

export default function ReturnRefundScreen({
  loaderData: { id, number, worth, usual, isByCard, left, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.title(number)}
      says={isByCard ? copy.byCard(formatAmount(left / 100)) : copy.otherwise}
      confirm={isByCard ? copy.confirm : copy.note}
      back={{ to: paths.shopReturn(id), label: returnCopy.keep }}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="voie" value={isByCard ? 'carte' : 'autre'} />
      <TextField
        name="montant"
        label={copy.amount}
        inputMode="decimal"
        defaultValue={(worth / 100).toFixed(2).replace('.', ',')}
        answer={actionData}
      />
      {isByCard ? (
        <ReasonField name="motif" label={copy.reason} defaultValue={usual} answer={actionData} />
      ) : (
        <ReasonField name="motif" label={copy.how} hint={copy.howHint} answer={actionData} />
      )}
    </ConfirmPage>
  );
}
