import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { ProposeSubstituteDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { isReplaceable } from '../../features/orders/substitutes/is-replaceable.ts';
import { substitutesCopy } from '../../features/orders/substitutes/substitutes-copy.ts';
import { orderOf } from './order-of.server.ts';
import type { Route } from './+types/substitute-screen';

const { page: copy } = substitutesCopy;

export async function loader({ request, params: { number, position }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  const line = order.lines.find((one) => String(one.position) === position);
  if (line === undefined || !isReplaceable(order, line)) throw redirect(paths.order(number));
  const isPreparing = comesFromPreparation(request);
  return { number, name: line.name, missing: line.quantity - line.picked, isPreparing, actKey: randomUUID() };
}

export async function action({ request, params: { number, position }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = formText(form, 'code');
  if (code === '') return notAccepted<'code'>({ values: {}, faults: { code: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        ProposeSubstituteDocument,
        { number, position: Number(position), code },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'code'>({ values: { code }, faults: {}, refusal: asked.refusal });
  const back = comesFromPreparation(request) ? paths.preparation(number) : paths.order(number);
  throw redirect(`${back}?fait=proposee`);
}

/** The picker goes on where it stood. */
function comesFromPreparation(request: Request): boolean {
  return new URL(request.url).searchParams.get('depuis') === 'preparation';
}

export default function SubstituteScreen({
  loaderData: { number, name, missing, isPreparing, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={
        isPreparing
          ? { to: paths.preparation(number), label: copy.backToPreparation }
          : { to: paths.order(number), label: orderCopy.keep }
      }
      title={copy.title(number)}
      says={copy.says(missing, name)}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="code" label={copy.code} answer={actionData} />
    </ConfirmPage>
  );
}
