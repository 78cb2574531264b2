import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { CancelLinesPreviewDocument, CancelOrderLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { cutWords } from '../../features/orders/acts/cut-words.ts';
import { LineCounts } from '../../features/orders/acts/line-counts.tsx';
import { packsCopy } from '../../features/orders/acts/packs-copy.ts';
import {
  lineField,
  loweredMoves,
  packsName,
  readPacks,
  typedPacks,
} from '../../features/orders/acts/read-packs.ts';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/cancel-lines-screen';

const { cancelLines: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'cancelOrderLines')) throw redirect(paths.order(number));
  return {
    number,
    lines: order.lines.flatMap(({ position, name, quantity: to, cancellable }) =>
      cancellable > 0 ? [{ position, name, from: to - cancellable, to }] : [],
    ),
    actKey: randomUUID(),
  };
}

/** What may be cancelled may have changed under the form: it is read again after a refusal too. */
export function shouldRevalidate() {
  return true;
}

/** The first press says what would follow, the second does it. */
export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const reason = formText(form, 'motif');
  const values = { ...typedPacks(form), motif: reason };
  const refused = (refusal: FormAnswer['refusal'], motif?: string) =>
    notAccepted<string>({ values, faults: motif === undefined ? {} : { motif }, refusal });
  const read = readPacks(form);
  if (read === null) throw redirect(paths.cancellingLines(number));
  if (!read.ok) return refused(read.refusal);
  if (reason === '') return refused(null, orderCopy.cancel.missing);
  const { ask } = context.get(backendContext);
  const lines = loweredMoves(read.lines);
  if (!form.has('vu')) {
    const asked = await orRefusal(ask(CancelLinesPreviewDocument, { number, lines }));
    if ('refusal' in asked) return refused(asked.refusal);
    const says = cutWords(asked.done.cancelLinesPreview);
    return { values, faults: {}, refusal: null, says, read: read.lines };
  }
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(ask(CancelOrderLinesDocument, { number, lines, reason }, { idempotencyKey }));
  if ('refusal' in asked) return refused(asked.refusal);
  const isWhole = asked.done.cancelOrderLines.status === 'ANNULEE';
  throw redirect(`${paths.order(number)}?fait=${isWhole ? 'annulee' : 'annuleepartie'}`);
}

export default function CancelLinesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, lines, actKey } = loaderData;
  const nameOf = (position: number) => lines.find((line) => line.position === position)?.name ?? '';
  if (actionData !== undefined && 'says' in actionData)
    return (
      <ActPage
        number={number}
        title={copy.title(number)}
        says={actionData.says}
        confirm={copy.confirm}
        actKey={actKey}
        refusal={null}
      >
        <input type="hidden" name="vu" value="oui" />
        <input type="hidden" name="motif" value={actionData.values.motif} />
        <ul>
          {actionData.read.map((line) => (
            <li key={line.position}>
              <input type="hidden" {...lineField(line)} />
              <input type="hidden" name={packsName(line.position)} value={line.packs} />
              {copy.line(line.packs, nameOf(line.position))}
            </li>
          ))}
        </ul>
      </ActPage>
    );
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.look}
      actKey={actKey}
      refusal={atItsLine(actionData?.refusal, lines).refusal}
    >
      <LineCounts
        key={JSON.stringify(lines)}
        lines={lines}
        label={packsCopy.cancelled}
        typed={actionData?.values}
        refusal={actionData?.refusal}
        fromNone
      />
      <ReasonField name="motif" label={orderCopy.cancel.reason} answer={actionData} />
    </ActPage>
  );
}
