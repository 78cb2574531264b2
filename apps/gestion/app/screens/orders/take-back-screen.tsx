import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TakeBackLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { LineCounts } from '../../features/orders/acts/line-counts.tsx';
import { packsCopy } from '../../features/orders/acts/packs-copy.ts';
import { loweredMoves, readPacks, typedPacks } from '../../features/orders/acts/read-packs.ts';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/take-back-screen';

const { takeBack: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'takeBackLines')) throw redirect(paths.order(number));
  return {
    number,
    isTold: order.mode === 'EMP',
    lines: order.lines.flatMap(({ position, name, prepared: to, handed_over: from }) =>
      to > from ? [{ position, name, from, to }] : [],
    ),
    actKey: randomUUID(),
  };
}

/** What is ready may have changed under the form: it is read again after a refusal too. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const refused = (refusal: FormAnswer['refusal']) =>
    notAccepted<string>({ values: typedPacks(form), faults: {}, refusal });
  const read = readPacks(form);
  if (read === null) throw redirect(paths.takingBack(number));
  if (!read.ok) return refused(read.refusal);
  const lines = loweredMoves(read.lines);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(TakeBackLinesDocument, { number, lines }, { idempotencyKey }));
  if ('refusal' in asked) return refused(asked.refusal);
  throw redirect(`${paths.order(number)}?fait=reprise`);
}

export default function TakeBackScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, lines, isTold, actKey } = loaderData;
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={isTold ? copy.saysTold : copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={atItsLine(actionData?.refusal, lines).refusal}
    >
      <LineCounts
        key={JSON.stringify(lines)}
        lines={lines}
        label={packsCopy.takenBack}
        typed={actionData?.values}
        refusal={actionData?.refusal}
      />
    </ActPage>
  );
}
