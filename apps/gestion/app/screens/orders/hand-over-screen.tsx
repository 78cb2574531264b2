import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { redirect } from 'react-router';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { HandOverLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { LineCounts } from '../../features/orders/acts/line-counts.tsx';
import { packsCopy } from '../../features/orders/acts/packs-copy.ts';
import { handedMoves, readPacks, typedPacks } from '../../features/orders/acts/read-packs.ts';
import { CodeField, DrawnField, ReceiverField } from '../../features/orders/hand-over/proof-fields.tsx';
import { miscounted, proofOf, typedProof, unproven } from '../../features/orders/hand-over/read-proof.ts';
import type { ProofField } from '../../features/orders/hand-over/read-proof.ts';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import type { Route } from './+types/hand-over-screen';

const { handOver: copy } = orderCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'handOverLines')) throw redirect(paths.order(number));
  const isWhole = order.lines.every(({ prepared, quantity }) => prepared >= quantity);
  return {
    number,
    lines: order.lines.flatMap(
      ({ position, name, prepared, handed_over: handedOver, is_withheld: isWithheld }) =>
        prepared > handedOver && !isWithheld ? [{ position, name, from: handedOver, to: prepared }] : [],
    ),
    collects: order.to_collect_cents === null ? null : { cents: order.to_collect_cents, isNoted: isWhole },
    actKey: randomUUID(),
  };
}

/** What is ready may have changed under the form: it is read again after a refusal too. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = typedProof(form);
  const refused = (answer: FormAnswer<ProofField>) =>
    notAccepted<string>({ ...answer, values: { ...typedPacks(form), ...answer.values } });
  const read = readPacks(form);
  if (read === null) throw redirect(paths.handOver(number));
  if (!read.ok) return refused(miscounted(typed, read.refusal));
  const proof = proofOf(typed);
  if (proof === null) return refused(unproven(typed));
  const lines = handedMoves(read.lines);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(HandOverLinesDocument, { number, lines, proof }, { idempotencyKey }));
  if ('refusal' in asked) return refused(unproven(typed, asked.refusal));
  throw redirect(`${paths.order(number)}?fait=remise`);
}

export default function HandOverScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, lines, collects, actKey } = loaderData;
  const amount = collects && formatAmount(collects.cents / 100);
  const [isAll, setAll] = useState(true);
  const isNoted = isAll && collects?.isNoted === true;
  return (
    <ActPage
      number={number}
      title={copy.title(number)}
      says={copy.says}
      confirm={amount !== null && isNoted ? copy.confirmCollected(amount) : copy.confirm}
      actKey={actKey}
      refusal={atItsLine(actionData?.refusal, lines).refusal}
    >
      <p>{copy.lines}</p>
      <LineCounts
        key={JSON.stringify(lines)}
        lines={lines}
        label={packsCopy.handedOver}
        typed={actionData?.values}
        refusal={actionData?.refusal}
        onChange={setAll}
      />
      {amount !== null && (
        <p>
          <strong>{isNoted ? copy.collect(amount) : copy.collectLater(amount)}</strong>
        </p>
      )}
      <CodeField answer={actionData} />
      <ReceiverField answer={actionData} />
      <DrawnField answer={actionData} />
    </ActPage>
  );
}
